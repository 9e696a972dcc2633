"""What a public server needs: limits, headers, the Origin check, files that stay in their folder."""
import gzip
import os
import shutil
import socket as sockets
import tempfile
import time
import unittest

from client import Refused, Server, Socket, program, run_tests

PROGRAM = program()
ME = [{"kind": "me"}]


def make_client_folder():
    folder = tempfile.mkdtemp(prefix="tessera-web-")
    os.mkdir(os.path.join(folder, "assets"))
    for name, text in [("index.html", "<!doctype html><title>t</title>"), ("assets/app-1a2b.js", "export {};" * 50), ("pi.wasm", "x")]:
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)
    with gzip.open(os.path.join(folder, "assets/app-1a2b.js.gz"), "wt") as file:
        file.write("export {};" * 50)
    os.symlink("/etc/passwd", os.path.join(folder, "link.txt"))
    return folder


class Limits(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.web = make_client_folder()
        cls.server = Server(PROGRAM, "--web", cls.web, "--tables-per-hour", "6", "--messages-per-second", "10",
                            "--idle-seconds", "1", "--origin", "https://friend.example")
        cls.table = cls.server.open_table(ME)

    @classmethod
    def tearDownClass(cls):
        cls.server.kill()
        shutil.rmtree(cls.server.folder)
        shutil.rmtree(cls.web)

    def test_files(self):
        raw = self.server.raw
        for path, kind, cache in [("/", "text/html", "no-cache"), ("/table/abc", "text/html", "no-cache"),
                                  ("/assets/app-1a2b.js", "text/javascript", "immutable"), ("/pi.wasm", "application/wasm", "no-cache")]:
            status, headers, _ = raw("GET", path)
            self.assertEqual(status, 200, path)
            self.assertIn(kind, headers["content-type"])
            self.assertIn(cache, headers["cache-control"])
        status, headers, body = raw("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        self.assertEqual(headers["content-encoding"], "gzip")
        self.assertEqual(gzip.decompress(body), b"export {};" * 50)
        self.assertEqual(raw("GET", "/pi.wasm", headers={"If-None-Match": raw("GET", "/pi.wasm")[1]["etag"]})[0], 304)
        status, headers, body = raw("HEAD", "/")
        self.assertEqual((status, body), (200, b""))

    def test_no_path_leads_out_of_the_folder(self):
        for path in ["/../../etc/passwd.txt", "/..%2f..%2fetc/passwd.txt", "/%2e%2e/%2e%2e/etc/hosts.txt", "//etc/x.txt",
                     "/link.txt", "/assets/../../x.sqlite", "/tessera.sqlite", "/\\..\\x.txt", "/assets/app-1a2b.js%00.png"]:
            with sockets.create_connection(("127.0.0.1", self.server.port), timeout=10) as raw:
                raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                answer = b""
                while piece := raw.recv(65536):
                    answer += piece
            self.assertIn(answer.split()[1], (b"404", b"400"), path)
            self.assertNotIn(b"root:", answer)

    def test_headers(self):
        for path in ["/", "/api/games", "/api/nothing", "/healthz"]:
            headers = self.server.raw("GET", path)[1]
            policy = {p.split()[0]: p.split()[1:] for p in headers["content-security-policy"].split(";")}
            self.assertEqual(policy["script-src"], ["'self'"])
            self.assertEqual(headers["x-content-type-options"], "nosniff")
        self.assertEqual(self.server.raw("GET", "/api/games")[1]["cache-control"], "no-store")

    def test_origin(self):
        table = self.table["table"]
        own = f"http://127.0.0.1:{self.server.port}"
        for origin, status in [(None, 101), (own, 101), ("https://friend.example", 101), ("https://evil.example", 403), ("null", 403)]:
            self.assertEqual(Socket(self.server, table, origin=origin).status, status, origin)
        with self.assertRaises(Refused) as refused:
            self.server.post("/api/tables", {}, headers={"Origin": "https://evil.example"})
        self.assertEqual(refused.exception.code, "forbidden-origin")
        self.assertEqual(Socket(self.server, "a" * 20).status, 404)

    def test_pages_of_a_trusted_site_may_read_the_answers(self):
        friend, path = {"Origin": "https://friend.example"}, f"/api/tables/{self.table['table']}"
        asking = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization,content-type"}
        status, headers, body = self.server.raw("OPTIONS", path + "/pace", headers={**friend, **asking})
        self.assertEqual((status, body), (204, b""))
        self.assertNotIn("content-length", headers)
        self.assertIn("POST", headers["access-control-allow-methods"])
        for name in ("authorization", "content-type", "seat-tokens"):
            self.assertIn(name, headers["access-control-allow-headers"].lower())
        answers = [(204, headers), self.server.raw("GET", "/api/games", headers=friend)[:2],
                   self.server.raw("GET", "/assets/app-1a2b.js", headers=friend)[:2],
                   self.server.raw("GET", "/api/nothing", headers=friend)[:2],
                   self.server.raw("POST", path + "/pace", '{"pace": 500}', {**friend, "Authorization": "Bearer " + self.table["token"]})[:2]]
        self.assertEqual([status for status, _ in answers], [204, 200, 200, 404, 200])
        for _, headers in answers:
            self.assertEqual(headers["access-control-allow-origin"], "https://friend.example")
            self.assertEqual(headers["cross-origin-resource-policy"], "cross-origin")
            self.assertIn("Origin", headers["vary"].split(", "))
        self.assertEqual(answers[2][1]["vary"], "Accept-Encoding, Origin")
        for origin in ({}, {"Origin": f"http://127.0.0.1:{self.server.port}"}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
            for method in ("GET", "OPTIONS"):
                status, headers, _ = self.server.raw(method, "/api/games", headers={**origin, **asking})
                self.assertEqual(status, 200 if method == "GET" else 403 if "Origin" in origin and "127" not in origin["Origin"] else 405)
                self.assertEqual([name for name in headers if name.startswith("access-control-")], [])
                self.assertEqual(headers["cross-origin-resource-policy"], "same-origin")

    def test_refusals_of_what_is_no_request_carry_the_headers_too(self):
        usual = {"content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy",
                 "cross-origin-resource-policy", "permissions-policy", "x-frame-options", "cache-control"}
        for sent, expected in [(b"GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n", b"400"), (b"\x16\x03\x01 nonsense\r\n\r\n", b"400"),
                               (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"413"),
                               (b"GET / HTTP/1.1\r\nX: " + b"y" * 17_000, b"431")]:
            with sockets.create_connection(("127.0.0.1", self.server.port), timeout=10) as raw:
                raw.sendall(sent)
                head = b""
                while b"\r\n\r\n" not in head:
                    head += raw.recv(65536)
            lines = head.split(b"\r\n\r\n")[0].split(b"\r\n")
            self.assertEqual(lines[0].split()[1], expected)
            self.assertEqual(usual - {line.split(b":")[0].decode().lower() for line in lines[1:]}, set(), expected)

    def test_sizes(self):
        self.assertEqual(self.server.raw("POST", "/api/tables", "x" * 100_000)[0], 413)
        socket = Socket(self.server, self.table["table"])
        socket.wait_for("update")
        socket.send_text("x" * 40_000)
        while not socket.closed and socket.receive(5):
            pass
        self.assertTrue(socket.closed)
        with sockets.create_connection(("127.0.0.1", self.server.port), timeout=10) as raw:
            raw.sendall(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 10_000)
            self.assertIn(raw.recv(1000).split()[1:2], ([b"431"], [b"400"]))
        with sockets.create_connection(("127.0.0.1", self.server.port), timeout=10) as raw:
            raw.sendall(b"\x16\x03\x01 nonsense\r\n\r\n")
            self.assertIn(b"400", raw.recv(1000))

    def test_message_rate(self):
        socket = Socket(self.server, self.table["table"])
        socket.wait_for("update")
        for i in range(80):
            socket.send({"do": "ping", "id": i})
        answers = [socket.wait_for(lambda m: m["type"] in ("pong", "error")) for _ in range(80)]
        limited = [a for a in answers if a["type"] == "error"]
        self.assertGreater(len(limited), 10)
        self.assertEqual({a["error"]["code"] for a in limited}, {"too-many-requests"})

    def test_tables_of_one_address(self):
        codes = []
        for _ in range(8):
            try:
                self.server.open_table(ME)
            except Refused as refused:
                codes.append((refused.status, refused.code))
        self.assertIn((429, "too-many-tables"), codes)

    def test_idle_tables_leave_memory_and_come_back(self):
        before = self.server.get(f"/api/tables/{self.table['table']}", self.table["token"])
        end = time.monotonic() + 20
        while self.server.figure("tessera_tables_live") > 0 and time.monotonic() < end:
            time.sleep(0.5)
        self.assertEqual(self.server.figure("tessera_tables_live"), 0)
        self.assertEqual(self.server.get(f"/api/tables/{self.table['table']}", self.table["token"]), before)

    def test_the_store_holds_no_token(self):
        for name in os.listdir(self.server.folder):
            with open(os.path.join(self.server.folder, name), "rb") as file:
                self.assertNotIn(self.table["token"].encode(), file.read())


if __name__ == "__main__":
    run_tests()

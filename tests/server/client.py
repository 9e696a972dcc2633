"""A small client of the server for the tests: HTTP, WebSockets, starting and stopping it. Keeps
every byte it receives, so that a test can search it."""
import base64
import http.client
import json
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(f"{status} {body}")
        self.status, self.body = status, body
        self.code = body.get("error", {}).get("code") if isinstance(body, dict) else None


class Server:
    """A server process in a folder of its own; may be killed and started again."""

    def __init__(self, program, *options, data=None, restore_signals=True):
        self.program, self.options = program, options
        self.folder = data or tempfile.mkdtemp(prefix="tessera-test-")
        self.restore_signals = restore_signals
        self.port, self.process = 0, None
        self.start()

    def start(self):
        words = [self.program, "serve", "--port", str(self.port), "--data", self.folder, "--log", "warning", *self.options]
        for limit in ("--tables-per-hour", "--requests-per-second", "--messages-per-second"):
            words += [] if limit in self.options else [limit, "0"]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, restore_signals=self.restore_signals)
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {line!r}")
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=20)
        self.process.stdout.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()

    def raw(self, method, path, body=None, headers=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.request(method, path, body, headers or {})
            answer = connection.getresponse()
            return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
        finally:
            connection.close()

    def ask(self, method, path, body=None, token=None, headers=None):
        headers = dict(headers or {})
        if token:
            headers["Authorization"] = "Bearer " + token
        status, _, text = self.raw(method, path, json.dumps(body) if body is not None else None, headers)
        answer = json.loads(text)
        if status >= 400:
            raise Refused(status, answer)
        return answer

    def get(self, path, token=None, **more):
        return self.ask("GET", path, token=token, **more)

    def post(self, path, body, token=None, **more):
        return self.ask("POST", path, body, token=token, **more)

    def open_table(self, seats, game="gods-of-rome", **more):
        return self.post("/api/tables", {"game": game, "seats": seats, **more})

    def figure(self, name):
        text = self.raw("GET", "/metrics")[2].decode()
        return float(next(line.split()[-1] for line in text.splitlines() if line.startswith(name + " ")))


class Socket:
    """A WebSocket that watches a table. `traffic` is everything received."""

    def __init__(self, server, table, token=None, origin=None, watch=True, **options):
        self.traffic, self.buffer, self.message, self.closed = bytearray(), b"", b"", False
        self.last_id = 0
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if origin:
            lines.append("Origin: " + origin)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            piece = self.socket.recv(65536)
            if not piece:
                raise ConnectionError("no answer to the handshake")
            self.buffer += piece
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status == 101 and watch:
            self.send({"do": "watch", "token": token, **options})

    def send(self, message):
        self.send_text(json.dumps(message) if not isinstance(message, str) else message)

    def send_text(self, text):
        self._send(0x81, text.encode())

    def _send(self, kind, data):
        mask = os.urandom(4)
        head = bytes([kind]) + (bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack(">H", len(data)))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def _frame(self):
        """One frame out of the buffer, or None."""
        if len(self.buffer) < 2:
            return None
        size, at = self.buffer[1] & 127, 2
        if size == 126:
            size, at = struct.unpack(">H", self.buffer[2:4])[0] if len(self.buffer) >= 4 else 1 << 30, 4
        elif size == 127:
            size, at = struct.unpack(">Q", self.buffer[2:10])[0] if len(self.buffer) >= 10 else 1 << 30, 10
        if len(self.buffer) < at + size:
            return None
        last, kind, data = self.buffer[0] & 128, self.buffer[0] & 15, self.buffer[at:at + size]
        self.buffer = self.buffer[at + size:]
        return last, kind, data

    def receive(self, timeout=20):
        """The next message; None after `timeout` seconds or when closed."""
        end = time.monotonic() + timeout
        while True:
            frame = self._frame()
            if frame:
                last, kind, data = frame
                if kind == 8:
                    self.closed = True
                    return None
                if kind == 9:  # a ping: one that stays silent is taken for gone
                    self._send(0x8A, data)
                if kind in (0, 1):
                    self.message += data
                    if last:
                        text, self.message = self.message, b""
                        self.traffic += text
                        return json.loads(text)
                continue
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.socket], [], [], left)[0]:
                return None
            try:
                piece = self.socket.recv(65536)
            except ConnectionError:
                piece = b""
            if not piece:
                self.closed = True
                return None
            self.buffer += piece

    def wait_for(self, what, timeout=20):
        """The next message of that type, or that satisfies; others are passed over."""
        test = what if callable(what) else lambda message: message["type"] == what
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            message = self.receive(end - time.monotonic())
            if message is None:
                break
            if test(message):
                return message
        raise AssertionError(f"no {what} message came")

    def order(self, timeout=20, **message):
        """Sends an order and waits for its answer."""
        self.last_id += 1
        self.send({"id": self.last_id, **message})
        return self.wait_for(lambda m: m.get("id") == self.last_id, timeout)

    def close(self):
        self.socket.close()

    def __del__(self):
        self.socket.close()


def program():
    if len(sys.argv) < 2:
        sys.exit("usage: <test>.py <path of the program tessera>")
    path = sys.argv.pop(1)
    return os.path.abspath(path)


def run_tests():
    """Runs the cases of the calling module and adds them up the way ./test reads."""
    import unittest
    result = unittest.main(warnings="ignore", module="__main__", exit=False, verbosity=2).result
    failed = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

"""A disk that takes no more for a while: what could not be written did not happen, and once there is
room again everything goes on by itself."""
import resource
import shutil
import time
import unittest

from client import Refused, Server, Socket, program, run_tests

PROGRAM = program()
BOT = {"kind": "bot", "bot": "random"}


class FullDisk(unittest.TestCase):
    def setUp(self):
        # This process ignores SIGXFSZ, and so must the server: writing too much then fails as on a full disk.
        self.server = Server(PROGRAM, "--bot-ms", "20", restore_signals=False)

    def tearDown(self):
        self.server.kill()
        shutil.rmtree(self.server.folder)

    def let_files_grow_to(self, size):
        _, most = resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.server.process.pid, resource.RLIMIT_FSIZE, (size, most))

    def health(self):
        return self.server.raw("GET", "/healthz")[0]

    def test_bots_play_on(self):
        made = self.server.open_table([BOT, BOT], pace=20)
        socket = Socket(self.server, made["table"])
        for _ in range(3):
            socket.wait_for("update")
        self.let_files_grow_to(4096)
        end = time.monotonic() + 20
        while self.health() == 200 and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(self.health(), 503)
        stood = self.server.get(f"/api/tables/{made['table']}")["sequence"]
        time.sleep(1.5)
        self.assertEqual(self.server.get(f"/api/tables/{made['table']}")["sequence"], stood)
        self.let_files_grow_to(resource.RLIM_INFINITY)
        socket.wait_for(lambda message: message["type"] == "update" and message["sequence"] >= stood + 5)
        self.assertEqual(self.health(), 200)
        # What is on disk is what was shown.
        self.server.kill()
        self.server.start()
        self.assertGreaterEqual(self.server.get(f"/api/tables/{made['table']}")["sequence"], stood + 5)

    def test_health_comes_back_though_nobody_writes(self):
        made = self.server.open_table([{"kind": "me", "name": "Ana"}, {"kind": "open"}])
        path = f"/api/tables/{made['table']}"
        self.assertEqual(self.health(), 200)
        self.let_files_grow_to(4096)
        with self.assertRaises(Refused) as refused:
            self.server.post(path + "/pace", {"pace": 1}, made["token"])
        self.assertEqual((refused.exception.status, refused.exception.code), (503, "store-failed"))
        for _ in range(3):
            self.assertEqual(self.health(), 503)
        self.let_files_grow_to(resource.RLIM_INFINITY)
        self.assertEqual(self.health(), 200)
        self.server.post(path + "/pace", {"pace": 1}, made["token"])
        self.assertEqual(self.server.get(path)["pace"], 1)


if __name__ == "__main__":
    run_tests()

"""A server whose answers a test chooses, for what the real one says only by chance: late, lost or contested."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from page import make_page

BASE = "/token/"


class Answers:
    """Serves a document. What is posted stands in `requests`; `routes` say what is answered, else all is well."""

    def __init__(self, document):
        self.document = document
        self.requests = []
        self.routes = {}
        answers = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                if self.path == BASE:
                    page = make_page(answers.document, {"mode": "served", "base": BASE})
                    self.answer(200, page.encode("utf-8"), "text/html; charset=utf-8")
                elif self.path.startswith(f"{BASE}changes"):
                    self.answer_json(*answers.routes.get("changes", lambda _: (200, {"serial": 0}))(None))
                else:
                    self.answer(204, b"", "text/plain")

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                route = self.path.removeprefix(BASE)
                answers.requests.append((route, body))
                answer = answers.routes.get(route, getattr(answers, route))(body)
                if answer is None:
                    self.close_connection = True
                else:
                    self.answer_json(*answer)

            def answer_json(self, status, body):
                self.answer(status, json.dumps(body).encode("utf-8"), "application/json")

            def answer(self, status, content, kind):
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}{BASE}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def end(self):
        self.server.shutdown()
        self.server.server_close()

    def bodies(self, route):
        return [body for name, body in self.requests if name == route]

    @staticmethod
    def save(body):
        unit = None if body["value"] is None else {"value": body["value"], "state": body["state"]}
        return 200, {"unit": unit, "findings": [], "serial": 1}

    @staticmethod
    def check(_):
        return 200, {"findings": []}

    @staticmethod
    def note(body):
        return 200, {"note": {name: body[name] for name in ["kind", "text", "date", "author"] if name in body}}

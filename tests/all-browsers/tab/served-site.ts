import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { startPreview } from "../../../src/builder/preview/preview.ts";
import { switchFile } from "../../../src/model/offline.ts";
import { listenerScript, reportPath } from "./listener.ts";

/** What happens to a request: an answer without a page, none at all, or one that comes later. */
type Fate = 404 | 503 | "cut" | "held";

interface Rule {
  matches: RegExp;
  fate: Fate;
  /** Resolves when the delayed request can continue. */
  released: Promise<void>;
  release(): void;
}

/** A site as the project's own preview serves it, seen and disturbed on the way. */
export interface ServedSite {
  origin: string;
  /** Requested paths with queries, in order. */
  asked: string[];
  /** Those that were requested as documents. */
  documents: string[];
  /** How many requests are under way. */
  underWay(): number;
  /** What the pages have said since it was called: warnings, errors, violations of the policy. */
  takeComplaints(): string[];
  /** Answers requests with a matching path as `how` says, until the returned function is called. */
  disturb(matches: RegExp, fate: Fate): () => void;
  /** Runs a script before those of each page that is loaded from now on, until `restore`. */
  prepare(script: string): void;
  /** Lets pages register the worker that keeps them for reading without network, until `restore`. */
  allowWorker(): void;
  /** Ends what `disturb`, `prepare` and `allowWorker` began. */
  restore(): void;
  close(): Promise<void>;
}

/** Serves a built site at a free port. */
export async function serveSite(outDir: string, baseUrl: string): Promise<ServedSite> {
  const preview = await startPreview({ outDir, baseUrl, port: 0, host: "localhost" });
  const { port } = preview.address() as AddressInfo;
  const asked: string[] = [];
  const documents: string[] = [];
  let complaints: string[] = [];
  let prepared = "";
  let isWorkerAllowed = false;
  let underWay = 0;
  const rules = new Set<Rule>();

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const path = incoming.url ?? "/";
    if (path === reportPath) {
      complaints.push(await textOf(incoming));
      response.writeHead(204).end();
      return;
    }
    if (path === baseUrl + switchFile && !isWorkerAllowed) {
      // With a worker between, a page hides what happens to its requests.
      response.writeHead(200, { "cache-control": "no-store" }).end('{"off":true}');
      return;
    }
    asked.push(path);
    if (isForDocument(incoming)) documents.push(path);
    underWay++;
    response.once("close", () => underWay--);
    const rule = [...rules].find(({ matches }) => matches.test(path));
    if (rule?.fate === "held") await rule.released;
    else if (rule?.fate === "cut") return void response.destroy();
    else if (rule) return void response.writeHead(rule.fate, { "cache-control": "no-store" }).end();
    forward(incoming, response, port, prepared);
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    documents,
    underWay: () => underWay,
    takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    disturb(matches, fate) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const rule = { matches, fate, released, release };
      rules.add(rule);
      return () => {
        rules.delete(rule);
        release();
      };
    },
    prepare(script) {
      prepared += `${script};\n`;
    },
    allowWorker() {
      isWorkerAllowed = true;
    },
    restore() {
      for (const { release } of rules) release();
      rules.clear();
      prepared = "";
      isWorkerAllowed = false;
    },
    async close() {
      for (const one of [server, preview]) {
        one.closeAllConnections();
        await new Promise((resolve) => one.close(resolve));
      }
    },
  };
}

/** Passes a request on to the preview; a page gets the listener as its first script. */
function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  port: number,
  prepared: string,
): void {
  const isDocument = isForDocument(incoming);
  const headers = { ...incoming.headers };
  if (isDocument) {
    // The document is changed on the way: neither compressed nor known from before.
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"])
      delete headers[name];
  }
  const { method, url } = incoming;
  const options = { host: "localhost", port, path: url, method, headers };
  const outgoing = request(options, async (answered) => {
    const isPage = isDocument && String(answered.headers["content-type"]).startsWith("text/html");
    if (!isPage) {
      // Browsers request all files again, so that each request can be seen and disturbed.
      const asked = { ...answered.headers, "cache-control": "no-cache" };
      response.writeHead(answered.statusCode ?? 500, asked);
      answered.pipe(response);
      return;
    }
    const { etag, "last-modified": _, "content-length": __, ...kept } = answered.headers;
    const text = await textOf(answered);
    response.writeHead(answered.statusCode ?? 500, kept);
    // Before the content security policy of the page, which would block it.
    response.end(
      text.replace("<head>", () => `<head><script>${listenerScript(prepared)}</script>`),
    );
  });
  outgoing.on("error", () => response.destroy());
  response.once("close", () => outgoing.destroy());
  outgoing.end();
}

function isForDocument({ headers }: IncomingMessage): boolean {
  return String(headers.accept).includes("text/html");
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString();
}

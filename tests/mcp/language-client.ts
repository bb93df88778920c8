import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
}

interface Diagnostics {
  uri: string;
  diagnostics: { range: { start: { line: number } }; message: string }[];
}

/**
 * A client of the Language Server Protocol: https://microsoft.github.io/language-server-protocol.
 */
export interface LanguageClient {
  /** Opens a file; returns the server's diagnostics as `line: text`. */
  open(uri: string, languageId: string, text: string): Promise<string[]>;
  request(method: string, params: unknown): Promise<unknown>;
  stop(): void;
}

/** Starts a language server that communicates over stdio. */
export async function startLanguageClient(
  command: string,
  args: string[],
): Promise<LanguageClient> {
  const server = spawn(command, args);
  const pendingRequests = new Map<number, (result: unknown) => void>();
  const listeners = new Map<string, (diagnostics: Diagnostics) => void>();
  onMessage(server, ({ id, method, params, result }) => {
    if (method === "textDocument/publishDiagnostics") {
      const published = params as Diagnostics;
      listeners.get(published.uri)?.(published);
    } else if (method !== undefined && id !== undefined) send({ id, result: null });
    else if (id !== undefined) pendingRequests.get(id)?.(result);
  });
  let lastId = 0;
  const send = (message: Message) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      lastId += 1;
      pendingRequests.set(lastId, resolve);
      send({ id: lastId, method, params });
    });
  await request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  send({ method: "initialized", params: {} });
  return {
    async open(uri, languageId, text) {
      const published = new Promise<Diagnostics>((resolve) => listeners.set(uri, resolve));
      const textDocument = { uri, languageId, version: 1, text };
      send({ method: "textDocument/didOpen", params: { textDocument } });
      const { diagnostics } = await published;
      return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
    },
    request,
    stop: () => void server.kill(),
  };
}

/** Splits the output of a server into messages. */
function onMessage(
  { stdout }: ChildProcessWithoutNullStreams,
  handle: (message: Message) => void,
): void {
  let received = Buffer.alloc(0);
  stdout.on("data", (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const end = received.indexOf("\r\n\r\n");
      const [, length = ""] =
        /Content-Length: (\d+)/i.exec(received.toString("latin1", 0, end)) ?? [];
      const next = end + 4 + Number(length);
      if (end === -1 || length === "" || received.length < next) return;
      handle(JSON.parse(received.toString("utf8", end + 4, next)));
      received = received.subarray(next);
    }
  });
}

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
export async function languageClient(command: string, args: string[]): Promise<LanguageClient> {
  const server = spawn(command, args);
  const answers = new Map<number, (result: unknown) => void>();
  const findings = new Map<string, (found: Diagnostics) => void>();
  onMessage(server, ({ id, method, params, result }) => {
    if (method === "textDocument/publishDiagnostics") {
      const found = params as Diagnostics;
      findings.get(found.uri)?.(found);
    } else if (method !== undefined && id !== undefined) send({ id, result: null });
    else if (id !== undefined) answers.get(id)?.(result);
  });
  let last = 0;
  const send = (message: Message) => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: unknown) =>
    new Promise<unknown>((resolve) => {
      last += 1;
      answers.set(last, resolve);
      send({ id: last, method, params });
    });
  await request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  send({ method: "initialized", params: {} });
  return {
    async open(uri, languageId, text) {
      const found = new Promise<Diagnostics>((resolve) => findings.set(uri, resolve));
      const textDocument = { uri, languageId, version: 1, text };
      send({ method: "textDocument/didOpen", params: { textDocument } });
      const { diagnostics } = await found;
      return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
    },
    request,
    stop: () => void server.kill(),
  };
}

/** Splits the output of a server into messages. */
function onMessage(
  { stdout }: ChildProcessWithoutNullStreams,
  take: (message: Message) => void,
): void {
  let read = Buffer.alloc(0);
  stdout.on("data", (part: Buffer) => {
    read = Buffer.concat([read, part]);
    for (;;) {
      const end = read.indexOf("\r\n\r\n");
      const [, length = ""] = /Content-Length: (\d+)/i.exec(read.toString("latin1", 0, end)) ?? [];
      const next = end + 4 + Number(length);
      if (end === -1 || length === "" || read.length < next) return;
      take(JSON.parse(read.toString("utf8", end + 4, next)));
      read = read.subarray(next);
    }
  });
}

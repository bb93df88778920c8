import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HostRequest {
  /** The path of the request line, not normalized. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Keeps connections open. */
export function openAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}

/** Sends a request to a local server. */
export function send(
  port: number,
  { path, method = "GET", headers = {} }: HostRequest,
  agent?: Agent,
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, headers: answered, body: Buffer.concat(chunks) });
      });
    })
      .once("error", reject)
      .end();
  });
}

/** Sends bytes to a local server, and returns what it sends until it closes the connection. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1");
    socket.on("data", (part) => {
      received += part;
    });
    socket.once("error", reject).once("close", () => resolve(received));
    socket.write(text, "latin1");
  });
}

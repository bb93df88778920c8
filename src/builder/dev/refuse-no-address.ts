import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers what is no address (`//`): a middleware further on takes it for one, and ends the process. */
export function refuseNoAddress(
  { url = "/" }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (URL.canParse(url, "http://dev")) next();
  else response.writeHead(400).end();
}

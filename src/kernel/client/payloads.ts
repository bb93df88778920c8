import { payloadUrl } from "./request.ts";

/** No page at this address: the browser should ask the server for it. */
export class NoPayloadError extends Error {}

const texts = new Map<string, Promise<string>>();

/** Addresses of the texts that have arrived. */
const arrived = new Set<string>();

/**
 * Text of the payload of the page at `pathname`, from memory where it was fetched before.
 * Failures are forgotten, so that the next call asks again.
 *
 * @throws NoPayloadError where the host answers 404, Error for any other failure.
 */
export function fetchPayload(
  pathname: string,
  priority: RequestPriority = "auto",
): Promise<string> {
  const url = payloadUrl(pathname);
  const known = texts.get(url);
  if (known) return known;
  const text = request(url, priority);
  texts.set(url, text);
  text.then(
    () => arrived.add(url),
    () => texts.delete(url),
  );
  return text;
}

/** Whether the page at `pathname` can be drawn without waiting for the host. */
export function isAtHand(pathname: string): boolean {
  return arrived.has(payloadUrl(pathname));
}

/** Forgets every payload, so that the next call asks the host. */
export function forgetPayloads(): void {
  texts.clear();
  arrived.clear();
}

async function request(url: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(url, { credentials: "same-origin", priority });
  if (response.status === 404) throw new NoPayloadError(`no page data at ${url}`);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

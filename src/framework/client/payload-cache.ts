import { decodePayload, getPayloadUrl, type Payload } from "./payload-format.ts";

/** The page has no usable payload: load the document instead. */
export class PayloadUnavailableError extends Error {}

interface CachedRequest {
  payload: Promise<Payload>;
  hasArrived: boolean;
}

/** Payloads kept in memory. A payload has 15 KB on average. */
const MAX_PAYLOADS = 100;

/** By URL, the most recently used last. */
const requests = new Map<string, CachedRequest>();

/** Failed requests are not cached. @throws PayloadUnavailableError for status 404 */
export function fetchPayload(
  pathname: string,
  priority: RequestPriority = "auto",
): Promise<Payload> {
  const url = getPayloadUrl(pathname);
  const cached = requests.get(url);
  if (cached) {
    requests.delete(url);
    requests.set(url, cached);
    return cached.payload;
  }
  const request: CachedRequest = { payload: load(url, priority), hasArrived: false };
  requests.set(url, request);
  const [oldest] = requests.keys();
  if (requests.size > MAX_PAYLOADS && oldest !== undefined) requests.delete(oldest);
  request.payload.then(
    () => {
      request.hasArrived = true;
    },
    () => requests.delete(url),
  );
  return request.payload;
}

export function isPrefetched(pathname: string): boolean {
  return requests.get(getPayloadUrl(pathname))?.hasArrived ?? false;
}

export function forgetPayloads(): void {
  requests.clear();
}

async function load(url: string, priority: RequestPriority): Promise<Payload> {
  const response = await fetch(url, { credentials: "same-origin", priority });
  if (response.status === 404) throw new PayloadUnavailableError();
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return decodePayload(await response.text());
}

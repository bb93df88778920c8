import { decodePayload, type Payload, payloadUrl } from "./payload-format.ts";

/** The page cannot be rendered from a payload: the document must be loaded. */
export class PayloadUnavailableError extends Error {}

interface CachedRequest {
  payload: Promise<Payload>;
  hasArrived: boolean;
}

const requests = new Map<string, CachedRequest>();

/**
 * Returns the payload of a page, from the cache if it was fetched before: then it is the same object.
 * Failed requests are not cached.
 *
 * @throws PayloadUnavailableError for status 404, Error for any other failure
 */
export function fetchPayload(
  pathname: string,
  priority: RequestPriority = "auto",
): Promise<Payload> {
  const url = payloadUrl(pathname);
  const cached = requests.get(url);
  if (cached) return cached.payload;
  const request: CachedRequest = { payload: load(url, priority), hasArrived: false };
  requests.set(url, request);
  request.payload.then(
    () => {
      request.hasArrived = true;
    },
    () => requests.delete(url),
  );
  return request.payload;
}

/** Whether the page can be rendered without a request. */
export function isPrefetched(pathname: string): boolean {
  return requests.get(payloadUrl(pathname))?.hasArrived ?? false;
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

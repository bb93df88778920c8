import { decodePayload, type Payload, payloadUrl } from "./payload-format.ts";

/** The running build cannot render what is at this address: the browser should load the document. */
export class NoPayloadError extends Error {}

interface Fetched {
  payload: Promise<Payload>;
  hasArrived: boolean;
}

const requests = new Map<string, Fetched>();

/**
 * The payload of the page at `pathname`, from memory where it was fetched before.
 * As long as it is remembered it is one object. Failures are forgotten, so that the next call asks again.
 *
 * @throws NoPayloadError where the host answers 404, Error for any other failure.
 */
export function fetchPayload(
  pathname: string,
  priority: RequestPriority = "auto",
): Promise<Payload> {
  const url = payloadUrl(pathname);
  const known = requests.get(url);
  if (known) return known.payload;
  const asked: Fetched = { payload: request(url, priority), hasArrived: false };
  requests.set(url, asked);
  asked.payload.then(
    () => {
      asked.hasArrived = true;
    },
    () => requests.delete(url),
  );
  return asked.payload;
}

/** Whether the page at `pathname` can be rendered without a request. */
export function isAtHand(pathname: string): boolean {
  return requests.get(payloadUrl(pathname))?.hasArrived ?? false;
}

/** Forgets every payload, so that the next call asks the host. */
export function forgetPayloads(): void {
  requests.clear();
}

async function request(url: string, priority: RequestPriority): Promise<Payload> {
  const response = await fetch(url, { credentials: "same-origin", priority });
  if (response.status === 404) throw new NoPayloadError();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return decodePayload(await response.text());
}

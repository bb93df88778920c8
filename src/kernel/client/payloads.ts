import { payloadUrl } from "./request.ts";

/** Nothing at this address that the running build can draw: the browser should ask the server. */
export class NoPayloadError extends Error {}

interface Payload {
  text: Promise<string>;
  hasArrived: boolean;
}

const payloads = new Map<string, Payload>();

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
  const known = payloads.get(url);
  if (known) return known.text;
  const payload: Payload = { text: request(url, priority), hasArrived: false };
  payloads.set(url, payload);
  payload.text.then(
    () => {
      payload.hasArrived = true;
    },
    () => payloads.delete(url),
  );
  return payload.text;
}

/** Whether the page at `pathname` can be drawn without waiting for the host. */
export function isAtHand(pathname: string): boolean {
  return payloads.get(payloadUrl(pathname))?.hasArrived ?? false;
}

/** Forgets every payload, so that the next call asks the host. */
export function forgetPayloads(): void {
  payloads.clear();
}

async function request(url: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(url, { credentials: "same-origin", priority });
  if (response.status === 404) throw new NoPayloadError();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

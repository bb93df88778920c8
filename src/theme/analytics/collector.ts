import { readStorage } from "../../framework/client/storage.ts";
import { eventAddress } from "./event-address.ts";
import { mayMeasure } from "./may-measure.ts";

export interface Collector {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
  /** Null: no consent is needed. */
  consentKey: string | null;
}

/** Of this document only: nothing is kept that would tell a reader who comes back. */
const client = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;

/** Whether the reader lets the site measure, as of now. */
export function isAllowed({ consentKey }: Collector): boolean {
  const granted = consentKey === null || readStorage(consentKey) === "granted";
  return granted && mayMeasure(navigator);
}

/** Calls back when consent may have changed. */
export function onConsent(listener: () => void): void {
  window.addEventListener("consentchange", listener);
  window.addEventListener("storage", listener);
}

/** Sends an event, also while the page is being left. */
export function send(collector: Collector, fields: Record<string, string>): void {
  navigator.sendBeacon(eventAddress(collector, { cid: client, ...fields }));
}

import { readStorage } from "../../framework/client/storage.ts";

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

interface Property {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
}

/** An event as the measurement protocol wants it: everything is in the query. */
export function eventAddress(
  { id, endpoint, anonymizeIp }: Property,
  fields: Readonly<Record<string, string>>,
): string {
  const address = new URL(endpoint);
  const all = { v: "2", tid: id, ...fields, ...(anonymizeIp && { aip: "1" }) };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}

/** What browsers tell of a reader's wish not to be followed; the types know the first alone. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** False under Do Not Track and Global Privacy Control. */
export function mayMeasure({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
}

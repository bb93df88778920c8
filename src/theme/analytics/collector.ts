import { readStorage } from "../../framework/client/storage.ts";

export interface Collector {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
  /** Null: no consent is required. */
  consentKey: string | null;
}

/** Identifies this document only; nothing is stored. */
const client = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;

export function isAllowed({ consentKey }: Collector): boolean {
  const granted = consentKey === null || readStorage(consentKey) === "granted";
  return granted && mayMeasure(navigator);
}

export function onConsent(listener: () => void): void {
  window.addEventListener("consentchange", listener);
  window.addEventListener("storage", listener);
}

export function send(collector: Collector, fields: Record<string, string>): void {
  navigator.sendBeacon(eventAddress(collector, { cid: client, ...fields }));
}

interface Property {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
}

/** Google Analytics' measurement protocol takes all fields in the query. */
export function eventAddress(
  { id, endpoint, anonymizeIp }: Property,
  fields: Readonly<Record<string, string>>,
): string {
  const address = new URL(endpoint);
  const all = { v: "2", tid: id, ...fields, ...(anonymizeIp && { aip: "1" }) };
  for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
  return address.href;
}

/** TypeScript's DOM types know only `doNotTrack`. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

export function mayMeasure({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
}

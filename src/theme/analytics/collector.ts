import { readStorage } from "../../framework/client/storage.ts";
import { isLocalHost } from "../../model/url/local-host.ts";

export interface Collector {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
  /** Storage key of the consent; null if none is required. */
  consentKey: string | null;
  /** Whether pages on a writer's own machine send events too. */
  includesLocal: boolean;
}

/** Identifies only this document, because nothing is stored. */
const clientId = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;

export function isAllowed({ consentKey, includesLocal }: Collector): boolean {
  if (!includesLocal && isLocalHost(location.hostname)) return false;
  const granted = consentKey === null || readStorage(consentKey) === "granted";
  return granted && allowsTracking(navigator);
}

/** Calls back when consent may have changed. */
export function onConsentChange(listener: () => void): void {
  window.addEventListener("consentchange", listener);
  window.addEventListener("storage", listener);
}

/** Google Analytics' measurement protocol takes all fields in the query. */
export function sendEvent(
  { id, endpoint, anonymizeIp }: Collector,
  fields: Readonly<Record<string, string>>,
): void {
  const url = new URL(endpoint);
  const query = { v: "2", tid: id, cid: clientId, ...fields, ...(anonymizeIp && { aip: "1" }) };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  navigator.sendBeacon(url);
}

/** TypeScript's DOM types know only `doNotTrack`. */
interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

function allowsTracking({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack !== "1" && doNotTrack !== "yes" && globalPrivacyControl !== true;
}

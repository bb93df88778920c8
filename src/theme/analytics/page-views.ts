import { onPageShown } from "../../kernel/client/navigation-store.ts";
import { readStorage } from "../../kernel/client/storage.ts";
import { eventAddress } from "./event-address.ts";
import { mayMeasure } from "./may-measure.ts";

export interface AnalyticsOptions {
  id: string;
  endpoint: string;
  anonymizeIp: boolean;
  /** Null: no consent is needed. */
  consentKey: string | null;
}

/** Tells the collector of this view and, from then on, of every page that is shown. */
export function startPageViews(options: AnalyticsOptions): void {
  // Of this document only: nothing is kept that would tell a reader who comes back.
  const client = `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`;
  let told = "";
  const tell = () => {
    const granted = options.consentKey === null || readStorage(options.consentKey) === "granted";
    if (!granted || !mayMeasure(navigator) || told === location.pathname) return;
    const referrer = told === "" ? document.referrer : location.origin + told;
    told = location.pathname;
    const { title } = document;
    // Without the query: a search page's holds what a reader looks for.
    const view = { client, title, page: location.origin + told, referrer };
    navigator.sendBeacon(eventAddress(options, view));
  };
  onPageShown(tell);
  // The page a reader is on when consent is given counts; what came before it does not.
  window.addEventListener("consentchange", tell);
  window.addEventListener("storage", tell);
  tell();
}

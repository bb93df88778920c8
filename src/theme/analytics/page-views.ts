import { onPageShown } from "../../framework/client/navigation/navigation-store.ts";
import { type Collector, isAllowed, onConsent, send } from "./collector.ts";

/** Tells the collector of this view and, from then on, of every page that is shown. */
export function startPageViews(collector: Collector): void {
  let told = "";
  const tell = () => {
    if (!isAllowed(collector) || told === location.pathname) return;
    const referrer = told === "" ? document.referrer : location.origin + told;
    told = location.pathname;
    send(collector, {
      en: "page_view",
      // Without the query: a search page's holds what a reader looks for.
      dl: location.origin + told,
      dt: document.title,
      ...(referrer !== "" && { dr: referrer }),
    });
  };
  onPageShown(tell);
  // The page a reader is on when consent is given counts; what came before it does not.
  onConsent(tell);
  tell();
}

import type { Metric } from "web-vitals";
import { type Collector, isAllowed, onConsentChange, sendEvent } from "./collector.ts";

/** Reports LCP, CLS, and INP once they are final, under the names that Google Analytics expects. */
export function startWebVitals(collector: Collector): void {
  const page = location.origin + location.pathname;
  let isStarted = false;
  const report = ({ name, value, rating, id }: Metric) => {
    // Consent may have been withdrawn.
    if (!isAllowed(collector)) return;
    sendEvent(collector, {
      dl: page,
      en: name,
      // CLS is a fraction, which is sent in thousandths.
      "epn.value": String(Math.round(name === "CLS" ? value * 1000 : value)),
      "ep.metric_rating": rating,
      "ep.metric_id": id,
    });
  };
  const start = async () => {
    if (isStarted || !isAllowed(collector)) return;
    isStarted = true;
    // Nothing is measured if the script cannot be loaded.
    const library = await import("web-vitals").catch(() => undefined);
    for (const measure of library ? [library.onCLS, library.onINP, library.onLCP] : []) {
      measure(report);
    }
  };
  onConsentChange(start);
  void start();
}

import { type Collector, isAllowed, onConsent, send } from "./collector.ts";

/** Loads what measures this document as soon as its reader allows it, and tells the collector. */
export function startVitals(collector: Collector): void {
  const page = location.origin + location.pathname;
  let begun = false;
  const begin = async () => {
    if (begun || !isAllowed(collector)) return;
    begun = true;
    const { measureVitals } = await import("./measure-vitals.ts");
    measureVitals((fields) => {
      // Consent may have been taken back since.
      if (isAllowed(collector)) send(collector, { dl: page, ...fields });
    });
  };
  // Without the part, for example offline, nothing is measured.
  const beginQuietly = () => void begin().catch(() => undefined);
  onConsent(beginQuietly);
  beginQuietly();
}

import { type Collector, isAllowed, onConsent, send } from "./collector.ts";

export function startVitals(collector: Collector): void {
  const page = location.origin + location.pathname;
  let begun = false;
  const begin = async () => {
    if (begun || !isAllowed(collector)) return;
    begun = true;
    const { measureVitals } = await import("./measure-vitals.ts");
    measureVitals((fields) => {
      // Consent may have been withdrawn.
      if (isAllowed(collector)) send(collector, { dl: page, ...fields });
    });
  };
  const beginQuietly = () => void begin().catch(() => undefined);
  onConsent(beginQuietly);
  beginQuietly();
}

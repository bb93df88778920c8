import { onPageShown } from "../../framework/client/navigation-state.ts";
import { type Collector, isAllowed, onConsentChange, sendEvent } from "./collector.ts";

/** Reports this page view, those that follow, and which pages helped. */
export function startPageViews(collector: Collector): void {
  let reported = "";
  const report = () => {
    if (!isAllowed(collector) || reported === location.pathname) return;
    const referrer = reported === "" ? document.referrer : location.origin + reported;
    reported = location.pathname;
    sendEvent(collector, {
      en: "page_view",
      // The query is omitted, because on the search page it contains the reader's words.
      dl: location.origin + reported,
      dt: document.title,
      ...(referrer !== "" && { dr: referrer }),
    });
  };
  onPageShown(report);
  // Only the page on which consent is given counts, not earlier ones.
  onConsentChange(report);
  report();
  reportAnswers(collector);
}

/** Reports the first answer to "Was this page helpful?" on each page. */
function reportAnswers(collector: Collector): void {
  const reported = new Set<string>();
  const report = ({ target }: Event) => {
    // After an answer, only the follow-up link remains.
    if (!(target instanceof Element && target.matches(".ask a:not(:only-child)"))) return;
    const answer = target.matches(":first-of-type") ? "yes" : "no";
    const page = location.origin + location.pathname;
    if (reported.has(page) || !isAllowed(collector)) return;
    reported.add(page);
    sendEvent(collector, {
      en: "page_helpful",
      "ep.answer": answer,
      dl: page,
      dt: document.title,
    });
  };
  // In the capture phase, before the answer is replaced.
  document.addEventListener("click", report, { capture: true });
}

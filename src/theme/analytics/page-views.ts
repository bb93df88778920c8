import { onPageShown } from "../../framework/client/navigation-state.ts";
import { type Collector, isAllowed, onConsent, send } from "./collector.ts";

export function startPageViews(collector: Collector): void {
  let told = "";
  const tell = () => {
    if (!isAllowed(collector) || told === location.pathname) return;
    const referrer = told === "" ? document.referrer : location.origin + told;
    told = location.pathname;
    send(collector, {
      en: "page_view",
      // Without the query: on the search page it contains what the reader searched for.
      dl: location.origin + told,
      dt: document.title,
      ...(referrer !== "" && { dr: referrer }),
    });
  };
  onPageShown(tell);
  // Only the page on which consent is given counts, not earlier ones.
  onConsent(tell);
  tell();
  countAnswers(collector);
}

function countAnswers(collector: Collector): void {
  const counted = new Set<string>();
  const count = ({ target }: Event) => {
    // After an answer, only the follow-up link remains.
    if (!(target instanceof Element && target.matches(".ask a:not(:only-child)"))) return;
    const answer = target.matches(":first-of-type") ? "yes" : "no";
    const page = location.origin + location.pathname;
    if (counted.has(page) || !isAllowed(collector)) return;
    counted.add(page);
    send(collector, { en: "page_helpful", "ep.answer": answer, dl: page, dt: document.title });
  };
  // In the capture phase, before the answer is replaced.
  document.addEventListener("click", count, { capture: true });
}

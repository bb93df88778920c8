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
  countAnswers(collector);
}

/** Tells whether readers say that a page helped: the first answer on a page counts. */
function countAnswers(collector: Collector): void {
  const counted = new Set<string>();
  const count = ({ target }: Event) => {
    // What follows an answer is a link alone.
    if (!(target instanceof Element && target.matches(".ask a:not(:only-child)"))) return;
    const answer = target.matches(":first-of-type") ? "yes" : "no";
    const page = location.origin + location.pathname;
    if (counted.has(page) || !isAllowed(collector)) return;
    counted.add(page);
    send(collector, { en: "page_helpful", "ep.answer": answer, dl: page, dt: document.title });
  };
  // Before the answer is replaced by what follows it.
  document.addEventListener("click", count, { capture: true });
}

import { fetchPayload } from "../payload/payload-cache.ts";
import { linkedPage, type Payload } from "../payload/payload-format.ts";
import { readersConnection, sparesData, whenIdle } from "./connection.ts";

/**
 * Fetches the payload of a page when its link is hovered, focused or touched, and, one after
 * another while the browser is idle, when a link scrolls into view.
 *
 * @param prepare gets what has come, when the browser is idle again
 */
export function startPrefetch(
  baseUrl: string,
  prepare: (payload: Payload) => void,
): { observe(root: ParentNode): void } {
  const connection = readersConnection();
  const prefetch = (target: EventTarget | null, priority: RequestPriority) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const page = link && !sparesData(connection) ? linkedPage(link, baseUrl) : undefined;
    if (!page) return;
    const fetched = fetchPayload(page.pathname, priority);
    fetched.then((payload) => whenIdle(() => prepare(payload))).catch(() => {});
  };
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, (event) => prefetch(event.target, "auto"), { passive: true });
  }
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      observer.unobserve(entry.target);
      whenIdle(() => prefetch(entry.target, "low"));
    }
  });
  return {
    observe(root) {
      observer.disconnect();
      for (const link of root.querySelectorAll("a[href]")) observer.observe(link);
    },
  };
}

import { useEffect } from "react";
import {
  isReturn,
  useNavigation,
  usePathname,
} from "../../framework/client/navigation/navigation-store.ts";
import { revealTarget } from "../browser/reveal-target.ts";
import { type ArticlePart, articleParts } from "./article-parts.ts";

/** Gives the finished markup of each page what only scripts can do, and opens what hides its target. */
export function useArticle(): void {
  const pathname = usePathname();
  // In dev a page is drawn anew at the same address: it is ready whenever nothing is being loaded.
  const ready = useNavigation().status === "idle" && pathname !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another article
  useEffect(() => {
    if (!ready) return;
    revealTarget(isReturn());
    return startParts();
  }, [pathname, ready]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener("hashchange", () => revealTarget(false), { signal });
    document.addEventListener("click", revealAgain, { signal });
    return () => controller.abort();
  }, []);
}

/** A link to the very target of the address changes nothing that the browser would tell of. */
function revealAgain({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
  if (link && link.href === location.href) revealTarget(false);
}

/** Loads the parts that the page has a use for. The function it answers stops them. */
function startParts(): () => void {
  const controller = new AbortController();
  for (const part of articleParts) {
    // A mistake in the configuration is told to developers; the page goes on without the part.
    startPart(part, controller.signal).catch(reportError);
  }
  return () => controller.abort();
}

async function startPart(part: ArticlePart, end: AbortSignal): Promise<void> {
  const { selector, isAsked, delay, load } = part;
  if (!document.querySelector(selector)) return;
  if (isAsked?.() === false) {
    // The address can ask for it later. Browsers without the Navigation API load the page anew then.
    const again = () => void startPart(part, end).catch(reportError);
    window.navigation?.addEventListener("currententrychange", again, { once: true, signal: end });
    return;
  }
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
  if (end.aborted) return;
  // Without the part, for example offline, the page is as it is without scripts.
  const loaded = await load().catch(() => undefined);
  if (!loaded || end.aborted) return;
  const stop = loaded.startPart();
  end.addEventListener("abort", stop);
}

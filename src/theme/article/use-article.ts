import { useEffect } from "react";
import {
  isRevisited,
  useNavigation,
  usePathname,
} from "../../framework/client/navigation-state.ts";
import { revealTarget } from "../browser/scrolling.ts";

export function useArticle(): void {
  const pathname = usePathname();
  // In dev, a page may render again at the same URL: it is ready whenever nothing loads.
  const ready = useNavigation().status === "idle" && pathname !== "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another article
  useEffect(() => {
    if (!ready) return;
    revealTarget(isRevisited());
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

/** A click on a link to the current address fires no `hashchange` event. */
function revealAgain({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
  if (link && link.href === location.href) revealTarget(false);
}

function startParts(): () => void {
  const controller = new AbortController();
  for (const part of articleParts) {
    // A configuration error is reported in the console; the page works without the script.
    startPart(part, controller.signal).catch(reportError);
  }
  return () => controller.abort();
}

async function startPart(part: ArticlePart, end: AbortSignal): Promise<void> {
  const { selector, isAsked, delay, load } = part;
  if (!document.querySelector(selector)) return;
  if (isAsked?.() === false) {
    // The URL may change later. Browsers without the Navigation API reload the page then.
    const again = () => void startPart(part, end).catch(reportError);
    window.navigation?.addEventListener("currententrychange", again, { once: true, signal: end });
    return;
  }
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
  if (end.aborted) return;
  const loaded = await load().catch(() => undefined);
  if (!loaded || end.aborted) return;
  const stop = loaded.startPart();
  end.addEventListener("abort", stop);
}

export interface ArticlePart {
  selector: string;
  isAsked?(): boolean;
  /** Delay in milliseconds. */
  delay?: number;
  load(): Promise<{
    /** Starts on the current page and returns the cleanup function. */
    startPart(): () => void;
  }>;
}

/** Scripts that only some pages need; each is its own chunk. */
export const articleParts: ArticlePart[] = [
  { selector: ".code", load: () => import("../code-block/code-tools.ts") },
  { selector: "[data-zoom]", load: () => import("../image-zoom/figures.ts") },
  { selector: ".md details", load: () => import("../collapsible/collapsible.ts") },
  { selector: "main img", delay: 1000, load: () => import("../image-zoom/image-zoom.ts") },
  {
    selector: "[data-history]",
    isAsked: () => new URLSearchParams(location.search).has("version"),
    load: () => import("../reference/version/version-view.ts"),
  },
  { selector: "[data-docs-id]", load: () => import("../versions/preferred-version.ts") },
];

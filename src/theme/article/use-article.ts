import { useEffect } from "react";
import {
  isReturn,
  useNavigation,
  usePathname,
} from "../../framework/client/navigation/navigation-store.ts";
import { revealTarget } from "../browser/scrolling.ts";

/** Starts the scripts of each article, and opens what hides the target of the address. */
export function useArticle(): void {
  const pathname = usePathname();
  // In dev, a page may render again at the same address: it is ready whenever nothing loads.
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

/** A click on a link to the current address fires no `hashchange` event. */
function revealAgain({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
  if (link && link.href === location.href) revealTarget(false);
}

/** Loads the parts that the page needs. Returns the function that stops them. */
function startParts(): () => void {
  const controller = new AbortController();
  for (const part of articleParts) {
    // An error in the configuration is reported in the console; the page works without the part.
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

export interface ArticlePart {
  /** Pages without a match do not load it. */
  selector: string;
  /** Whether the address asks for it; without it, every address does. */
  isAsked?(): boolean;
  /** Milliseconds that it leaves to what readers need first. */
  delay?: number;
  load(): Promise<{
    /**
     * Starts its work on the current page and returns the function that ends it.
     *
     * @throws Error where the site's configuration is wrong.
     */
    startPart(): () => void;
  }>;
}

/** What only some pages need in the browser; each part is a chunk of its own. */
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

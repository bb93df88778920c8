import { useEffect } from "react";
import {
  isRevisited,
  useNavigation,
  usePathname,
} from "../../framework/client/navigation-state.ts";
import { readStorage } from "../../framework/client/storage.ts";
import { getCatalogVersionKey } from "../../model/site/preference-keys.ts";
import { revealTarget } from "../browser/scrolling.ts";

/** Runs the article's scripts and opens what hides the URL's target. */
export function useArticle(): void {
  const pathname = usePathname();
  const { status } = useNavigation();
  // Empty while a page loads, because in dev, a page may render again at the same URL.
  const readyPath = status === "idle" ? pathname : "";
  useEffect(() => {
    if (readyPath === "") return;
    revealTarget(isRevisited());
    const controller = new AbortController();
    for (const script of articleScripts) {
      // A configuration error is reported in the console; the page works without the script.
      runScript(script, controller.signal).catch(reportError);
    }
    return () => controller.abort();
  }, [readyPath]);
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

interface ArticleScript {
  selector: string;
  /** While it returns false, the script waits for another URL. */
  isWanted?(): boolean;
  /** Milliseconds to wait, so that more important requests come first. */
  delay?: number;
  load(): Promise<{
    /** Starts on the current page and returns the cleanup function. */
    start(): () => void;
  }>;
}

/** Scripts that only some pages need; each is its own chunk. */
const articleScripts: ArticleScript[] = [
  { selector: ".code", load: () => import("../code-block/code-tools.ts") },
  { selector: ".table", load: () => import("./table-scrolling.ts") },
  { selector: "[data-zoom]", load: async () => ({ start: (await loadZoom()).startFigures }) },
  // The specification requires this delay of a second.
  {
    selector: "main img",
    delay: 1000,
    load: async () => ({ start: (await loadZoom()).startImages }),
  },
  { selector: ".md details", load: () => import("../collapsible/collapsible.ts") },
  {
    selector: "[data-history]",
    isWanted: isVersionWanted,
    load: () => import("../reference/version/version-view.ts"),
  },
  { selector: "[data-docs-id]", load: () => import("../versions/preferred-version.ts") },
];

/** Whether the URL names a version of the module, or the reader chose one on another page. */
function isVersionWanted(): boolean {
  const source = document.querySelector<HTMLElement>("[data-history]")?.dataset.source ?? "";
  return (
    new URLSearchParams(location.search).has("version") ||
    readStorage(getCatalogVersionKey(source)) !== null
  );
}

function loadZoom() {
  return import("../image-zoom/expand.ts");
}

async function runScript(script: ArticleScript, signal: AbortSignal): Promise<void> {
  const { selector, isWanted, delay, load } = script;
  if (!document.querySelector(selector)) return;
  if (isWanted?.() === false) {
    // Browsers without the Navigation API reload the page when the URL changes.
    const runAgain = () => void runScript(script, signal).catch(reportError);
    window.navigation?.addEventListener("currententrychange", runAgain, { once: true, signal });
    return;
  }
  if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
  if (signal.aborted) return;
  // Offline, the page works without the script.
  const loaded = await load().catch(() => undefined);
  if (loaded && !signal.aborted) signal.addEventListener("abort", loaded.start());
}

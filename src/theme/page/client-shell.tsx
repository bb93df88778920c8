"use client";

import { collector, webVitals } from "virtual:site/analytics";
import { loadOffline } from "virtual:site/offline";
import { useEffect, useLayoutEffect } from "react";
import { whenIdle } from "../../framework/client/browser.ts";
import { setNavigationStatus } from "../../framework/client/navigation-state.ts";
import { reloadToResume, takeResumedValue } from "../../framework/client/resume-after-reload.ts";
import { useArticle } from "../article/use-article.ts";
import { listenToIntent } from "../browser/listen-to-intent.ts";
import { CrashBoundary } from "../errors/crash-boundary.tsx";
import { usePopovers } from "../mobile-menu/use-popovers.ts";
import { useHidingNavbar } from "../navbar/use-hiding-navbar.ts";
import { useSearch } from "../search/use-search.tsx";
import { useSubscriberDialog } from "../subscriber/use-subscriber-dialog.tsx";
import { NavigationStatus } from "./navigation-status.tsx";

export function ClientShell() {
  useHidingNavbar();
  usePopovers();
  useAnalytics();
  useOffline();
  useArticle();
  usePageCheck();
  useSamePageLinks();
  usePageActions();
  const dialog = useSubscriberDialog();
  const search = useSearch();
  return (
    <>
      <NavigationStatus />
      <CrashBoundary fallback={null}>{dialog}</CrashBoundary>
      <CrashBoundary fallback={null}>{search}</CrashBoundary>
    </>
  );
}

function useAnalytics(): void {
  useEffect(() => {
    if (!collector) return;
    const options = collector;
    // Nothing is measured if the script cannot be loaded.
    const ignore = () => {};
    import("../analytics/page-views.ts").then((module) => module.startPageViews(options), ignore);
    if (webVitals) {
      import("../analytics/web-vitals.ts").then((module) => module.startWebVitals(options), ignore);
    }
  }, []);
}

/** In dev, this removes the worker. */
function useOffline(): void {
  useEffect(() => {
    const load = loadOffline;
    if (!load) return;
    const start = () =>
      whenIdle(async () => {
        // The next document that loads tries again.
        const module = await load().catch(() => undefined);
        await module?.startOffline();
      });
    if (document.readyState === "complete") return start();
    addEventListener("load", start);
    return () => removeEventListener("load", start);
  }, []);
}

/** Checks the page when the reader returns to the tab. */
function usePageCheck(): void {
  useEffect(() => {
    const controller = new AbortController();
    const onChange = () => {
      // The timer prevents a request before unloading, which also fires this event. The script is
      // loaded even if the reader leaves the tab, because the next deploy may remove it.
      setTimeout(() => {
        import("../page-notice/check-page.ts").then((module) => module.checkPage()).catch(() => {});
      });
    };
    document.addEventListener("visibilitychange", onChange, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

const copyButton = ".tools button";

/** After feedback, only the follow-up link remains. */
const feedbackButton = ".ask a:not(:only-child)";

/** A link to the page in another version or language keeps the query and the anchor. */
function useSamePageLinks(): void {
  // A layout effect: clicks from before hydration are replayed right after the first render.
  useLayoutEffect(
    () =>
      listenToIntent(({ target }) => {
        const link =
          target instanceof Element && target.closest<HTMLAnchorElement>("[data-same-page]");
        if (!link) return;
        link.search = location.search;
        link.hash = location.hash;
      }),
    [],
  );
}

/** Copies the page or the URL of a heading, or replies to feedback. */
function usePageActions(): void {
  // A layout effect, because it also handles clicks from before hydration.
  useLayoutEffect(() => {
    const onEvent = (event: Event) => {
      const { type, target } = event;
      const pressed =
        target instanceof Element &&
        target.closest<HTMLElement>(`${copyButton},.anchor,${feedbackButton}`);
      if (!pressed) return;
      // Loaded on intent: Safari allows copying only during the click.
      if (type !== "click") return void loadActions().catch(() => {});
      if (pressed.matches(feedbackButton)) event.preventDefault();
      runAction(pressed);
    };
    const stop = listenToIntent(onEvent);
    const button = document.querySelector<HTMLElement>(copyButton);
    if (button && takeResumedValue("copy")) runAction(button);
    return stop;
  }, []);
}

function loadActions() {
  return import("../page-tools/page-actions.ts");
}

async function runAction(pressed: HTMLElement): Promise<void> {
  try {
    const module = await loadActions();
    await module.runPageAction(pressed);
  } catch {
    if (pressed.matches(feedbackButton)) location.assign((pressed as HTMLAnchorElement).href);
    // The browser has already put the heading's URL in the address bar.
    if (!pressed.matches(copyButton)) return;
    // A deploy has replaced the script: reload and try again.
    if (!(await reloadToResume("copy", () => true))) setNavigationStatus("error");
  }
}

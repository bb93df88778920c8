"use client";
import { startAnalytics } from "virtual:site/analytics";
import "virtual:site/offline";
import { useEffect, useLayoutEffect } from "react";
import { loadAgainFor, resume } from "../../framework/client/navigation/load-again.ts";
import { setNavigation } from "../../framework/client/navigation/navigation-store.ts";
import { useArticle } from "../article/use-article.ts";
import { useWebFonts } from "../fonts/use-web-fonts.ts";
import { usePopovers } from "../mobile-menu/use-popovers.ts";
import { useHidingNavbar } from "../navbar/use-hiding-navbar.ts";
import { useSearch } from "../search/use-search.tsx";
import { useSubscriberLinks } from "../subscriber/use-subscriber-links.tsx";
import { NavigationStatus } from "./navigation-status.tsx";

/** What the shell needs in the browser and does not belong to one visible piece. */
export function ClientShell() {
  useHidingNavbar();
  usePopovers();
  useAnalytics();
  useArticle();
  usePageCheck();
  usePageActions();
  useWebFonts();
  const dialog = useSubscriberLinks();
  const search = useSearch();
  return (
    <>
      <NavigationStatus />
      {dialog}
      {search}
    </>
  );
}

/** Starts what the site measures, once; a site that measures nothing has no code for it. */
export function useAnalytics(): void {
  useEffect(() => void startAnalytics?.().catch(reportError), []);
}

/**
 * Compares an old page with the host's when the reader comes back to the tab. What does so is loaded
 * when they leave it: a deploy may remove it meanwhile.
 */
export function usePageCheck(): void {
  useEffect(() => {
    document.addEventListener("visibilitychange", () => {
      // Not for a document that ends: it is hidden too.
      setTimeout(() => {
        import("../page-notice/check-page.ts").then((part) => part.checkPage()).catch(() => {});
      });
    });
  }, []);
}

const copyButton = ".tools button";
/** An answer to whether the page helped. What follows one is a link alone. */
const answer = ".ask a:not(:only-child)";

/**
 * Copies the page, copies the address of a heading, or thanks for an answer when a reader presses what
 * stands for it. The script that does so is loaded on intent.
 */
export function usePageActions(): void {
  // A layout effect: clicks from before hydration are replayed right after the first render.
  useLayoutEffect(() => {
    const onPointer = (event: Event) => {
      const { type, target } = event;
      const pressed =
        target instanceof Element && target.closest<HTMLElement>(`${copyButton},.anchor,${answer}`);
      if (!pressed) return;
      if (type === "click") {
        if (pressed.matches(answer)) event.preventDefault();
        act(pressed);
      }
      // Safari lets a page copy only as long as the click lasts: the script is there before it.
      else loadActions().catch(() => {});
    };
    const controller = new AbortController();
    for (const type of ["pointerover", "focusin", "click"]) {
      document.addEventListener(type, onPointer, { signal: controller.signal });
    }
    const button = document.querySelector<HTMLElement>(copyButton);
    if (button && resume("copy")) act(button);
    return () => controller.abort();
  }, []);
}

function loadActions() {
  return import("../page-tools/page-actions.ts");
}

async function act(pressed: HTMLElement): Promise<void> {
  try {
    const part = await loadActions();
    await part.press(pressed);
  } catch {
    if (pressed.matches(answer)) location.assign((pressed as HTMLAnchorElement).href);
    // The address of a heading is in the address bar by now.
    if (!pressed.matches(copyButton)) return;
    // A deploy has replaced the script: the next document copies, or says why it cannot.
    if (!(await loadAgainFor("copy", () => true))) setNavigation("error");
  }
}

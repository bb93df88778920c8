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
  useCopyPage();
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

/**
 * Copies a page or the address of a heading when its sign is pressed, and takes the first answer to
 * whether a page helped, with a script that is loaded on intent.
 */
export function useCopyPage(): void {
  // A layout effect: clicks from before hydration are replayed right after the first render.
  useLayoutEffect(() => {
    const onPointer = (event: Event) => {
      const { type, target } = event;
      const button =
        target instanceof Element &&
        target.closest<HTMLElement>(`${copyButton},.anchor,.ask a~a,.ask a:has(~a)`);
      if (!button) return;
      if (type === "click") {
        if (button.matches(".ask a")) event.preventDefault();
        copy(button);
      }
      // Safari lets a page copy only as long as the click lasts: the script is there before it.
      else loadCopy().catch(() => {});
    };
    const controller = new AbortController();
    for (const type of ["pointerover", "focusin", "click"]) {
      document.addEventListener(type, onPointer, { signal: controller.signal });
    }
    const button = document.querySelector<HTMLElement>(copyButton);
    if (button && resume("copy")) copy(button);
    return () => controller.abort();
  }, []);
}

function loadCopy() {
  return import("../page-tools/copy-page.ts");
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    const part = await loadCopy();
    await part.press(button);
  } catch {
    if (button.matches(".ask a")) location.assign((button as HTMLAnchorElement).href);
    // The address of a heading is in the address bar by now.
    if (!button.matches(copyButton)) return;
    // A deploy has replaced the script: the next document copies, or says why it cannot.
    if (!(await loadAgainFor("copy", () => true))) setNavigation("error");
  }
}

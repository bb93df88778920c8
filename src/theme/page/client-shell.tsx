"use client";
import { startAnalytics } from "virtual:site/analytics";
import { useEffect, useLayoutEffect } from "react";
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

/** Loads what copies a page when its button is first pressed. */
export function useCopyPage(): void {
  // A layout effect: clicks from before hydration are replayed right after the first render.
  useLayoutEffect(() => {
    document.addEventListener("click", copyOnClick);
    return () => document.removeEventListener("click", copyOnClick);
  }, []);
}

function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>(".tools button");
  if (button)
    import("../page-tools/copy-page.ts").then((part) => part.copyPage(button), reportError);
}

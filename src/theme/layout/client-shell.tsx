"use client";
import { useArticle } from "../article/use-article.ts";
import { useSubscriberLinks } from "../dialog/use-subscriber-links.tsx";
import { useAnalytics } from "../hooks/use-analytics.ts";
import { useCopyPage } from "../hooks/use-copy-page.ts";
import { useHidingNavbar } from "../hooks/use-hiding-navbar.ts";
import { usePopovers } from "../hooks/use-popovers.ts";
import { useWebFonts } from "../hooks/use-web-fonts.ts";
import { useSearch } from "../search/use-search.tsx";
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

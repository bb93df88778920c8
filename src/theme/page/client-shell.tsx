"use client";
import { useAnalytics } from "../analytics/use-analytics.ts";
import { useArticle } from "../article/use-article.ts";
import { useCopyPage } from "../article/use-copy-page.ts";
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

"use client";
import { useEffect } from "react";
import type { MovedAnchor } from "../../model/page/page.ts";
import { safeDecode } from "../../model/url/route.ts";

/** Leads from old anchors of a page to their new addresses. Only pages with old anchors have it. */
export function MovedAnchors({ anchors }: { anchors: readonly MovedAnchor[] }) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const follow = () => void followAnchor(anchors, signal);
    follow();
    addEventListener("hashchange", follow, { signal });
    return () => controller.abort();
  }, [anchors]);
  return null;
}

async function followAnchor(anchors: readonly MovedAnchor[], left: AbortSignal): Promise<void> {
  // The page is on screen before the navigation to it has ended, which another one would abort.
  await window.navigation?.transition?.finished.catch(() => {});
  const id = safeDecode(location.hash.slice(1));
  // An attribute of an entry of the reference moves with it.
  const [, href] =
    anchors.find(([anchor]) => anchor === id) ??
    anchors.find(([anchor]) => id.startsWith(`${anchor}.`)) ??
    [];
  // The anchors of an address that leads here are on the list too; one of the page itself comes first.
  if (left.aborted || href === undefined || document.getElementById(id)) return;
  // The old address leaves the history, or the back button would lead here again.
  location.replace(href);
}

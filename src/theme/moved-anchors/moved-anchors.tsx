"use client";
import { useEffect } from "react";
import type { MovedAnchor } from "../../model/page/page.ts";
import { safeDecode } from "../../model/url/route.ts";

/** Opens the new URL of an anchor that has moved. */
export function MovedAnchors({ anchors }: { anchors: readonly MovedAnchor[] }) {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const openMovedAnchor = () => void followAnchor(anchors, signal);
    openMovedAnchor();
    addEventListener("hashchange", openMovedAnchor, { signal });
    return () => controller.abort();
  }, [anchors]);
  return null;
}

async function followAnchor(anchors: readonly MovedAnchor[], signal: AbortSignal): Promise<void> {
  // The page is visible before its navigation ends; a second navigation would abort the first.
  await window.navigation?.transition?.finished.catch(() => {});
  const id = safeDecode(location.hash.slice(1));
  // Attributes of a reference entry move with it.
  const [, href] =
    anchors.find(([anchor]) => anchor === id) ??
    anchors.find(([anchor]) => id.startsWith(`${anchor}.`)) ??
    [];
  // The list includes anchors that lead to this page. Existing ids win.
  if (signal.aborted || href === undefined || document.getElementById(id)) return;
  // Replaces the history entry, so that Back does not return to it.
  location.replace(href);
}

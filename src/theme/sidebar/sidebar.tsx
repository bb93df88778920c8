"use client";
import { useEffect } from "react";
import { StaticPart } from "../../framework/client/static/static-html.tsx";
import type { PageSidebar } from "../../model/page/sidebar.ts";
import { scrollWithin } from "../browser/nearest-scroll.ts";
import * as messages from "../messages/messages.ts";
import { sidebarId } from "../mobile-menu/drawer-bar.tsx";
import { SidebarContent } from "./sidebar-content.tsx";
import { useSidebar } from "./use-sidebar.ts";

interface SidebarProps extends Pick<PageSidebar, "name" | "treeUrl"> {
  /** What the page carries of the sidebar; null where the document holds it already. */
  html: string | null;
  /** Path of the page, base URL included. */
  path: string;
}

/**
 * The pages of a section: beside the article, or a drawer on narrow screens. It stays as the page
 * brings it until the reader opens or closes something; from then on it is drawn from its whole tree.
 */
export function Sidebar({ name, treeUrl, html, path }: SidebarProps) {
  const { tree, choices, listeners } = useSidebar({ name, treeUrl, path });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link
  useEffect(() => {
    const nav = document.getElementById(sidebarId);
    const current = nav?.querySelector("[aria-current]");
    if (nav && current) scrollWithin(nav, current);
  }, [path]);
  return (
    <StaticPart
      as="nav"
      id={sidebarId}
      popover="auto"
      className="side"
      aria-label={messages.sidebar}
      html={html}
      {...listeners}
    >
      {tree && <SidebarContent items={tree} choices={choices} path={path} />}
    </StaticPart>
  );
}

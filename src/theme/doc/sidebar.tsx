"use client";
import { useEffect } from "react";
import { StaticPart } from "../../kernel/client/static-part.tsx";
import type { PageSidebar } from "../../model/sidebar.ts";
import { scrollWithin } from "../hooks/nearest-scroll.ts";
import { useSidebar } from "../hooks/use-sidebar.ts";
import { sidebarId } from "../layout/drawer-bar.tsx";
import * as messages from "../messages.ts";
import { SidebarContent } from "./sidebar-content.tsx";

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

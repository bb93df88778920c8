"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { siteConfig } from "./site-data.ts";

// If a copied module imports another name, `copy-module.ts` adds an empty value for it.

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

function getSystemMode(): string {
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The color mode of the page, which is light on the server. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? "light",
    () => "light",
  );
  const setColorMode = (mode: string | null) => {
    document.documentElement.dataset.theme = mode ?? getSystemMode();
  };
  return { colorMode, colorModeChoice: colorMode, isDarkTheme: colorMode === "dark", setColorMode };
}

export function useThemeConfig(): Record<string, unknown> {
  return siteConfig.themeConfig;
}

export function useWindowSize(): "desktop" | "mobile" | "ssr" {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener("resize", listener);
      return () => window.removeEventListener("resize", listener);
    },
    () => (window.innerWidth > 996 ? "desktop" : "mobile"),
    () => "ssr",
  );
}

export function useCollapsible({
  initialState = false,
}: {
  initialState?: boolean | (() => boolean);
}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) };
}

interface CollapsibleProps {
  collapsed?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Collapsible({ collapsed = false, className, children }: CollapsibleProps) {
  return (
    <div className={className} hidden={collapsed}>
      {children}
    </div>
  );
}

export function usePrismTheme() {
  return { plain: {}, styles: [] };
}

/** Class names of Docusaurus's theme: `ThemeClassNames.docs.docFooter` is `theme-docFooter`. */
export const ThemeClassNames: Record<string, Record<string, string>> = new Proxy(
  {},
  { get: () => new Proxy({}, { get: (_target, key) => `theme-${String(key)}` }) },
);

export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, "gi").test(text);
}

export function useTreeifiedTOC<T>(toc: T): T {
  return toc;
}

export const useScrollPositionBlocker = () => ({
  blockElementScrollPositionUntilNextRender: () => undefined,
});

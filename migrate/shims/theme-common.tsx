"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { siteConfig } from "./site-data.ts";

// Other names get an empty value of their kind when a module that imports them is copied.

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The color mode of the page, which is light on the server. */
export function useColorMode() {
  const colorMode = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme ?? "light",
    () => "light",
  );
  const setColorMode = (mode: string | null) => {
    document.documentElement.dataset.theme = mode ?? "light";
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

/** Class names of Docusaurus's theme. Each name maps to itself. */
const classNames: Record<string, Record<string, string>> = new Proxy(
  {},
  { get: () => new Proxy({}, { get: (_target, key) => `theme-${String(key)}` }) },
);
export const ThemeClassNames = classNames;

export function isRegexpStringMatch(pattern?: string, text?: string): boolean {
  return pattern !== undefined && text !== undefined && new RegExp(pattern, "gi").test(text);
}

export function useTreeifiedTOC<T>(toc: T): T {
  return toc;
}

export const useScrollPositionBlocker = () => ({
  blockElementScrollPositionUntilNextRender: () => undefined,
});

"use client";

import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser.ts";

interface BrowserOnlyProps {
  children?: (() => ReactNode) | undefined;
  fallback?: ReactNode;
}

export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  return useIsBrowser() ? children?.() : fallback;
}

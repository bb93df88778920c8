"use client";

import type { ReactNode } from "react";
import type { TabItemProps } from "./tabs.tsx";

/** `Tabs` reads the props of its items and renders their children; this renders only outside `Tabs`. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

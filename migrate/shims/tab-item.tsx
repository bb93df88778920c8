"use client";

import type { ReactNode } from "react";
import type { TabItemProps } from "./tabs.tsx";

/** `Tabs` reads the properties. Outside `Tabs`, the content is shown. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

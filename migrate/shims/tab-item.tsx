"use client";

import type { ReactNode } from "react";
import type { TabItemProps } from "./tabs.tsx";

/** `Tabs` reads the properties; outside of it, the content is shown. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}

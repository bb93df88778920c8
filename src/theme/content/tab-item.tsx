import type { ReactNode } from "react";

export interface TabItemProps {
  /** What is stored when the reader chooses this tab. */
  value: string;
  label: string;
  /** Shown until the reader chooses. Default: the first tab. */
  default?: boolean;
  children?: ReactNode;
}

/** A tab. `Tabs` reads its props and draws its children. */
export function TabItem({ children }: TabItemProps) {
  return children;
}

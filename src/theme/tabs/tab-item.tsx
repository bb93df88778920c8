import type { ReactNode } from "react";

export interface TabItemProps {
  /** What is stored when the reader chooses this tab. */
  value: string;
  /** Default: the value. */
  label?: string;
  /** Shown until the reader chooses. Default: the first tab. */
  default?: boolean;
  children?: ReactNode;
}

/** A tab. `Tabs` reads its props and draws its children, so that only a lone tab is ever drawn. */
export function TabItem({ value, label }: TabItemProps): ReactNode {
  throw new Error(`the \`TabItem\` \`${label ?? value}\` stands outside of \`Tabs\``);
}

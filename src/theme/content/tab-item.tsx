import type { ReactNode } from "react";

export interface TabItemProps {
  /** What is stored when the reader chooses this tab. */
  value: string;
  label: string;
  /** Shown until the reader chooses. Default: the first tab. */
  default?: boolean;
  children?: ReactNode;
}

/** A tab. `Tabs` reads its props and draws its children, so that only a lone tab is ever drawn. */
export function TabItem({ label }: TabItemProps): ReactNode {
  throw new Error(`the \`TabItem\` \`${label}\` stands outside of \`Tabs\``);
}

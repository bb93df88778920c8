import type { ReactNode } from "react";

interface CardGroupProps {
  /** Number of columns on wide screens. Default: 2. */
  cols?: 1 | 2 | 3 | 4;
  children: ReactNode;
}

/** Cards side by side, as many as the width allows. */
export function CardGroup({ cols = 2, children }: CardGroupProps) {
  return <div className={`cards cols-${cols}`}>{children}</div>;
}

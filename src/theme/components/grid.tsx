import type { ReactNode } from "react";

/** Room between neighbors. A scale and not a length: a strict policy refuses inline styles. */
export type Space = "none" | "small" | "normal" | "large";

export interface GridProps {
  /** Columns from 1280 px up: 1 to 5, and 3 for any other number. Below there are two, on phones one. */
  cols?: number;
  /** Default: `normal`. */
  gap?: Space;
  /** Default: `gap`. */
  colGap?: Space;
  /** Default: `gap`. */
  rowGap?: Space;
  /** All rows as high as the highest. Default: true. */
  equalHeightRows?: boolean;
  /** Stands close to what is around it. */
  stacked?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Things side by side, as many as the width allows. */
export function Grid({
  cols = 3,
  gap = "normal",
  colGap = gap,
  rowGap = gap,
  equalHeightRows = true,
  stacked = false,
  className,
  children,
}: GridProps) {
  const columns = [1, 2, 3, 4, 5].includes(Number(cols)) ? cols : 3;
  const names = [
    "grid",
    `cols-${columns}`,
    colGap !== "normal" && `col-gap-${colGap}`,
    rowGap !== "normal" && `row-gap-${rowGap}`,
    equalHeightRows && columns !== 1 && "equal-rows",
    stacked && "stacked",
    className,
  ];
  return <div className={names.filter(Boolean).join(" ")}>{children}</div>;
}

import type { ReactNode } from "react";

/** Named steps instead of lengths: the site's policy forbids inline styles. */
type Space = "none" | "small" | "normal" | "large";

export interface GridProps {
  /** Columns from 1280 px: 1 to 5. Narrower windows have two, and phones one. Default: 3. */
  cols?: number;
  /** Default: `normal`. */
  gap?: Space;
  /** Default: `gap`. */
  colGap?: Space;
  /** Default: `gap`. */
  rowGap?: Space;
  /** All rows have the height of the tallest. Default: true. */
  equalHeightRows?: boolean;
  stacked?: boolean;
  className?: string;
  children?: ReactNode;
}

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
  const columns = [1, 2, 3, 4, 5].find((count) => count === Number(cols)) ?? 3;
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

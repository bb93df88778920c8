import { createElement, Fragment, type ReactNode } from "react";

/** Shorter names fit into any column. */
const longName = 16;

/** A long name that is wider than its column breaks after an underscore. */
export function getBreakableName(name: string, columnWidth = longName): ReactNode {
  if (name.length <= columnWidth) return name;
  const parts = name
    .split(/(?<=_)/)
    .flatMap((part, index) => (index > 0 ? [createElement("wbr", { key: index }), part] : [part]));
  return createElement(Fragment, null, ...parts);
}

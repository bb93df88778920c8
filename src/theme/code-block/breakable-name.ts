import { createElement, Fragment, type ReactNode } from "react";

/** A name that is longer than its column, in characters, can break after each underscore. */
export function getBreakableName(name: string, columnWidth = 16): ReactNode {
  if (name.length <= columnWidth) return name;
  const parts = name
    .split(/(?<=_)/)
    .flatMap((part, index) => (index > 0 ? [createElement("wbr", { key: index }), part] : [part]));
  return createElement(Fragment, null, ...parts);
}

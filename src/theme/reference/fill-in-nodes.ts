import { createElement, Fragment, type ReactNode } from "react";
import type { ReferenceLink } from "../../model/reference/reference.ts";

/** Replaces each `{name}` in a text. Names without a value stay. */
export function fillInNodes(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // `split` puts the captured names at odd indexes.
  const parts = text.split(/\{(\w+)\}/);
  const nodes = parts.map((part, index) =>
    index % 2 === 1 ? (values[part] ?? `{${part}}`) : part,
  );
  return createElement(Fragment, null, ...nodes);
}

export function joinNodes(nodes: readonly ReactNode[], separator: ReactNode): ReactNode[] {
  return nodes.flatMap((node, index) => (index > 0 ? [separator, node] : [node]));
}

export function joinLinks(links: readonly ReferenceLink[]): ReactNode[] {
  const nodes = links.map(({ href, text }) => createElement("a", { key: href, href }, text));
  return joinNodes(nodes, ", ");
}

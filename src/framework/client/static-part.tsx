"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";

const staticAttribute = "data-static";
const staticProps = { [staticAttribute]: "", suppressHydrationWarning: true };

let savedNodes: ChildNode[][] = [];

/** Call this before hydration: payloads in documents omit static markup. */
export function saveStaticParts(root: ParentNode): void {
  const parts = root.querySelectorAll(`[${staticAttribute}]`);
  savedNodes = Array.from(parts, (part) => [...part.childNodes]);
}

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  html: string | null;
}

/** React does not hydrate `html`. `children` replace it. */
export function StaticPart({ as: Tag, html, children, ...attributes }: StaticPartProps) {
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return (
    <Tag {...attributes} {...staticProps} {...content} ref={html === null ? restoreNodes : null} />
  );
}

/** Fills an element that React created empty. React calls refs in document order. */
function restoreNodes(element: Element | null): void {
  if (element?.childNodes.length === 0) element.append(...(savedNodes.shift() ?? []));
}

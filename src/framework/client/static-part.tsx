"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";

const staticAttribute = "data-static";
const staticProps = { [staticAttribute]: "", suppressHydrationWarning: true };

/** Child nodes of the static parts, in document order. */
let savedNodes: ChildNode[][] = [];

/**
 * Saves the child nodes of all static parts. The payload in a document does not repeat their markup:
 * if hydration fails and React renders everything again, `StaticPart` restores the nodes. Call it once,
 * before hydration.
 */
export function saveStaticParts(root: ParentNode): void {
  const parts = root.querySelectorAll(`[${staticAttribute}]`);
  savedNodes = Array.from(parts, (part) => [...part.childNodes]);
}

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  /** Finished markup; null if the document already has it. */
  html: string | null;
}

/** An element with finished markup that React does not hydrate. `children` replace the markup. */
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

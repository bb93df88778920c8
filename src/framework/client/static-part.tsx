"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";

const staticAttribute = "data-static";
const staticProps = { [staticAttribute]: "", suppressHydrationWarning: true };

interface SavedPart {
  /** The element of the document, or the one that React created for it. */
  element: Element;
  nodes: ChildNode[];
}

let savedParts: SavedPart[] = [];

/** Call before hydration: the payload of a document omits the HTML of static parts. */
export function saveStaticParts(root: ParentNode): void {
  const elements = root.querySelectorAll(`[${staticAttribute}]`);
  savedParts = Array.from(elements, (element) => ({ element, nodes: [...element.childNodes] }));
}

interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  html: string | null;
}

/** Markup that React does not hydrate. `children` replace it. */
export function StaticPart({ as: Tag, html, children, ...attributes }: StaticPartProps) {
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return (
    <Tag {...attributes} {...staticProps} {...content} ref={html === null ? restoreNodes : null} />
  );
}

/** Fills an element that React created. React calls refs in the order of the document. */
function restoreNodes(element: Element | null): void {
  if (!element || savedParts.some((part) => part.element === element)) return;
  const detached = savedParts.find((part) => !part.element.isConnected);
  if (!detached) return;
  detached.element = element;
  if (element.childNodes.length === 0) element.append(...detached.nodes);
}

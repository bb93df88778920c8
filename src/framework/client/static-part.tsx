"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";

const staticAttribute = "data-static";
const staticProps = { [staticAttribute]: "", suppressHydrationWarning: true };

interface SavedPart {
  element: Element;
  nodes: ChildNode[];
}

let savedParts: SavedPart[] = [];

/**
 * Saves the nodes of static parts before hydration. The payload in a document omits their HTML, so
 * they are needed if hydration fails and React creates the elements again.
 */
export function saveStaticParts(root: ParentNode): void {
  const elements = root.querySelectorAll(`[${staticAttribute}]`);
  savedParts = Array.from(elements, (element) => ({ element, nodes: [...element.childNodes] }));
}

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  html: string | null;
}

/**
 * Renders HTML that React does not hydrate. `html` is null in the payload of a document, whose nodes
 * stay. `children` replace the HTML.
 */
export function StaticPart({ as: Tag, html, children, ...attributes }: StaticPartProps) {
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return (
    <Tag {...attributes} {...staticProps} {...content} ref={html === null ? restoreNodes : null} />
  );
}

/** Fills an element that React has created with the nodes of the one that it replaces. */
function restoreNodes(element: Element | null): void {
  if (!element || savedParts.some((part) => part.element === element)) return;
  const { localName, className } = element;
  const replaced = savedParts.find(
    (part) =>
      !part.element.isConnected &&
      part.element.localName === localName &&
      part.element.className === className,
  );
  if (!replaced) return;
  savedParts.splice(savedParts.indexOf(replaced), 1);
  element.append(...replaced.nodes);
}

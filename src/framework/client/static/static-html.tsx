"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";
import { refillSlot, slotAttribute } from "./restore-static.ts";

const slot = { [slotAttribute]: "", suppressHydrationWarning: true };

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  /** Finished markup; null where the document holds it already. */
  html: string | null;
}

/**
 * An element that holds finished markup, into which React does not look. Once it has children, they
 * stand in its place.
 */
export function StaticPart({ as: Tag, html, children, ...attributes }: StaticPartProps) {
  const content = children ? { children } : { dangerouslySetInnerHTML: { __html: html ?? "" } };
  return <Tag {...attributes} {...slot} {...content} ref={html === null ? refill : null} />;
}

function refill(element: Element | null): void {
  if (element) refillSlot(element);
}

"use client";
import type { AnchorHTMLAttributes, ElementType } from "react";
import { refillSlot, slotAttribute } from "./static-slots.ts";

const slot = { [slotAttribute]: "", suppressHydrationWarning: true };

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  /** Finished markup; null where the document holds it already. */
  html: string | null;
}

/** An element that holds finished markup, into which React does not look. */
export function StaticPart({ as: Tag, html, ...attributes }: StaticPartProps) {
  return (
    <Tag
      {...attributes}
      {...slot}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the engine made and checked this markup
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
      ref={html === null ? refill : null}
    />
  );
}

function refill(element: Element | null): void {
  if (element) refillSlot(element);
}

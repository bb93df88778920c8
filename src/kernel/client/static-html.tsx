"use client";
import { type AnchorHTMLAttributes, type ElementType, type ReactNode, useId } from "react";
import { refillSlot } from "./static-slots.ts";

export interface StaticHtmlProps {
  /** Finished markup; null where the document holds it already. */
  html: string | null;
  className?: string;
  id?: string;
}

/** A piece of finished markup that React hands through without looking into it. */
export function StaticHtml({ html, ...attributes }: StaticHtmlProps) {
  const slot = useId();
  return (
    <div
      {...attributes}
      data-static={slot}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content room made and checked this markup
      dangerouslySetInnerHTML={{ __html: html ?? "" }}
      ref={html === null ? refill : undefined}
    />
  );
}

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  /** What it holds; false where the document holds it already. */
  children: ReactNode | false;
}

/** An element whose children need no script: React leaves them alone where they are left out. */
export function StaticPart({ as: Tag, children, ...attributes }: StaticPartProps) {
  const slot = useId();
  const shared = { ...attributes, "data-static": slot, suppressHydrationWarning: true };
  if (children !== false) return <Tag {...shared}>{children}</Tag>;
  return <Tag {...shared} dangerouslySetInnerHTML={{ __html: "" }} ref={refill} />;
}

function refill(element: Element | null): void {
  if (element) refillSlot(element);
}

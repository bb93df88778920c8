"use client";
import type { AnchorHTMLAttributes, ElementType, ReactNode } from "react";
import { refillSlot, slotAttribute } from "./static-slots.ts";

const slot = { [slotAttribute]: "", suppressHydrationWarning: true };
const noMarkup = { __html: "" };

export interface StaticHtmlProps {
  /** Finished markup; null where the document holds it already. */
  html: string | null;
  className?: string;
  id?: string;
}

/** A piece of finished markup that React hands through without looking into it. */
export function StaticHtml({ html, ...attributes }: StaticHtmlProps) {
  if (html === null)
    return (
      <StaticPart as="div" {...attributes}>
        {false}
      </StaticPart>
    );
  const markup = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content room made and checked this markup
  return <div {...attributes} {...slot} dangerouslySetInnerHTML={markup} />;
}

export interface StaticPartProps extends AnchorHTMLAttributes<HTMLElement> {
  as: ElementType;
  /** What it holds; false where the document holds it already. */
  children: ReactNode | false;
}

/** An element whose children need no script: React leaves them alone where they are left out. */
export function StaticPart({ as: Tag, children, ...attributes }: StaticPartProps) {
  if (children === false) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it keeps React away from what is there
    return <Tag {...attributes} {...slot} dangerouslySetInnerHTML={noMarkup} ref={refill} />;
  }
  return (
    <Tag {...attributes} {...slot}>
      {children}
    </Tag>
  );
}

function refill(element: Element | null): void {
  if (element) refillSlot(element);
}

import {
  Children,
  cloneElement,
  Fragment,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";
import { htmlToText } from "../../model/text/escape-html.ts";

export interface StaticHtmlProps {
  html: string;
}

/** One component with all HTML, or a fragment of such components and others. */
export type TextElement = ReactElement<{ children?: ReactNode }>;

/** Separates the first paragraph. A text that begins with anything else has no lead. */
export function splitLead(
  text: TextElement,
  StaticHtml: FunctionComponent<StaticHtmlProps>,
): { lead: ReactNode; rest: ReactNode } {
  const blocks = Children.toArray(text.type === Fragment ? text.props.children : text);
  const [first, ...others] = blocks;
  if (!isValidElement<StaticHtmlProps>(first) || first.type !== StaticHtml) {
    return { lead: null, rest: blocks };
  }
  const { html } = first.props;
  const end = getLeadEnd(html);
  if (end === 0) return { lead: null, rest: blocks };
  const rest = html.slice(end).trim();
  return {
    lead: cloneElement(first, { html: html.slice(0, end) }),
    rest: [rest !== "" && cloneElement(first, { key: "rest", html: rest }), ...others],
  };
}

const paragraphStart = /^\s*<p[\s>]/;
const paragraphEnd = "</p>";

/** The length of the first paragraph, or 0. A paragraph of badges is not a lead. */
function getLeadEnd(html: string): number {
  const end = html.indexOf(paragraphEnd) + paragraphEnd.length;
  const hasText = paragraphStart.test(html) && htmlToText(html.slice(0, end)).trim() !== "";
  return hasText ? end : 0;
}

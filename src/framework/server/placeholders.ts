import type { StaticScope } from "../client/static-renderer.ts";

export interface Placeholders {
  /** Keeps finished markup and returns its placeholder, which is valid text and markup. */
  add(html: string, scope?: StaticScope): string;
  /** Replaces the placeholders with their markup. */
  restore(markup: string): string;
  /** Whether the markup of a placeholder contains the text. */
  contains(text: string): boolean;
  /** Flight data for navigation: without markup that every page has. */
  forNavigation(flight: string): string;
  /** Flight data for hydration: without markup that the document has. */
  forHydration(flight: string): string;
}

/**
 * Keeps finished markup out of React, whose streams would encode, decode, and copy an article seven
 * times. A page is rendered once with placeholders; then the document and both payloads replace them
 * differently.
 */
export function createPlaceholders(): Placeholders {
  const parts: { html: string; scope: StaticScope }[] = [];
  // Private-use characters, which no serializer escapes, and a key in case a text contains them. The key
  // has a fixed length because React splits its stream by length: a page must give the same bytes again.
  const key = Math.random().toString(36).slice(2, 10).padEnd(8, "0");
  const placeholder = new RegExp(`\uE000${key}:(\\d+)\uE001`, "g");
  const placeholderString = new RegExp(`"${placeholder.source}"`, "g");
  const replace = (flight: string, text: (part: (typeof parts)[number]) => string) =>
    flight.replace(placeholderString, (all, index) => {
      const part = parts[Number(index)];
      return part ? text(part) : all;
    });
  return {
    add: (html, scope = "page") => `\uE000${key}:${parts.push({ html, scope }) - 1}\uE001`,
    restore: (markup) =>
      markup.replace(placeholder, (all, index) => parts[Number(index)]?.html ?? all),
    contains: (text) => parts.some(({ html }) => html.includes(text)),
    forNavigation: (flight) =>
      replace(flight, ({ html, scope }) => (scope === "page" ? flightString(html) : "null")),
    forHydration: (flight) => replace(flight, () => "null"),
  };
}

/** A string of flight data, in which a leading `$` is doubled. */
function flightString(text: string): string {
  return JSON.stringify(text.startsWith("$") ? `$${text}` : text);
}

import type { Carrier } from "../client/static/statics.ts";

export interface Placeholders {
  /** Keeps finished markup and returns its placeholder, which is valid as text and as markup. */
  add(html: string, carrier?: Carrier): string;
  /** Replaces the placeholders with their markup. */
  restore(markup: string): string;
  /** Whether this piece is in the markup of a placeholder. */
  contain(piece: string): boolean;
  /** Flight data as a navigation loads it: without what the browser has of every page. */
  forNavigation(flight: string): string;
  /** Flight data beside the document: without anything that the document holds. */
  forHydration(flight: string): string;
}

/**
 * Finished markup does not pass through React, whose streams would encode, decode and copy an article
 * seven times. A page is rendered once with placeholders; document, navigation payload and hydration
 * payload replace them differently.
 */
export function createPlaceholders(): Placeholders {
  const parts: { html: string; carrier: Carrier }[] = [];
  // Characters without a meaning, which no serializer escapes. A text may have them, but not the key,
  // which is always as long: React divides its stream by length, and the same page is the same bytes.
  const key = Math.random().toString(36).slice(2, 10).padEnd(8, "0");
  const mark = new RegExp(`\uE000${key}:(\\d+)\uE001`, "g");
  const markString = new RegExp(`"${mark.source}"`, "g");
  const replaced = (flight: string, text: (part: (typeof parts)[number]) => string) =>
    flight.replace(markString, (all, index) => {
      const part = parts[Number(index)];
      return part ? text(part) : all;
    });
  return {
    add: (html, carrier = "page") => `\uE000${key}:${parts.push({ html, carrier }) - 1}\uE001`,
    restore: (markup) => markup.replace(mark, (all, index) => parts[Number(index)]?.html ?? all),
    contain: (piece) => parts.some(({ html }) => html.includes(piece)),
    forNavigation: (flight) =>
      replaced(flight, ({ html, carrier }) => (carrier === "page" ? flightString(html) : "null")),
    forHydration: (flight) => replaced(flight, () => "null"),
  };
}

/** A string of flight data; one `$` at its beginning would make it a reference. */
function flightString(text: string): string {
  return JSON.stringify(text.startsWith("$") ? `$${text}` : text);
}

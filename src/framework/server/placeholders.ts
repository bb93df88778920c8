import type { Carrier } from "../client/static/statics.ts";

export interface HeldMarkup {
  /** Keeps finished markup; answers with the mark that stands for it, as text or as markup. */
  hold(html: string, carrier?: Carrier): string;
  /** Puts what was held in the place of its marks. */
  putBack(markup: string): string;
  /** Whether a part that was held has this piece. */
  holds(piece: string): boolean;
  /** Flight data as a navigation loads it: without what the browser has of every page. */
  forNavigation(flight: string): string;
  /** Flight data beside the document: without anything that the document holds. */
  forHydration(flight: string): string;
}

/**
 * Finished markup goes around React: through its streams, an article would be encoded, decoded and
 * copied seven times. The marks also tell what a form of the page leaves out, so that it is drawn
 * once for all of them.
 */
export function heldMarkup(): HeldMarkup {
  const held: { html: string; carrier: Carrier }[] = [];
  // Characters without a meaning, which no serializer escapes. A text may have them, but not the key,
  // which is always as long: React divides its stream by length, and the same page is the same bytes.
  const key = Math.random().toString(36).slice(2, 10).padEnd(8, "0");
  const mark = new RegExp(`\uE000${key}:(\\d+)\uE001`, "g");
  const markString = new RegExp(`"${mark.source}"`, "g");
  const replaced = (flight: string, text: (part: (typeof held)[number]) => string) =>
    flight.replace(markString, (all, index) => {
      const part = held[Number(index)];
      return part ? text(part) : all;
    });
  return {
    hold: (html, carrier = "page") => `\uE000${key}:${held.push({ html, carrier }) - 1}\uE001`,
    putBack: (markup) => markup.replace(mark, (all, index) => held[Number(index)]?.html ?? all),
    holds: (piece) => held.some(({ html }) => html.includes(piece)),
    forNavigation: (flight) =>
      replaced(flight, ({ html, carrier }) => (carrier === "page" ? flightString(html) : "null")),
    forHydration: (flight) => replaced(flight, () => "null"),
  };
}

/** A string of flight data; one `$` at its beginning would make it a reference. */
function flightString(text: string): string {
  return JSON.stringify(text.startsWith("$") ? `$${text}` : text);
}

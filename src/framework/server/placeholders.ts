import type { StaticScope } from "../client/static-renderer.ts";

interface Placeholders {
  /** Returns a placeholder for the markup, which is valid as text and as markup. */
  add(html: string, scope?: StaticScope): string;
  restore(markup: string): string;
  contains(text: string): boolean;
  /** Flight data for navigation: without markup that every page has. */
  forNavigation(flight: string): string;
  /** Flight data for hydration: without markup that the document has. */
  forHydration(flight: string): string;
}

/** Keeps static markup out of React's streams, which copy an article seven times. */
export function createPlaceholders(): Placeholders {
  const parts: { html: string; scope: StaticScope }[] = [];
  // No serializer escapes private-use characters. React splits its stream by length, so the key has
  // a fixed length to give the same bytes each time.
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
      replace(flight, ({ html, scope }) => (scope === "page" ? getFlightString(html) : "null")),
    forHydration: (flight) => replace(flight, () => "null"),
  };
}

/** Flight data escapes a leading `$` by doubling it. */
function getFlightString(text: string): string {
  return JSON.stringify(text.startsWith("$") ? `$${text}` : text);
}

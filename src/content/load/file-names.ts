/** A number before the name, as in `01-intro` or `2. Setup`. */
const prefixed = /^(\d+)(?:\s*[-_.]+\s*|\s+)([^-_.\s].*)$/;
/** `2026-01-31-news` and `1.2-notes` have no number prefix. */
const dateOrVersion = /^\d+[-_.]\d/;

export function getNumberPrefix(name: string): number | undefined {
  const [, number] = splitPrefix(name);
  return number === undefined ? undefined : Number(number);
}

/** Where the sidebar shows a page or folder: items without a position come last, by name. */
export function getSidebarPosition(name: string, writtenPosition: number | undefined): number {
  return writtenPosition ?? getNumberPrefix(name) ?? Number.POSITIVE_INFINITY;
}

const collator = new Intl.Collator("en", { numeric: true });

interface SidebarPlace {
  position: number;
  /** Without number prefix and extension. */
  name: string;
}

export function compareByPosition(a: SidebarPlace, b: SidebarPlace): number {
  // The difference of two infinite positions is NaN, so names decide.
  return a.position - b.position || collator.compare(a.name, b.name);
}

export function withoutNumberPrefix(name: string): string {
  const [, , rest = name] = splitPrefix(name);
  return rest;
}

function splitPrefix(name: string): readonly (string | undefined)[] {
  return (!dateOrVersion.test(name) && prefixed.exec(name)) || [];
}

export function getFallbackTitle(path: string, body: string): string {
  return getHeadingText(body) ?? getTitleFromName(path);
}

function getHeadingText(body: string): string | undefined {
  const line = body.trimStart().split("\n", 1)[0] ?? "";
  const heading = /^#[ \t]+(.+)$/.exec(line)?.[1];
  return heading?.replace(/\{[^}]*\}\s*$|[ \t]+#+\s*$/, "").trim() || undefined;
}

function getTitleFromName(path: string): string {
  const segments = path.replace(/\.mdx?$/i, "").split("/");
  const name = segments.at(-1) ?? "";
  const titledName = /^(index|readme)$/i.test(name) ? (segments.at(-2) ?? name) : name;
  return humanize(titledName);
}

export function humanize(name: string): string {
  const words = withoutNumberPrefix(name).replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

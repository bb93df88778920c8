import { inlineElements } from "../../model/page/inline-elements.ts";

export interface SectionText {
  id: string;
  heading: string;
  /** 2 to 6. */
  level: number;
  text: string;
}

/** Plain data, so that it can be cached. */
export interface PageText {
  /** Text before the first section. */
  text: string;
  sections: SectionText[];
}

/** Elements whose text is not indexed. */
const ignoredTags = new Set(
  "nav script style svg button label select datalist template header footer".split(" "),
);

const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);

/** Elements that do not separate words. */
const inline: ReadonlySet<string> = new Set([...inlineElements, "wbr"]);

/**
 * Skips hidden elements, and those with `data-search="off"`, which have records or are on many
 * pages.
 */
export function createSectionReader() {
  const page: PageText = { text: "", sections: [] };
  let isInMain = false;
  let ignoredDepth = 0;
  /** The section whose heading is being read. */
  let heading: SectionText | null = null;

  function add(text: string): void {
    const section = page.sections.at(-1);
    if (heading) heading.heading += text;
    else if (section) section.text += text;
    else page.text += text;
  }

  // The parser also closes void elements, so every open tag has a close tag.
  return {
    onopentag(tag: string, attributes: Record<string, string>): void {
      if (tag === "main") isInMain = true;
      if (!isInMain) return;
      if (ignoredDepth > 0 || isIgnored(tag, attributes)) {
        ignoredDepth += 1;
        return;
      }
      if (!inline.has(tag) || "popover" in attributes) add(" ");
      if (!headings.has(tag) || !attributes.id) return;
      heading = { id: attributes.id, heading: "", level: Number(tag[1]), text: "" };
    },
    ontext(text: string): void {
      if (isInMain && ignoredDepth === 0) add(text);
    },
    onclosetag(tag: string): void {
      if (tag === "main") isInMain = false;
      if (!isInMain) return;
      if (ignoredDepth > 0) {
        ignoredDepth -= 1;
        return;
      }
      if (!inline.has(tag)) add(" ");
      if (!heading || !headings.has(tag)) return;
      page.sections.push(heading);
      heading = null;
    },
    pageText: (): PageText => normalizeSpaces(page),
  };
}

function isIgnored(tag: string, attributes: Record<string, string>): boolean {
  // The button of a definition is a word of the text.
  if (tag === "h1" || (ignoredTags.has(tag) && attributes.class !== "term")) return true;
  if ("hidden" in attributes && attributes.role !== "tabpanel") return true;
  return attributes["data-search"] === "off" || attributes.class === "anchor";
}

function normalizeSpaces({ text, sections }: PageText): PageText {
  return {
    text: collapseSpaces(text),
    sections: sections.map((section) => ({
      ...section,
      heading: collapseSpaces(section.heading),
      text: collapseSpaces(section.text),
    })),
  };
}

function collapseSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

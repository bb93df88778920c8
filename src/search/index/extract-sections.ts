import { inlineElements } from "../../model/page/inline-elements.ts";

/** The text below a heading. */
export interface SectionText {
  id: string;
  heading: string;
  /** 2 to 6. */
  level: number;
  text: string;
}

/** The text of a finished page by its sections. Plain data, fit for a cache. */
export interface PageText {
  /** What stands before the first section. */
  text: string;
  sections: SectionText[];
}

/** Elements whose text is no reading matter. */
const silent = new Set(["nav", "script", "style", "svg", "button", "template", "header", "footer"]);

const headings = new Set(["h2", "h3", "h4", "h5", "h6"]);

/** A space separates the texts of all other elements. */
const inline: ReadonlySet<string> = new Set([...inlineElements, "wbr"]);

/**
 * A handler for htmlparser2 that reads the main part of a finished page, so that text of components
 * counts too. Elements marked `data-search="off"` are left out, for parts that have records of
 * their own.
 */
export function createSectionReader() {
  const page: PageText = { text: "", sections: [] };
  let inMain = false;
  let skipped = 0;
  let heading: SectionText | null = null;

  function add(text: string): void {
    const section = page.sections.at(-1);
    if (heading) heading.heading += text;
    else if (section) section.text += text;
    else page.text += text;
  }

  // The parser closes elements without content too, so that openings and closings pair up.
  return {
    onopentag(tag: string, attributes: Record<string, string>): void {
      if (tag === "main") inMain = true;
      if (!inMain) return;
      if (skipped > 0 || isSilent(tag, attributes)) {
        skipped += 1;
        return;
      }
      if (!inline.has(tag)) add(" ");
      if (!headings.has(tag) || !attributes.id) return;
      heading = { id: attributes.id, heading: "", level: Number(tag[1]), text: "" };
    },
    ontext(text: string): void {
      if (inMain && skipped === 0) add(text);
    },
    onclosetag(tag: string): void {
      if (tag === "main") inMain = false;
      if (!inMain) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (!inline.has(tag)) add(" ");
      if (!heading || !headings.has(tag)) return;
      page.sections.push(heading);
      heading = null;
    },
    pageText: (): PageText => tidy(page),
  };
}

function isSilent(tag: string, attributes: Record<string, string>): boolean {
  if (tag === "h1" || silent.has(tag)) return true;
  return attributes["data-search"] === "off" || attributes.class === "anchor";
}

function tidy({ text, sections }: PageText): PageText {
  return {
    text: collapseSpaces(text),
    sections: sections.map((section) => ({
      ...section,
      heading: collapseSpaces(section.heading),
      text: collapseSpaces(section.text),
    })),
  };
}

/** A single blank stays as it is: most white space is one. */
function collapseSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, " ").trim();
}

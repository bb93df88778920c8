import { Parser } from "htmlparser2";
import { inlineElements } from "../../model/page/inline-elements.ts";
import type { Route } from "../../model/url/route.ts";

export interface ArticleHeading {
  level: number;
  text: string;
}

/** A link with its text. */
export interface ArticleLink {
  href: string;
  text: string;
}

/** What a report says about a finished page. Navigation, code and diagrams do not count as prose. */
export interface ArticleContents {
  words: number;
  /** Its text: a line for each block, a backtick in place of inline code. */
  prose: string;
  headings: ArticleHeading[];
  paragraphs: string[];
  /** Titles of figures and tables. */
  captions: string[];
  codeBlocks: number;
  diagrams: number;
  tables: number;
  /** Links inside the main part, as often as they are there. */
  links: ArticleLink[];
  /** Texts of `<abbr>` elements with a title, which browsers show. */
  marked: string[];
}

/** Elements whose text is not prose. */
const silent = new Set(["nav", "pre", "script", "style", "svg", "button", "template", "footer"]);

/** Elements whose text is a name and not a word. */
const literal = new Set(["code", "kbd", "samp", "var"]);

const heading = /^h[1-6]$/;

/** Elements whose text a report looks at as one. */
const whole = /^(?:h[1-6]|p|a|abbr|figcaption|caption)$/;

/** Reads the main part of a finished page. */
export function readArticle(html: string): ArticleContents {
  const found: Omit<ArticleContents, "words" | "prose"> = {
    headings: [],
    paragraphs: [],
    captions: [],
    codeBlocks: 0,
    diagrams: 0,
    tables: 0,
    links: [],
    marked: [],
  };
  let inMain = false;
  let skipped = 0;
  let text = "";
  let prose = "";
  let literals = 0;
  /** Open elements of `whole`: where in `text` they begin, and their attributes. */
  const open: { start: number; attributes: Record<string, string> }[] = [];

  function count(tag: string, { class: name = "" }: Record<string, string>): void {
    if (tag === "pre") found.codeBlocks += 1;
    if (tag === "table") found.tables += 1;
    if (tag === "figure" && /\b(?:diagram|drawn)\b/.test(name)) found.diagrams += 1;
  }

  function separate(tag: string): void {
    if (inlineElements.has(tag)) return;
    text += " ";
    prose += "\n";
  }

  function keep(tag: string): void {
    const { start, attributes } = open.pop() ?? { start: text.length, attributes: {} };
    const part = oneLine(text.slice(start));
    if (heading.test(tag)) found.headings.push({ level: Number(tag[1]), text: part });
    else if (tag === "p") found.paragraphs.push(part);
    else if (tag === "abbr" && attributes.title) found.marked.push(part);
    else if (tag === "a" && attributes.href && attributes.class !== "anchor") {
      found.links.push({ href: attributes.href, text: part });
    } else if (tag.endsWith("caption")) found.captions.push(part);
  }

  new Parser({
    onopentag(tag, attributes) {
      if (tag === "main") inMain = true;
      if (!inMain) return;
      if (skipped > 0 || silent.has(tag)) skipped += 1;
      // A list of links inside `nav` or `footer` is the theme's; a code block counts.
      if (skipped === 0 || tag === "pre") count(tag, attributes);
      if (skipped > 0) return;
      separate(tag);
      if (whole.test(tag)) open.push({ start: text.length, attributes });
      if (literal.has(tag)) literals += 1;
      if (literals === 1 && literal.has(tag)) prose += "`";
    },
    ontext(more) {
      if (!inMain || skipped > 0) return;
      text += more;
      if (literals === 0) prose += more.replace(/\s+/g, " ");
    },
    onclosetag(tag) {
      if (tag === "main") inMain = false;
      if (!inMain) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (whole.test(tag)) keep(tag);
      if (literal.has(tag)) literals -= 1;
      separate(tag);
    },
  }).end(html);
  return { words: countWords(text), prose, ...found };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A dash or an arrow alone does not count. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** A finished page from a writer's file. */
export interface WrittenPage {
  route: Route;
  /** Relative to the site folder. */
  file: string;
  /** The text of that file. */
  source: string;
  description: string;
  /** True: no other page has to link to it. */
  unlisted: boolean;
  /** True: it explains how something is done or works, so it needs an example. */
  isGuide: boolean;
  contents: ArticleContents;
}

/** A line of the report. */
export interface PageReport {
  route: Route;
  file: string;
  words: number;
  headings: number;
  codeBlocks: number;
  diagrams: number;
  tables: number;
  /** Pages that link to it from their main part. */
  linksIn: number;
  /** Pages and sites that it links to. */
  linksOut: number;
  /** Minutes. */
  readingTime: number;
  /** Ids of the rules with a diagnostic on this page. */
  flags: string[];
}

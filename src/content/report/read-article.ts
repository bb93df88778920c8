import { Parser } from "htmlparser2";
import { inlineElements } from "../../model/page/inline-elements.ts";
import type { Route } from "../../model/url/route.ts";

export interface ArticleHeading {
  level: number;
  text: string;
}

export interface ArticleLink {
  href: string;
  text: string;
}

export interface ArticleContents {
  words: number;
  /** One line per block; inline code is replaced by a backtick. */
  prose: string;
  headings: ArticleHeading[];
  paragraphs: string[];
  captions: string[];
  codeBlocks: number;
  diagrams: number;
  tables: number;
  links: ArticleLink[];
  marked: string[];
}

const silent = new Set(["nav", "pre", "script", "style", "svg", "button", "template", "footer"]);

const literal = new Set(["code", "kbd", "samp", "var"]);

const heading = /^h[1-6]$/;

const whole = /^(?:h[1-6]|p|a|abbr|figcaption|caption)$/;

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
      // Tables and figures in skipped elements belong to the theme. `pre` is one of these elements.
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

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export interface WrittenPage {
  route: Route;
  file: string;
  source: string;
  description: string;
  unlisted: boolean;
  /** Guides explain how to do something, so they need an example. */
  isGuide: boolean;
  contents: ArticleContents;
}

export interface PageReport {
  route: Route;
  file: string;
  words: number;
  headings: number;
  codeBlocks: number;
  diagrams: number;
  tables: number;
  linksIn: number;
  linksOut: number;
  readingTime: number;
  flags: string[];
}

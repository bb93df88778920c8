import { Parser } from "htmlparser2";
import { inlineElements } from "../../model/page/inline-elements.ts";
import type { Route } from "../../model/url/route.ts";

export interface ArticleHeading {
  level: number;
  text: string;
}

/** What a report says about a finished page. Navigation, code and diagrams do not count as prose. */
export interface ArticleContents {
  words: number;
  headings: ArticleHeading[];
  paragraphs: string[];
  codeBlocks: number;
  diagrams: number;
  tables: number;
  /** Addresses of the links inside the main part, each once. */
  links: string[];
}

/** Elements whose text is not prose. */
const silent = new Set(["nav", "pre", "script", "style", "svg", "button", "template", "footer"]);

const heading = /^h[1-6]$/;

/** Reads the main part of a finished page. */
export function readArticle(html: string): ArticleContents {
  const headings: ArticleHeading[] = [];
  const paragraphs: string[] = [];
  const links = new Set<string>();
  const count = { codeBlocks: 0, diagrams: 0, tables: 0 };
  let inMain = false;
  let skipped = 0;
  let text = "";
  /** Where in `text` the open heading or paragraph begins. */
  let start = 0;

  function note(tag: string, attributes: Record<string, string>): void {
    if (tag === "pre") count.codeBlocks += 1;
    if (tag === "table") count.tables += 1;
    if (tag === "figure" && /\b(?:diagram|drawn)\b/.test(attributes.class ?? "")) {
      count.diagrams += 1;
    }
    if (tag === "a" && attributes.href && attributes.class !== "anchor") links.add(attributes.href);
  }

  new Parser({
    onopentag(tag, attributes) {
      if (tag === "main") inMain = true;
      if (!inMain) return;
      if (skipped > 0 || silent.has(tag)) skipped += 1;
      // A list of links inside `nav` or `footer` is the theme's; a code block counts.
      if (skipped === 0 || tag === "pre") note(tag, attributes);
      if (skipped > 0) return;
      if (!inlineElements.has(tag)) text += " ";
      if (tag === "p" || heading.test(tag)) start = text.length;
    },
    ontext(more) {
      if (inMain && skipped === 0) text += more;
    },
    onclosetag(tag) {
      if (tag === "main") inMain = false;
      if (!inMain) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (tag === "p") paragraphs.push(oneLine(text.slice(start)));
      if (heading.test(tag)) {
        headings.push({ level: Number(tag[1]), text: oneLine(text.slice(start)) });
      }
      if (!inlineElements.has(tag)) text += " ";
    },
  }).end(html);
  return { words: countWords(text), headings, paragraphs, links: [...links], ...count };
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

import { Parser } from "htmlparser2";

export interface ArticleHeading {
  level: number;
  text: string;
}

/** What a report says of a finished page. Navigation, code and drawings are no prose. */
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

/** Elements whose text nobody reads as a sentence. */
const silent = new Set(["nav", "pre", "script", "style", "svg", "button", "template", "footer"]);

const heading = /^h[1-6]$/;

/** Elements inside a line; a space stands between all others. */
const inline = new Set(
  "a abbr b code del dfn em i kbd mark s span strong sub sup u var".split(" "),
);

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
    if (tag === "figure" && attributes.class?.split(" ").includes("diagram")) count.diagrams += 1;
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
      if (!inline.has(tag)) text += " ";
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
      if (!inline.has(tag)) text += " ";
    },
  }).end(html);
  return { words: countWords(text), headings, paragraphs, links: [...links], ...count };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A dash or an arrow alone is no word. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

import { Parser } from "htmlparser2";
import { inlineElements } from "../../model/page/inline-elements.ts";
import { countWords } from "../../model/text/count-words.ts";

interface ArticleHeading {
  level: number;
  text: string;
}

interface ArticleLink {
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
  /** Abbreviations with a `title`. */
  expandedAbbreviations: string[];
}

const ignoredTags = new Set("nav pre script style svg button template footer".split(" "));

const codeTags = new Set(["code", "kbd", "samp", "var"]);

const collectedTags = /^(?:h[1-6]|p|a|abbr|figcaption|caption)$/;

type CollectedContents = Omit<ArticleContents, "words" | "prose">;

export function readArticle(html: string): ArticleContents {
  const contents: CollectedContents = {
    headings: [],
    paragraphs: [],
    captions: [],
    codeBlocks: 0,
    diagrams: 0,
    tables: 0,
    links: [],
    expandedAbbreviations: [],
  };
  let isInMain = false;
  let ignoredDepth = 0;
  let text = "";
  let prose = "";
  let codeDepth = 0;
  const openElements: { start: number; attributes: Record<string, string> }[] = [];

  function separate(tag: string): void {
    if (inlineElements.has(tag)) return;
    text += " ";
    prose += "\n";
  }

  function closeElement(tag: string): void {
    const { start, attributes } = openElements.pop() ?? { start: text.length, attributes: {} };
    collect(tag, attributes, text.slice(start).replace(/\s+/g, " ").trim(), contents);
  }

  new Parser({
    onopentag(tag, attributes) {
      if (tag === "main") isInMain = true;
      if (!isInMain) return;
      // Tables, figures, and code in ignored elements belong to the theme.
      if (ignoredDepth === 0) count(tag, attributes, contents);
      if (ignoredDepth > 0 || ignoredTags.has(tag)) ignoredDepth += 1;
      if (ignoredDepth > 0) return;
      separate(tag);
      if (collectedTags.test(tag)) openElements.push({ start: text.length, attributes });
      if (codeTags.has(tag)) codeDepth += 1;
      if (codeDepth === 1 && codeTags.has(tag)) prose += "`";
    },
    ontext(more) {
      if (!isInMain || ignoredDepth > 0) return;
      text += more;
      if (codeDepth === 0) prose += more.replace(/\s+/g, " ");
    },
    onclosetag(tag) {
      if (tag === "main") isInMain = false;
      if (!isInMain) return;
      if (ignoredDepth > 0) {
        ignoredDepth -= 1;
        return;
      }
      if (collectedTags.test(tag)) closeElement(tag);
      if (codeTags.has(tag)) codeDepth -= 1;
      separate(tag);
    },
  }).end(html);
  return { words: countWords(text), prose, ...contents };
}

function count(
  tag: string,
  { class: name = "" }: Record<string, string>,
  contents: CollectedContents,
): void {
  if (tag === "pre") contents.codeBlocks += 1;
  if (tag === "table") contents.tables += 1;
  if (tag === "figure" && /\b(?:diagram|drawn)\b/.test(name)) contents.diagrams += 1;
}

function collect(
  tag: string,
  { title, href, class: name = "" }: Record<string, string>,
  text: string,
  contents: CollectedContents,
): void {
  const [, level] = /^h([1-6])$/.exec(tag) ?? [];
  if (level) contents.headings.push({ level: Number(level), text });
  else if (tag === "p") contents.paragraphs.push(text);
  else if (tag === "abbr" && title) contents.expandedAbbreviations.push(text);
  else if (tag === "a" && href && !name.split(" ").includes("anchor")) {
    contents.links.push({ href, text });
  } else if (tag.endsWith("caption")) contents.captions.push(text);
}

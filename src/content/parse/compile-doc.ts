import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Body, Question, TocEntry } from "../../model/page/page.ts";
import { escapeText } from "../../model/text/escape-html.ts";
import type { Outside } from "../load/files/outside.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import { type ArticleNode, isDynamic } from "./article.ts";
import { findQuestions } from "./find-questions.ts";
import { reportJsx } from "./html/note-jsx.ts";
import { toHtml, toText } from "./html/to-html.ts";
import { toMdxCode } from "./mdx/to-mdx-code.ts";
import { parseFile } from "./parse-file.ts";
import { renderArticle } from "./render-article.ts";
import type { FoundAsset, FoundHeading, FoundParts, PageSettings } from "./render-context.ts";

/** A compiled article, as plain data that can be cached. */
export interface CompiledDoc {
  body: Body;
  /** The text above the truncation marker, for lists; null without a marker. */
  preview: Body | null;
  toc: TocEntry[];
  /** Number of words, without code. */
  words: number;
  links: LinkSource[];
  components: ComponentUse[];
  assets: FoundAsset[];
  diagnostics: Diagnostic[];
  /** Only of a page that asks for them. */
  questions?: Question[];
}

type CompiledText = Pick<CompiledDoc, "body" | "preview" | "words" | "questions">;

/** Compiles one page. `source.text` has blank lines in place of its front matter. */
export async function compileDoc(
  source: SourceFile,
  page: PageSettings,
  outside: Outside,
): Promise<CompiledDoc> {
  const found: FoundParts = {
    headings: [],
    links: [],
    components: [],
    assets: [],
    diagrams: 0,
    table: null,
    jsx: new Map(),
    diagnostics: [],
  };
  const compiled = (await compileBody(source, { page, outside, found })) ?? asSource(source);
  reportJsx(found);
  const { headings, diagrams: _, table: __, jsx: ___, ...rest } = found;
  return { ...compiled, toc: buildToc(headings, page.tocLevels), ...rest };
}

/** Returns undefined, with a diagnostic, where the text cannot be compiled at all. */
async function compileBody(
  source: SourceFile,
  surroundings: { page: PageSettings; outside: Outside; found: FoundParts },
): Promise<CompiledText | undefined> {
  const { outside, found } = surroundings;
  const { diagnostics } = found;
  try {
    const parsed = parseFile(source, { outside, diagnostics, includedBy: [] });
    if (!parsed) return undefined;
    const { article, preview } = await renderArticle(parsed, surroundings);
    const words = countWords(toText(article));
    const text = { body: toBody(article), preview: preview && toBody(preview), words };
    if (!surroundings.page.hasQuestions) return text;
    const { questions, diagnostics: faults } = findQuestions(article, found.headings, source.file);
    diagnostics.push(...faults);
    return { ...text, questions };
  } catch (error) {
    // Thousands of nested quotes or lists exhaust the call stack.
    if (!(error instanceof RangeError)) throw error;
    diagnostics.push(diagnose(markdownRules["nested-too-deep"], wholeFile(source.file), {}));
    return undefined;
  }
}

function toBody(article: readonly ArticleNode[]): Body {
  return article.some(isDynamic)
    ? { kind: "mdx", code: toMdxCode(article) }
    : { kind: "html", html: toHtml(article) };
}

/** A page that cannot be compiled shows its source, so that the dev server has something to show. */
function asSource({ text }: SourceFile): CompiledText {
  const html = `<pre tabindex="0"><code>${escapeText(text.trim())}</code></pre>`;
  return { body: { kind: "html", html }, preview: null, words: countWords(text) };
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Nests a flat list of headings by level; a level that was skipped adds no step. */
export function buildToc(
  headings: readonly Omit<FoundHeading, "place">[],
  { min, max }: { min: number; max: number },
): TocEntry[] {
  const top: TocEntry[] = [];
  const open: TocEntry[] = [];
  for (const { id, level, html } of headings) {
    if (level < min || level > max) continue;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const entry = { id, level, html, children: [] };
    (open.at(-1)?.children ?? top).push(entry);
    open.push(entry);
  }
  return top;
}

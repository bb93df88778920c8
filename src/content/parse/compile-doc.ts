import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import type { ArticleText, Body, Question, TocEntry } from "../../model/page/page.ts";
import { sourceAsArticle } from "../../model/page/source-as-article.ts";
import { countWords } from "../../model/text/count-words.ts";
import type { Resolver } from "../load/files/resolver.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import { type ArticleNode, isDynamic } from "./article.ts";
import { findQuestions } from "./find-questions.ts";
import { foldSections } from "./fold-sections.ts";
import { reportJsx } from "./html/find-jsx.ts";
import { toHtml, toText } from "./html/to-html.ts";
import { toMdxCode } from "./mdx/to-mdx-code.ts";
import { parseFile } from "./parse-file.ts";
import { renderArticle } from "./render-article.ts";
import type { PageSettings, RenderedHeading, RenderOutput, UsedAsset } from "./render-context.ts";

export interface CompiledDoc {
  body: Body;
  /** The text above the truncation marker; null without a marker. */
  preview: Body | null;
  toc: TocEntry[];
  words: number;
  links: LinkSource[];
  components: ComponentUse[];
  assets: UsedAsset[];
  diagnostics: Diagnostic[];
  /** Only if the page requests them. */
  questions?: Question[];
}

type CompiledText = Pick<CompiledDoc, "body" | "preview" | "words" | "questions">;

/** Empty lines replace the front matter in `source.text`. */
export async function compileDoc(
  source: SourceFile,
  page: PageSettings,
  resolver: Resolver,
): Promise<CompiledDoc> {
  const output: RenderOutput = {
    headings: [],
    links: [],
    components: [],
    assets: [],
    diagrams: 0,
    table: null,
    rejectedTags: new Set(),
    jsx: new Map(),
    diagnostics: [],
  };
  const compiled = (await compileBody(source, { page, resolver, output })) ?? asPlainText(source);
  reportJsx(output);
  const { headings, diagrams: _, table: __, jsx: ___, ...rest } = output;
  return { ...compiled, toc: buildToc(headings, page.tocLevels), ...rest };
}

async function compileBody(
  source: SourceFile,
  input: { page: PageSettings; resolver: Resolver; output: RenderOutput },
): Promise<CompiledText | undefined> {
  const { resolver, output } = input;
  const { diagnostics } = output;
  try {
    const parsed = parseFile(source, { resolver, diagnostics, includedBy: [] });
    if (!parsed) return undefined;
    const { article, preview } = await renderArticle(parsed, input);
    markLongStart(article);
    const words = countWords(toText(article));
    const text = {
      body: toArticleText(article),
      preview: preview && toArticleText(preview),
      words,
    };
    const { folds } = input.page;
    if (folds === null) return text;
    const folded = foldSections(article, folds);
    const body: Body | null = folded && {
      kind: "folded",
      sections: folds,
      text: toArticleText(folded.text),
      list: toArticleText([folded.list]),
    };
    if (folds === "sections") return { ...text, ...(body && { body }) };
    const { questions, diagnostics: unanswered } = findQuestions(
      article,
      output.headings,
      source.file,
    );
    diagnostics.push(...unanswered);
    return { ...text, ...(body && questions.length > 0 && { body, questions }) };
  } catch (error) {
    // Thousands of nested quotes or lists exhaust the call stack.
    if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error;
    diagnostics.push(diagnose(markdownRules["nested-too-deep"], wholeFile(source.file), {}));
    return undefined;
  }
}

/** About three lines of the larger text that a first paragraph has. */
const longestLead = 220;

function markLongStart([first]: readonly ArticleNode[]): void {
  if (first?.type !== "element" || first.tag !== "p") return;
  if (toText([first]).length > longestLead) first.attributes.class = "long";
}

function toArticleText(article: readonly ArticleNode[]): ArticleText {
  return article.some(isDynamic)
    ? { kind: "mdx", code: toMdxCode(article) }
    : { kind: "html", html: toHtml(article) };
}

function asPlainText({ text }: SourceFile): CompiledText {
  return { body: sourceAsArticle(text), preview: null, words: countWords(text) };
}

function buildToc(
  headings: readonly Omit<RenderedHeading, "location">[],
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

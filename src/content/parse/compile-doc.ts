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
import { reportJsx } from "./html/jsx-in-markdown.ts";
import { toHtml, toText } from "./html/to-html.ts";
import { toMdxCode } from "./mdx/to-mdx-code.ts";
import { parseFile } from "./parse-file.ts";
import { type RenderInput, renderArticle } from "./render-article.ts";
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

/** In `source.text`, empty lines replace the front matter. */
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
    diagramCount: 0,
    lastTable: null,
    rejectedTags: new Set(),
    jsxByFile: new Map(),
    diagnostics: [],
  };
  const input = { page, resolver, output };
  const text = (await compileOrReport(source, input)) ?? asPlainText(source);
  reportJsx(output);
  const { headings, links, components, assets, diagnostics } = output;
  const toc = buildToc(headings, page.tocLevels);
  return { ...text, toc, links, components, assets, diagnostics };
}

async function compileOrReport(
  source: SourceFile,
  input: RenderInput,
): Promise<CompiledText | undefined> {
  try {
    return await compileText(source, input);
  } catch (error) {
    // Thousands of nested quotes or lists exhaust the call stack.
    if (!(error instanceof RangeError && /call stack/i.test(error.message))) throw error;
    const tooDeep = diagnose(markdownRules["nested-too-deep"], wholeFile(source.file), {});
    input.output.diagnostics.push(tooDeep);
    return undefined;
  }
}

async function compileText(
  source: SourceFile,
  input: RenderInput,
): Promise<CompiledText | undefined> {
  const { page, resolver, output } = input;
  const { diagnostics, headings } = output;
  const parsed = parseFile(source, { resolver, diagnostics, includedBy: [] });
  if (!parsed) return undefined;
  const { article, preview } = await renderArticle(parsed, input);
  const text = {
    body: toArticleText(article),
    preview: preview && toArticleText(preview),
    words: countWords(toText(article)),
  };
  const { foldedHeadings } = page;
  if (foldedHeadings === null) return text;
  const found =
    foldedHeadings === "questions" ? findQuestions(article, headings, source.file) : undefined;
  diagnostics.push(...(found?.diagnostics ?? []));
  const folded = found?.questions.length === 0 ? null : foldSections(article, foldedHeadings);
  if (!folded) return text;
  const body: Body = {
    kind: "folded",
    sections: foldedHeadings,
    text: toArticleText(folded.text),
    list: toArticleText([folded.list]),
  };
  return { ...text, body, ...(found && { questions: found.questions }) };
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
  const ancestors: TocEntry[] = [];
  for (const { id, level, html } of headings) {
    if (level < min || level > max) continue;
    while ((ancestors.at(-1)?.level ?? 0) >= level) ancestors.pop();
    const entry = { id, level, html, children: [] };
    (ancestors.at(-1)?.children ?? top).push(entry);
    ancestors.push(entry);
  }
  return top;
}

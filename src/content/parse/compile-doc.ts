import GithubSlugger from "github-slugger";
import type { SourceFile } from "../load/loaded-content.ts";
import type { Outside } from "../load/outside.ts";
import { type ArticleNode, isDynamic, raw } from "./article.ts";
import { buildToc } from "./build-toc.ts";
import type { CompiledDoc } from "./compiled-doc.ts";
import { escapeText } from "./escape-html.ts";
import { prepareHighlighter } from "./highlight.ts";
import { diagramLanguage, languageOf } from "./languages.ts";
import { allFiles, type ParsedFile, parseFile } from "./parse-file.ts";
import { readFence } from "./render-code.ts";
import type { Findings, NodeOf, PageSettings, RenderContext } from "./render-context.ts";
import { prepareDiagrams } from "./render-diagram.ts";
import { renderFootnotes } from "./render-footnotes.ts";
import { explicitIdOf } from "./render-heading.ts";
import { renderNodes } from "./render-nodes.ts";
import { toHtml } from "./to-html.ts";
import { toMdxCode } from "./to-mdx-code.ts";

/** Compiles one page. `source.text` has blank lines in place of its front matter. */
export async function compileDoc(
  source: SourceFile,
  page: PageSettings,
  outside: Outside,
): Promise<CompiledDoc> {
  const found: Findings = {
    headings: [],
    links: [],
    components: [],
    assets: [],
    diagrams: 0,
    diagnostics: [],
  };
  const { diagnostics } = found;
  const parsed = parseFile(source, { outside, diagnostics, includedBy: [] });
  const article = parsed ? await renderArticle(parsed, { page, outside, found }) : asSource(source);
  const body: CompiledDoc["body"] = article.some(isDynamic)
    ? { kind: "mdx", code: toMdxCode(article) }
    : { kind: "html", html: toHtml(article) };
  const { headings, diagrams: _, ...rest } = found;
  return { body, toc: buildToc(headings, page.tocLevels), ...rest };
}

/** A page whose syntax is wrong shows its source, so that nothing of it is lost in dev. */
function asSource({ text }: SourceFile): ArticleNode[] {
  return [raw(`<pre tabindex="0"><code>${escapeText(text.trim())}</code></pre>`)];
}

interface Surroundings {
  page: PageSettings;
  outside: Outside;
  found: Findings;
}

async function renderArticle(
  parsed: ParsedFile,
  surroundings: Surroundings,
): Promise<ArticleNode[]> {
  const files = allFiles(parsed);
  const languages = new Set(files.flatMap(({ landmarks }) => landmarks.codes.map(languageName)));
  const highlight = await prepareHighlighter(languages);
  const drawDiagram = languages.has(diagramLanguage) ? await prepareDiagrams() : noDiagrams;
  const context = createContext(parsed, { ...surroundings, highlight, drawDiagram });
  return [...context.render(parsed.root.children), ...renderFootnotes(context)];
}

function languageName(node: NodeOf<"code">): string {
  return languageOf(readFence(node).language) ?? "text";
}

function noDiagrams(): never {
  throw new Error("no diagram was announced");
}

function createContext(
  parsed: ParsedFile,
  surroundings: Surroundings & Pick<RenderContext, "highlight" | "drawDiagram">,
): RenderContext {
  const landmarks = allFiles(parsed).map((file) => file.landmarks);
  return {
    ...surroundings,
    ...fileContext(parsed),
    slugger: createSlugger(landmarks.flatMap(({ headings }) => headings)),
    explicitIds: new Set(),
    footnotes: {
      definitions: firstById(landmarks.flatMap(({ footnotes }) => footnotes)),
      references: new Map(),
    },
    html: { inline: false, openTags: [] },
    render(children) {
      return renderNodes(children, this);
    },
    include(partial) {
      return { ...this, ...fileContext(partial) }.render(partial.root.children);
    },
  };
}

/** The part of the context that belongs to one file: page or partial. */
function fileContext({ source, isMdx, partials, landmarks }: ParsedFile) {
  return { source, isMdx, partials, definitions: firstById(landmarks.definitions) };
}

/** Of two definitions with one name the first counts, as in CommonMark. */
function firstById<T extends { identifier: string }>(definitions: readonly T[]): Map<string, T> {
  return new Map(definitions.toReversed().map((node) => [node.identifier, node]));
}

/** Ids that headings give themselves are taken before any id is made from text. */
function createSlugger(headings: readonly NodeOf<"heading">[]): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of headings.map(explicitIdOf)) if (id) slugger.occurrences[id] = 0;
  return slugger;
}

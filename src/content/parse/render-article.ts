import GithubSlugger from "github-slugger";
import { diagnose } from "../../model/diagnostics/rule.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import type { Resolver } from "../load/files/resolver.ts";
import { linkRules } from "../rules/link-rules.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import type { ArticleNode } from "./article.ts";
import { prepareHighlighter } from "./code/highlight.ts";
import { diagramLanguage, getLanguage, plotLanguage } from "./code/languages.ts";
import { readFence } from "./code/render-code.ts";
import { prepareDiagrams } from "./diagrams/render-diagram.ts";
import { checkIndentedCode } from "./markdown/check-lost-markup.ts";
import { getExplicitId } from "./markdown/heading-ids.ts";
import { renderFootnotes } from "./markdown/render-footnotes.ts";
import { renderNodes } from "./markdown/render-nodes.ts";
import { listAllFiles } from "./parse-file.ts";
import { preparePlots } from "./plots/render-plot.ts";
import {
  getSource,
  getStart,
  type NodeOf,
  type PageSettings,
  type ParsedFile,
  type PartialProps,
  type RenderContext,
  type RenderOutput,
} from "./render-context.ts";
import { splitAtMarker, toPreview } from "./truncate.ts";

export interface RenderInput {
  page: PageSettings;
  resolver: Resolver;
  output: RenderOutput;
}

interface RenderedArticle {
  article: ArticleNode[];
  preview: ArticleNode[] | null;
}

export async function renderArticle(
  parsed: ParsedFile,
  input: RenderInput,
): Promise<RenderedArticle> {
  const files = listAllFiles(parsed);
  const languages = new Set(files.flatMap(({ collected }) => collected.codes.map(getLanguageName)));
  const highlight = await prepareHighlighter(languages);
  const drawDiagram = languages.has(diagramLanguage) ? await prepareDiagrams() : refuseDrawing;
  const drawPlot = languages.has(plotLanguage) ? await preparePlots() : refuseDrawing;
  const context = createContext(parsed, { ...input, highlight, drawDiagram, drawPlot });
  const { above, below } = splitAtMarker(parsed.root.children);
  const start = context.render(above);
  const article = [...start, ...context.render(below ?? []), ...renderFootnotes(context)];
  for (const file of files) {
    reportUnusedFootnotes(file, context);
    reportLostDefinitions(file, context);
    if (file.isMdx) checkIndentedCode(file.root.children, { ...context, source: file.source });
  }
  return { article, preview: below && toPreview(start, input.page) };
}

function reportUnusedFootnotes(
  { source, collected }: ParsedFile,
  { usedFootnotes, output }: RenderContext,
): void {
  const names = new Set<string>();
  for (const node of collected.footnotes) {
    const { identifier: name } = node;
    const kind = names.has(name) ? "repeated" : "unused";
    names.add(name);
    if (usedFootnotes.has(node)) continue;
    const location = { file: source.file, ...getStart(node) };
    output.diagnostics.push(diagnose(markdownRules["lost-footnote"], location, { name, kind }));
  }
}

/** A line such as `[Note]: important` defines a link. If no link uses it, its text is lost. */
function reportLostDefinitions({ source, collected }: ParsedFile, { output }: RenderContext): void {
  const usedReferences = new Set(collected.references);
  const addresses = new Map<string, string>();
  for (const node of collected.definitions) {
    const { identifier, label, url } = node;
    // `[comment]: <> (text)` and `[//]: # (text)` are comments.
    if (url === "" || url === "#") continue;
    const firstAddress = addresses.get(identifier) ?? url;
    addresses.set(identifier, firstAddress);
    const isRepeated = firstAddress !== url;
    if (!isRepeated && (usedReferences.has(identifier) || /[/.#:@?]/.test(url))) continue;
    const location = { file: source.file, ...getStart(node) };
    const name = label ?? identifier;
    if (!isRepeated && /^\^.*\s/.test(name)) {
      const values = { name: name.slice(1), kind: "spaces" } as const;
      output.diagnostics.push(diagnose(markdownRules["lost-footnote"], location, values));
      continue;
    }
    const kind = isRepeated ? "repeated-definition" : "definition";
    const values = { kind, name, address: url } as const;
    output.diagnostics.push(diagnose(linkRules["lost-link"], location, values));
  }
}

function getLanguageName(node: NodeOf<"code">): string {
  return getLanguage(readFence(node).language) ?? "text";
}

function refuseDrawing(): never {
  throw new Error("the page was scanned and has no such code block");
}

function createContext(
  parsed: ParsedFile,
  input: RenderInput & Pick<RenderContext, "highlight" | "drawDiagram" | "drawPlot">,
): RenderContext {
  return {
    ...input,
    ...getFileContext(parsed),
    slugger: createSlugger(listAllFiles(parsed)),
    explicitIds: new Set(),
    usedFootnotes: new Map(),
    html: { isInParagraph: false, openTags: [], endingTags: [], endedParagraphs: 0 },
    isInParagraph: false,
    headingShift: 0,
    render(children) {
      return renderNodes(children, this);
    },
    include(partial, props) {
      const headingShift = this.headingShift + getHeadingShift(props);
      const context = { ...this, ...getFileContext(partial), props, headingShift };
      return context.render(partial.root.children);
    },
  };
}

/** `<Part headingShift={1} />` puts the headings of a partial below the heading before the tag. */
function getHeadingShift({ values }: PartialProps): number {
  const [, number = "0"] = /^\s*"?([0-4])"?\s*$/.exec(values.get("headingShift") ?? "") ?? [];
  return Number(number);
}

/** These properties depend on the file, which is a page or a partial. */
function getFileContext({ source, isMdx, partials, collected }: ParsedFile) {
  return {
    source,
    isMdx,
    partials,
    definitions: indexDefinitions(collected.definitions),
    footnoteDefinitions: indexDefinitions(collected.footnotes),
  };
}

/** As in CommonMark, the first definition of a name wins. */
function indexDefinitions<T extends { identifier: string }>(
  definitions: readonly T[],
): Map<string, T> {
  return new Map(definitions.toReversed().map((node) => [node.identifier, node]));
}

function createSlugger(files: readonly ParsedFile[]): GithubSlugger {
  const slugger = new GithubSlugger();
  const explicitIds = files.flatMap(({ collected, source }) => [
    ...collected.headings.map((node) => getExplicitId(node, getSource({ source }, node))),
    ...collected.ids,
  ]);
  for (const id of [...layoutIds, ...explicitIds]) {
    if (id) slugger.occurrences[id] = 0;
  }
  return slugger;
}

import type GithubSlugger from "github-slugger";
import type { MdastNode } from "satteri";
import type { Plot } from "../../figures/plot/plot.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { FoldedHeadings } from "../../model/page/page.ts";
import type { CodeValue } from "../../model/text/code-values.ts";
import type { Position } from "../../model/text/positions.ts";
import type { Route, TrailingSlash } from "../../model/url/route.ts";
import type { Resolver } from "../load/files/resolver.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import type { ArticleNode, Attributes } from "./article.ts";
import type { Highlight } from "./code/highlight.ts";
import type { Drawing } from "./diagrams/drawing.ts";

export type NodeOf<T extends MdastNode["type"]> = Extract<MdastNode, { type: T }>;

export interface RenderContext {
  /** The page or partial; `text` has no front matter. */
  source: SourceFile;
  isMdx: boolean;
  page: PageSettings;
  resolver: Resolver;
  output: RenderOutput;
  slugger: GithubSlugger;
  /** Ids of headings and elements so far, except those generated from heading texts. */
  explicitIds: Set<string>;
  definitions: ReadonlyMap<string, NodeOf<"definition">>;
  footnoteDefinitions: ReadonlyMap<string, NodeOf<"footnoteDefinition">>;
  /** Footnotes of the page and its partials, in order of their first reference. */
  usedFootnotes: Map<NodeOf<"footnoteDefinition">, Footnote>;
  partials: ReadonlyMap<string, ParsedFile>;
  props?: PartialProps | undefined;
  /** Number of levels by which the headings of a partial are moved down. */
  headingShift: number;
  html: HtmlScope;
  /** A paragraph of Markdown or a `<p>` of MDX. */
  isInParagraph: boolean;
  isInTableCell?: boolean;
  highlight: Highlight;
  drawDiagram: DrawDiagram;
  drawPlot: DrawPlot;
  render(nodes: readonly MdastNode[]): ArticleNode[];
  include(partial: ParsedFile, props: PartialProps): ArticleNode[];
}

export interface ParsedFile {
  /** Empty lines replace the front matter, so that line numbers stay correct. */
  source: SourceFile;
  isMdx: boolean;
  root: Extract<MdastNode, { type: "root" }>;
  collected: CollectedNodes;
  partials: Map<string, ParsedFile>;
}

/** Found before rendering, because texts refer to nodes below them. */
export interface CollectedNodes {
  headings: NodeOf<"heading">[];
  codes: NodeOf<"code">[];
  definitions: NodeOf<"definition">[];
  footnotes: NodeOf<"footnoteDefinition">[];
  references: string[];
  ids: string[];
}

export interface PageSettings {
  file: string;
  route: Route;
  hideTitle: boolean;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  tocLevels: { min: number; max: number };
  foldedHeadings: FoldedHeadings | null;
  /** Texts that are marked in text and code, so that a script can replace them. */
  codeValues?: readonly CodeValue[];
  /** The text is a description of Terraform code, where `*` is often a wildcard. */
  isDescription?: true;
  messages: ContentMessages;
}

export interface RenderedHeading {
  id: string;
  level: number;
  html: string;
  location: SourceLocation;
}

export interface UsedAsset {
  file: string;
  to: string;
}

export interface RenderOutput {
  headings: RenderedHeading[];
  links: LinkSource[];
  components: ComponentUse[];
  assets: UsedAsset[];
  /** Number of drawings so far, for unique ids. */
  diagramCount: number;
  /** The last table above, for plots. */
  lastTable: { node: NodeOf<"table">; file: string } | null;
  /** Names of tags whose start was reported, so that their ends are not. */
  rejectedTags: Set<string>;
  /** JSX in plain Markdown. */
  jsxByFile: Map<string, { position: Position; texts: Set<string> }>;
  diagnostics: Diagnostic[];
}

export interface HtmlScope {
  /** Blocks are not allowed in a paragraph. */
  isInParagraph: boolean;
  openTags: OpenTag[];
  /** The block around these nodes. */
  parent?: HtmlScope;
  /** Tags of this scope whose end tags are inside the current paragraph. */
  endingTags: string[];
  /** Number of `<p>` that ended at a block; their end tags are left out. */
  endedParagraphs: number;
}

export interface OpenTag {
  tag: string;
  /** Images of a `<picture>` by color mode. */
  variants?: Map<string, Attributes>;
  position: Position;
}

export interface DiagramLayouts {
  wide: Drawing;
  narrow?: Drawing;
}

/** Throws if the diagram cannot be laid out. */
export type DrawDiagram = (text: string) => DiagramLayouts;

export type DrawPlot = (plot: Plot, texts: { title: string; alt: string }) => string;

export interface PartialProps {
  values: ReadonlyMap<string, string>;
  children: ArticleNode[];
}

export interface Footnote {
  node: NodeOf<"footnoteDefinition">;
  context: RenderContext;
  name: string;
  count: number;
}

export function getStart(node: { position?: MdastNode["position"] | undefined }): Position {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

export function report<Values extends object>(
  context: RenderContext,
  position: Position,
  rule: Rule<Values>,
  values: NoInfer<Values>,
): void {
  const location = { file: context.source.file, ...position };
  context.output.diagnostics.push(diagnose(rule, location, values));
}

export function getSource(context: Pick<RenderContext, "source">, node: MdastNode): string {
  const { start, end } = node.position ?? {};
  return context.source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
}

import type GithubSlugger from "github-slugger";
import type { MdastNode } from "satteri";
import type { Plot } from "../../figures/plot/plot.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Rule, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { Position } from "../../model/text/positions.ts";
import type { Route, TrailingSlash } from "../../model/url/route.ts";
import type { Resolver } from "../load/files/resolver.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import type { ArticleNode } from "./article.ts";
import type { Highlight } from "./code/highlight.ts";
import type { Drawing } from "./diagrams/drawing.ts";

export type NodeOf<T extends MdastNode["type"]> = Extract<MdastNode, { type: T }>;

export interface ParsedFile {
  /** `text` has empty lines instead of the front matter. */
  source: SourceFile;
  isMdx: boolean;
  root: Extract<MdastNode, { type: "root" }>;
  landmarks: Landmarks;
  partials: Map<string, ParsedFile>;
}

/** Nodes that must be known before rendering starts. */
export interface Landmarks {
  headings: NodeOf<"heading">[];
  codes: NodeOf<"code">[];
  definitions: NodeOf<"definition">[];
  footnotes: NodeOf<"footnoteDefinition">[];
  /** Names of definitions that links and images use. */
  references: string[];
  /** Ids in HTML and JSX. */
  ids: string[];
}

export interface PageSettings {
  file: string;
  route: Route;
  hideTitle: boolean;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  tocLevels: { min: number; max: number };
  hasQuestions: boolean;
  /** The text is a description of Terraform code, where `*` is often a wildcard. */
  isDescription?: true;
  messages: ContentMessages;
}

export interface FoundHeading {
  id: string;
  level: number;
  html: string;
  /** In the page or in a partial. */
  location: SourceLocation;
}

export interface FoundAsset {
  /** Below the site folder. */
  file: string;
  /** In the output. */
  to: string;
}

/** What is collected while an article is rendered. */
export interface FoundParts {
  headings: FoundHeading[];
  links: LinkSource[];
  components: ComponentUse[];
  assets: FoundAsset[];
  diagrams: number;
  /** The last table, which the next plot shows. */
  table: FoundTable | null;
  jsx: Map<string, { position: Position; what: Set<string> }>;
  diagnostics: Diagnostic[];
}

export interface FoundTable {
  node: NodeOf<"table">;
  file: string;
}

export interface HtmlScope {
  /** Inside a paragraph, where blocks are not allowed. */
  inline: boolean;
  openTags: OpenTag[];
}

export interface OpenTag {
  tag: string;
  /** Of a `<picture>`: addresses by color mode. */
  variants?: Map<string, string>;
  position: Position;
}

/** The drawings of one diagram. */
export interface DiagramLayouts {
  wide: Drawing;
  /** For narrow windows, if `wide` does not fit into them. */
  narrow?: Drawing;
}

/** Draws the checked text of a diagram. Throws if it cannot be laid out. */
export type DrawDiagram = (text: string) => DiagramLayouts;

/** Turns numbers into a figure with a caption and a text alternative. */
export type DrawPlot = (plot: Plot, texts: { title: string; alt: string }) => string;

export interface RenderContext {
  /** The page or partial; `text` has no front matter. */
  source: SourceFile;
  isMdx: boolean;
  page: PageSettings;
  resolver: Resolver;
  found: FoundParts;
  slugger: GithubSlugger;
  /** Ids of headings and elements so far, apart from those made from headings. */
  explicitIds: Set<string>;
  definitions: ReadonlyMap<string, NodeOf<"definition">>;
  notes: ReadonlyMap<string, NodeOf<"footnoteDefinition">>;
  /** Referenced notes of page and partials, in order of their first reference. */
  footnotes: Map<NodeOf<"footnoteDefinition">, Footnote>;
  partials: ReadonlyMap<string, ParsedFile>;
  /** Properties of the current partial; undefined in a page. */
  props?: PartialProps | undefined;
  html: HtmlScope;
  /** Inside a paragraph. */
  inText: boolean;
  /** In a cell of a Markdown table. */
  inCell?: boolean;
  highlight: Highlight;
  drawDiagram: DrawDiagram;
  drawPlot: DrawPlot;
  render(nodes: readonly MdastNode[]): ArticleNode[];
  include(partial: ParsedFile, props: PartialProps): ArticleNode[];
}

/** Properties that a page passes to a partial. */
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

export function startOf(node: { position?: MdastNode["position"] | undefined }): Position {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** Adds a diagnostic at a position of the current file. */
export function report<Values extends object>(
  context: RenderContext,
  position: Position,
  rule: Rule<Values>,
  values: NoInfer<Values>,
): void {
  const location = { file: context.source.file, ...position };
  context.found.diagnostics.push(diagnose(rule, location, values));
}

export function sourceOf(context: RenderContext, node: MdastNode): string {
  const { start, end } = node.position ?? {};
  return context.source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
}

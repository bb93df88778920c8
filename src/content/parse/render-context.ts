import type GithubSlugger from "github-slugger";
import type { MdastNode } from "satteri";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Place, type Rule } from "../../model/diagnostics/rule.ts";
import type { Position } from "../../model/text/positions.ts";
import type { Route, TrailingSlash } from "../../model/url/route.ts";
import type { Outside } from "../load/files/outside.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import type { ContentMessages } from "../messages.ts";
import type { ComponentUse, LinkSource } from "../site-data.ts";
import type { ArticleNode } from "./article.ts";
import type { Highlight } from "./code/highlight.ts";
import type { DrawDiagram } from "./diagrams/render-diagram.ts";
import type { ParsedFile } from "./parse-file.ts";
import type { DrawPlot } from "./plots/render-plot.ts";

export type NodeOf<T extends MdastNode["type"]> = Extract<MdastNode, { type: T }>;

/** The settings of page and site that an article needs. */
export interface PageSettings {
  /** Path of the page's file relative to the site folder. */
  file: string;
  route: Route;
  hideTitle: boolean;
  baseUrl: string;
  trailingSlash: TrailingSlash;
  tocLevels: { min: number; max: number };
  /** Whether its questions are collected. */
  hasQuestions: boolean;
  messages: ContentMessages;
}

/** A heading of the article, in order. */
export interface FoundHeading {
  id: string;
  level: number;
  html: string;
  /** Where a writer finds it: in the page or in a partial. */
  place: Place;
}

/** A file that is copied with an article. */
export interface FoundAsset {
  /** Path below `content/docs`. */
  path: string;
  to: string;
}

/** What is found while an article is rendered, beside its markup. */
export interface FoundParts {
  headings: FoundHeading[];
  links: LinkSource[];
  components: ComponentUse[];
  assets: FoundAsset[];
  /** Number of diagrams so far, for unique ids. */
  diagrams: number;
  /** The last table, from which a plot behind it takes its numbers. */
  table: FoundTable | null;
  /** JSX in plain Markdown, by file. */
  jsx: Map<string, { position: Position; what: Set<string> }>;
  diagnostics: Diagnostic[];
}

export interface FoundTable {
  node: NodeOf<"table">;
  /** Path of the file that holds it: the page or a partial. */
  file: string;
}

export interface HtmlScope {
  /** Inside a paragraph, where no block is allowed. */
  inline: boolean;
  openTags: OpenTag[];
}

/** An HTML tag that a writer opened and has not closed yet. */
export interface OpenTag {
  tag: string;
  position: Position;
}

export interface RenderContext {
  /** The page, or the partial that it includes; `text` has no front matter. */
  source: SourceFile;
  isMdx: boolean;
  page: PageSettings;
  outside: Outside;
  found: FoundParts;
  slugger: GithubSlugger;
  /** Ids that headings gave themselves. */
  explicitIds: Set<string>;
  definitions: ReadonlyMap<string, NodeOf<"definition">>;
  notes: ReadonlyMap<string, NodeOf<"footnoteDefinition">>;
  /** Notes that page and partials refer to, in the order of their first reference. */
  footnotes: Map<NodeOf<"footnoteDefinition">, Footnote>;
  /** Partials by the names under which this file imported them. */
  partials: ReadonlyMap<string, ParsedFile>;
  /** What the partial that is rendered now was given; undefined in a page. */
  props?: PartialProps | undefined;
  /** HTML among the siblings that are rendered now. */
  html: HtmlScope;
  /** Inside a paragraph. */
  inText: boolean;
  highlight: Highlight;
  drawDiagram: DrawDiagram;
  drawPlot: DrawPlot;
  render(nodes: readonly MdastNode[]): ArticleNode[];
  /** Renders the tree of a partial in its own context. */
  include(partial: ParsedFile, props: PartialProps): ArticleNode[];
}

/** What a page gives to a partial. */
export interface PartialProps {
  /** JavaScript by name. */
  values: ReadonlyMap<string, string>;
  /** What stands between its tags. */
  children: ArticleNode[];
}

export interface Footnote {
  node: NodeOf<"footnoteDefinition">;
  /** Of the file that holds the note. */
  context: RenderContext;
  /** A name that is unique among the notes of all files. */
  name: string;
  /** Number of references. */
  count: number;
}

export function startOf(node: { position?: MdastNode["position"] | undefined }): Position {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** Adds the diagnostic of a rule at a position of the file that is rendered now. */
export function report<Values extends object>(
  context: RenderContext,
  position: Position,
  rule: Rule<Values>,
  values: NoInfer<Values>,
): void {
  const place = { file: context.source.file, ...position };
  context.found.diagnostics.push(diagnose(rule, place, values));
}

/** Returns the text of a node as it was typed. */
export function sourceOf(context: RenderContext, node: MdastNode): string {
  const { start, end } = node.position ?? {};
  return context.source.text.slice(start?.offset ?? 0, end?.offset ?? 0);
}

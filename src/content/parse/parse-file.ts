import type { MdastNode } from "satteri";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { isMissing, type Outside } from "../load/files/outside.ts";
import { splitFrontMatter } from "../load/front-matter/split-front-matter.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { mdxRules } from "../rules/mdx-rules.ts";
import { relativePath, resolveFile } from "./links/resolve-address.ts";
import { parseMarkdown } from "./markdown/parse-markdown.ts";
import { type PartialImport, readModuleLines } from "./mdx/read-module-lines.ts";
import type { NodeOf } from "./render-context.ts";

/** A parsed page or partial, with the partials that it includes. */
export interface ParsedFile {
  /** `text` has empty lines instead of the front matter. */
  source: SourceFile;
  isMdx: boolean;
  root: Extract<MdastNode, { type: "root" }>;
  landmarks: Landmarks;
  /** By the names under which the file imports them. */
  partials: Map<string, ParsedFile>;
}

interface Surroundings {
  outside: Outside;
  diagnostics: Diagnostic[];
  /** Paths of the files that include this one, outermost first. */
  includedBy: string[];
}

/** Parses a file and its partials; undefined where its syntax is wrong. */
export function parseFile(
  source: SourceFile,
  { outside, diagnostics, includedBy }: Surroundings,
): ParsedFile | undefined {
  const isMdx = /\.mdx$/i.test(source.path);
  const parsed = parseMarkdown(source, isMdx);
  if ("error" in parsed) {
    diagnostics.push(parsed.error);
    return undefined;
  }
  const { imports, ...refused } = readModuleLines(parsed.root, source.file);
  diagnostics.push(...refused.diagnostics);
  const inner = { outside, diagnostics, includedBy: [...includedBy, source.path] };
  const partials = new Map<string, ParsedFile>();
  for (const line of imports) {
    const partial = includePartial(line, source, inner);
    if (partial) partials.set(line.name, partial);
  }
  return { source, isMdx, root: parsed.root, landmarks: findLandmarks(parsed.root), partials };
}

function includePartial(
  line: PartialImport,
  from: SourceFile,
  { outside, diagnostics, includedBy }: Surroundings,
): ParsedFile | undefined {
  const place = { file: from.file, ...line.position };
  const path = resolveFile(from.path, line.path);
  const answer = path === undefined ? undefined : outside.ask("partial", path);
  if (path === undefined || !answer || isMissing(answer)) {
    const other = answer && isMissing(answer) ? answer.near : undefined;
    const near = other === undefined ? undefined : relativePath(from.path, other);
    diagnostics.push(diagnose(mdxRules["missing-partial"], place, { path: line.path, near }));
    return emptyFile(from);
  }
  if (includedBy.includes(path)) {
    const paths = [...includedBy.slice(includedBy.indexOf(path)), path];
    diagnostics.push(diagnose(mdxRules["partial-cycle"], place, { paths }));
    return emptyFile(from);
  }
  const file = from.file.slice(0, -from.path.length) + path;
  const { body, closed } = splitFrontMatter(outside.read(path));
  if (!closed) {
    const rule = frontMatterRules["invalid-front-matter"];
    diagnostics.push(diagnose(rule, wholeFile(file), { fault: "unclosed" }));
  }
  const source = { file, path, text: body };
  return parseFile(source, { outside, diagnostics, includedBy }) ?? emptyFile(from);
}

/** Replaces a partial that cannot be included, so that its name is not reported as unknown too. */
function emptyFile(source: SourceFile): ParsedFile {
  const root = { type: "root" as const, children: [] };
  return { source, isMdx: true, root, landmarks: findLandmarks(root), partials: new Map() };
}

/** A file and all files that it includes. */
export function allFiles(file: ParsedFile): ParsedFile[] {
  return [file, ...[...file.partials.values()].flatMap(allFiles)];
}

/** Nodes that have to be known before the first one is rendered. */
interface Landmarks {
  headings: NodeOf<"heading">[];
  codes: NodeOf<"code">[];
  definitions: NodeOf<"definition">[];
  footnotes: NodeOf<"footnoteDefinition">[];
}

function findLandmarks(root: MdastNode): Landmarks {
  const found: Landmarks = { headings: [], codes: [], definitions: [], footnotes: [] };
  visit(root, found);
  return found;
}

function visit(node: MdastNode, found: Landmarks): void {
  if (node.type === "heading") found.headings.push(node);
  else if (node.type === "code") found.codes.push(node);
  else if (node.type === "definition") found.definitions.push(node);
  else if (node.type === "footnoteDefinition") found.footnotes.push(node);
  // The other landmarks are between blocks, so text need not be searched.
  if (node.type === "paragraph" || node.type === "heading" || !("children" in node)) return;
  for (const child of node.children) visit(child, found);
}

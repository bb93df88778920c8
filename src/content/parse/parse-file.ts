import { type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type Place, wholeFile } from "../../model/diagnostics/rule.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import type { Position } from "../../model/text/positions.ts";
import { isMissing, type Outside } from "../load/files/outside.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { mdxRules } from "../rules/mdx-rules.ts";
import { ownAddress, pathsFromTop, relativePath, resolveFile } from "./links/resolve-address.ts";
import { type NodeOf, startOf } from "./render-context.ts";

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
  const paths = [resolveFile(from.path, line.path), ...pathsFromTop(line.path)];
  const [path, answer] = firstAnswer(paths, outside);
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
  const { body, isClosed } = splitFrontMatter(outside.read(path));
  if (!isClosed) {
    const rule = frontMatterRules["invalid-front-matter"];
    diagnostics.push(diagnose(rule, wholeFile(file), { fault: "unclosed" }));
  }
  const source = { file, path, text: body };
  return parseFile(source, { outside, diagnostics, includedBy }) ?? emptyFile(from);
}

/** The first path with a partial; the first path where none has one. */
function firstAnswer(paths: readonly (string | undefined)[], outside: Outside) {
  const asked = paths.map((path) => {
    return [path, path === undefined ? undefined : outside.ask("partial", path)] as const;
  });
  return asked.find(([, answer]) => answer && !isMissing(answer)) ?? asked[0] ?? [];
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

type Root = Extract<MdastNode, { type: "root" }>;

/**
 * The tree of a Markdown or MDX text, with positions. A syntax error of MDX is a diagnostic, not an
 * exception.
 */
function parseMarkdown(source: SourceFile, isMdx: boolean): { root: Root } | { error: Diagnostic } {
  const common = { directive: true, frontmatter: false, gfm: true };
  try {
    // In plain Markdown the heading code reads `{#id}` itself: the parser would swallow any
    // other text in braces at the end of a heading.
    const root = isMdx
      ? mdxToMdast(source.text, { features: { ...common, headingAttributes: true } })
      : markdownToMdast(source.text, { features: common });
    return root.type === "root" ? { root } : { root: { type: "root", children: [] } };
  } catch (error) {
    return { error: syntaxError(source, error) };
  }
}

/** Errors read `3:1: what is wrong (rule)`. */
function syntaxError({ file, text }: SourceFile, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  const [, line = "1", column = "1", reason = message] = match ?? [];
  const rest =
    text
      .split("\n", Number(line))
      .at(-1)
      ?.slice(Number(column) - 1) ?? "";
  const place = { file, line: Number(line), column: Number(column) };
  return diagnose(mdxRules["invalid-mdx"], place, faultOf(reason, rest));
}

/** The parser says of a tag with a malformed attribute that it is no tag at all. */
function faultOf(reason: string, rest: string) {
  const [, tag] = /^<([A-Za-z][\w.]*)(?:\s|$)/.exec(rest) ?? [];
  return tag !== undefined && reason.includes("valid JSX tag")
    ? ({ fault: "attribute", tag } as const)
    : ({ fault: "syntax", reason } as const);
}

/** `import Name from "./_file.mdx"`. */
interface PartialImport {
  name: string;
  path: string;
  position: Position;
}

const partialImport = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"']+\.mdx?)\2\s*;?\s*$/;

/** Reads the `import` and `export` lines of an MDX file. Only local partials may be imported. */
function readModuleLines(
  root: NodeOf<"root">,
  file: string,
): { imports: PartialImport[]; diagnostics: Diagnostic[] } {
  const imports: PartialImport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const node of root.children) {
    if (node.type === "mdxjsEsm") readLines(node, file, { imports, diagnostics });
  }
  return { imports, diagnostics };
}

/** Adds the partials of one block, and a diagnostic for each other statement. */
function readLines(
  node: NodeOf<"mdxjsEsm">,
  file: string,
  { imports, diagnostics }: ReturnType<typeof readModuleLines>,
): void {
  const { line } = startOf(node);
  let isInside = false;
  for (const [index, text] of node.value.split("\n").entries()) {
    const statement = text.trim();
    if (statement === "" || statement.startsWith("//")) continue;
    // The further lines of a statement that is refused are refused with it.
    if (isInside && !/^(?:import|export)\b/.test(text)) continue;
    const position = { line: line + index, column: 1 };
    const [, name, , path] = partialImport.exec(statement) ?? [];
    const own = path === undefined ? undefined : ownAddress(path);
    const isLocal = own !== undefined && /^[./]/.test(own);
    isInside = !(name && isLocal);
    if (name && isLocal) imports.push({ name, path: own, position });
    else diagnostics.push(unsupported(statement, { file, ...position }));
  }
}

function unsupported(statement: string, place: Place): Diagnostic {
  return statement.startsWith("export")
    ? diagnose(mdxRules["unsupported-export"], place, {})
    : diagnose(mdxRules["unsupported-import"], place, { statement });
}

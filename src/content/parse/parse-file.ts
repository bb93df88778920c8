import { type MdastNode, markdownToMdast, mdxToMdast } from "satteri";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, type SourceLocation, wholeFile } from "../../model/diagnostics/rule.ts";
import { getErrorMessage } from "../../model/error-message.ts";
import { splitFrontMatter } from "../../model/text/front-matter.ts";
import { maskCode } from "../../model/text/markdown-fences.ts";
import type { Position } from "../../model/text/positions.ts";
import { isMissing, type Resolver } from "../load/files/resolver.ts";
import type { SourceFile } from "../load/loaded-content.ts";
import { frontMatterRules } from "../rules/front-matter-rules.ts";
import { markdownRules } from "../rules/markdown-rules.ts";
import { mdxRules } from "../rules/mdx-rules.ts";
import {
  getPathsFromRoot,
  getRelativePath,
  resolveFile,
  withoutDocusaurusPrefix,
} from "./links/resolve-address.ts";
import { decodeHeadingIds, encodeHeadingIds, trimHeadingIds } from "./markdown/heading-ids.ts";
import { separateClosings } from "./markdown/separate-closings.ts";
import { type CollectedNodes, getStart, type NodeOf, type ParsedFile } from "./render-context.ts";

interface ParseContext {
  resolver: Resolver;
  diagnostics: Diagnostic[];
  includedBy: string[];
}

export function parseFile(
  source: SourceFile,
  { resolver, diagnostics, includedBy }: ParseContext,
): ParsedFile | undefined {
  const isMdx = /\.mdx$/i.test(source.path);
  const parsed = parseMarkdown(source, isMdx);
  if ("error" in parsed) {
    diagnostics.push(parsed.error);
    return undefined;
  }
  const { imports, ...refused } = readImports(parsed.root, source.file);
  diagnostics.push(...refused.diagnostics);
  const inner = { resolver, diagnostics, includedBy: [...includedBy, source.path] };
  const partials = new Map<string, ParsedFile>();
  for (const line of imports) {
    const partial = includePartial(line, source, inner);
    if (partial) partials.set(line.name, partial);
  }
  return { source, isMdx, root: parsed.root, collected: collectNodes(parsed.root), partials };
}

function includePartial(
  line: PartialImport,
  from: SourceFile,
  { resolver, diagnostics, includedBy }: ParseContext,
): ParsedFile | undefined {
  const location = { file: from.file, ...line.position };
  const paths = [resolveFile(from.path, line.path), ...getPathsFromRoot(line.path)];
  const [path, partial] = findPartial(paths, resolver);
  if (path === undefined || !partial || isMissing(partial)) {
    const other = partial && isMissing(partial) ? partial.suggestion : undefined;
    const suggestion = other === undefined ? undefined : getRelativePath(from.path, other);
    diagnostics.push(
      diagnose(mdxRules["missing-partial"], location, { path: line.path, suggestion }),
    );
    return emptyFile(from);
  }
  if (includedBy.includes(path)) {
    const paths = [...includedBy.slice(includedBy.indexOf(path)), path];
    diagnostics.push(diagnose(mdxRules["partial-cycle"], location, { paths }));
    return emptyFile(from);
  }
  const file = from.file.slice(0, -from.path.length) + path;
  const { body, isClosed } = splitFrontMatter(resolver.read(path));
  if (!isClosed) {
    const rule = frontMatterRules["invalid-front-matter"];
    diagnostics.push(diagnose(rule, wholeFile(file), { kind: "unclosed" }));
  }
  const source = { file, path, text: body };
  return parseFile(source, { resolver, diagnostics, includedBy }) ?? emptyFile(from);
}

/** Returns the first path with a partial, or the first path if none has one. */
function findPartial(paths: readonly (string | undefined)[], resolver: Resolver) {
  const candidates = paths.map((path) => {
    return [path, path === undefined ? undefined : resolver.resolve("partial", path)] as const;
  });
  return candidates.find(([, partial]) => partial && !isMissing(partial)) ?? candidates[0] ?? [];
}

/** Replaces an invalid partial, so that its name is not reported as unknown as well. */
function emptyFile(source: SourceFile): ParsedFile {
  const root = { type: "root" as const, children: [] };
  return { source, isMdx: true, root, collected: collectNodes(root), partials: new Map() };
}

export function listAllFiles(file: ParsedFile): ParsedFile[] {
  return [file, ...[...file.partials.values()].flatMap(listAllFiles)];
}

function collectNodes(root: MdastNode): CollectedNodes {
  const found: CollectedNodes = {
    headings: [],
    codes: [],
    definitions: [],
    footnotes: [],
    references: [],
    ids: [],
  };
  visit(root, found);
  return found;
}

function visit(node: MdastNode, found: CollectedNodes): void {
  if (node.type === "heading") found.headings.push(node);
  else if (node.type === "code") found.codes.push(node);
  else if (node.type === "definition") found.definitions.push(node);
  else if (node.type === "footnoteDefinition") found.footnotes.push(node);
  else if (node.type === "linkReference" || node.type === "imageReference") {
    found.references.push(node.identifier);
  } else found.ids.push(...getIds(node));
  if ("children" in node) for (const child of node.children) visit(child, found);
}

function getIds(node: MdastNode): string[] {
  if (node.type === "html") {
    const ids = node.value.matchAll(/<[a-z][^<>]*?\sid=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
    return [...ids].map(([, double, single, bare]) => double ?? single ?? bare ?? "");
  }
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    const isId = attribute.type === "mdxJsxAttribute" && attribute.name === "id";
    return isId && typeof attribute.value === "string" ? [attribute.value] : [];
  });
}

type Root = Extract<MdastNode, { type: "root" }>;

function parseMarkdown(source: SourceFile, isMdx: boolean): { root: Root } | { error: Diagnostic } {
  const overlong = findOverlongParagraph(source, isMdx);
  if (overlong) return { error: overlong };
  const common = { directive: true, frontmatter: false, gfm: true };
  const { text, restorePositions, countAdded } = separateClosings(
    isMdx ? trimHeadingIds(source.text) : encodeHeadingIds(source.text),
  );
  try {
    // In Markdown, `headingAttributes` would remove any braces at the end of a heading.
    const root = isMdx
      ? mdxToMdast(text, { features: { ...common, headingAttributes: true } })
      : markdownToMdast(text, { features: common });
    if (text !== source.text) decodeHeadingIds(root);
    if (isMdx) correctNames(root, text);
    restorePositions(root);
    return root.type === "root" ? { root } : { root: { type: "root", children: [] } };
  } catch (error) {
    return { error: diagnoseSyntax(source, error, countAdded) };
  }
}

/** The time of the parser grows with the square of this number: 20,000 take 4 seconds. */
const MAX_ENTITIES = 20_000;

/** Empty lines, and lines that begin a row, an element, or an item of a list. */
const blockStart = /^[\s>]*(?:$|[|<]|(?:[-*+]|\d{1,9}[.)])\s)/;

function findOverlongParagraph({ file, text }: SourceFile, isMdx: boolean): Diagnostic | undefined {
  if (text.length < 2 * MAX_ENTITIES) return undefined;
  const counted = isMdx ? /&[#\w]+;|\{/g : /&[#\w]+;/g;
  let [firstLine, count] = [1, 0];
  for (const [index, line] of maskCode(text).split("\n").entries()) {
    if (blockStart.test(line)) [firstLine, count] = [index + (line.trim() ? 1 : 2), 0];
    count += line.match(counted)?.length ?? 0;
    if (count <= MAX_ENTITIES) continue;
    const location = { file, line: firstLine, column: 1 };
    return diagnose(markdownRules["overlong-paragraph"], location, { limit: MAX_ENTITIES });
  }
  return undefined;
}

/** The parser joins a name with the attributes after it if a list follows indented text. */
function correctNames(node: MdastNode, text: string): void {
  if (node.type === "mdxJsxFlowElement" && node.name) {
    const start = node.position?.start.offset ?? 0;
    const [, name] = /^<\s*([\w$.:-]+)/.exec(text.slice(start, start + node.name.length + 1)) ?? [];
    if (name !== undefined && node.name.startsWith(name)) node.name = name;
  }
  if ("children" in node) for (const child of node.children) correctNames(child, text);
}

/** The parser's messages look like `3:1: reason (rule)`. */
function diagnoseSyntax(
  { file, text }: SourceFile,
  error: unknown,
  countAdded: (line: number) => number,
): Diagnostic {
  const message = getErrorMessage(error);
  const match = /^(\d+):(\d+): ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/.exec(message);
  const [, errorLine = "1", column = "1", reason = message] = match ?? [];
  const line = Number(errorLine) - countAdded(Number(errorLine));
  const rest =
    text
      .split("\n", line)
      .at(-1)
      ?.slice(Number(column) - 1) ?? "";
  const location = { file, line, column: Number(column) };
  return diagnose(mdxRules["invalid-mdx"], location, describeSyntax(reason, rest));
}

/** The parser reports a tag with an invalid attribute as an invalid tag. */
function describeSyntax(reason: string, rest: string) {
  const [, address] = /^<([a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/i.exec(rest) ?? [];
  if (address !== undefined) return { kind: "autolink", address } as const;
  const [, tag] = /^<([A-Za-z][\w.]*)(?:\s|$)/.exec(rest) ?? [];
  return tag !== undefined && reason.includes("valid JSX tag")
    ? ({ kind: "attribute", tag } as const)
    : ({ kind: "syntax", reason } as const);
}

interface PartialImport {
  name: string;
  path: string;
  position: Position;
}

const partialImport = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"']+\.mdx?)\2\s*;?\s*$/;

function readImports(
  root: NodeOf<"root">,
  file: string,
): { imports: PartialImport[]; diagnostics: Diagnostic[] } {
  const imports: PartialImport[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const node of root.children) {
    if (node.type === "mdxjsEsm") readStatements(node, file, { imports, diagnostics });
  }
  return { imports, diagnostics };
}

const stringOrComment =
  /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|(?:\/\/.*|\/\*[\s\S]*?\*\/)[ \t]*/g;

/** Keeps line breaks, so that positions are right. */
function withoutComments(code: string): string {
  return code.replace(stringOrComment, (match) =>
    match.startsWith("/") ? match.replace(/.*/g, "") : match,
  );
}

function readStatements(
  node: NodeOf<"mdxjsEsm">,
  file: string,
  { imports, diagnostics }: ReturnType<typeof readImports>,
): void {
  const { line } = getStart(node);
  let isInUnsupported = false;
  for (const [index, text] of withoutComments(node.value).split("\n").entries()) {
    const statement = text.trim();
    if (statement === "") continue;
    if (isInUnsupported && !/^(?:import|export)\b/.test(text)) continue;
    const position = { line: line + index, column: 1 };
    const [, name, , path] = partialImport.exec(statement) ?? [];
    const source = path === undefined ? undefined : withoutDocusaurusPrefix(path);
    const isLocal = source !== undefined && /^[./]/.test(source);
    isInUnsupported = !(name && isLocal);
    if (name && isLocal) imports.push({ name, path: source, position });
    else diagnostics.push(diagnoseUnsupported(statement, { file, ...position }));
  }
}

function diagnoseUnsupported(statement: string, location: SourceLocation): Diagnostic {
  return statement.startsWith("export")
    ? diagnose(mdxRules["unsupported-export"], location, { statement })
    : diagnose(mdxRules["unsupported-import"], location, { statement });
}

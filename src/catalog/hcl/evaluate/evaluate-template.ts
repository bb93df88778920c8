import { byKey } from "../../../model/compare-text.ts";
import type { JsonValue } from "../../../model/reference/module.ts";
import {
  findChild,
  getSourceText,
  type SyntaxNode,
  unescapeHeredoc,
  unescapeQuoted,
} from "../syntax.ts";
import { toBool, toText } from "./convert-value.ts";
import { type Scope, throwNotConstant } from "./scope.ts";

/** Text, or an interpolation or directive. */
type Part = { text: string } | { computed: SyntaxNode };

/** Evaluates a quoted string or heredoc. Like Terraform, it normalizes Unicode. */
export function getTemplateValue(node: SyntaxNode, scope: Scope): JsonValue {
  const { source } = scope;
  const isHeredoc = node.type === "heredoc_template";
  const parts = isHeredoc ? getHeredocParts(source, node) : getQuotedParts(source, node);
  const [only] = parts;
  // A quoted template that is one interpolation has the type of its expression.
  if (only && parts.length === 1 && isInterpolation(only) && !isHeredoc) {
    return getInterpolatedValue(only.computed, scope);
  }
  return write(nestDirectives(parts, { offset: 0 }), scope).normalize("NFC");
}

function isInterpolation(part: Part): part is { computed: SyntaxNode } {
  return "computed" in part && part.computed.type === "template_interpolation";
}

function getInterpolatedValue(node: SyntaxNode, scope: Scope): JsonValue {
  return scope.compute(findChild(node, "expression") ?? throwNotConstant(node), scope);
}

type Piece =
  | Part
  | { each: SyntaxNode; body: Piece[] }
  | { condition: SyntaxNode; yes: Piece[]; no: Piece[] };

interface Cursor {
  offset: number;
}

function nestDirectives(parts: readonly Part[], cursor: Cursor): Piece[] {
  const pieces: Piece[] = [];
  for (let part = parts[cursor.offset]; part; part = parts[cursor.offset]) {
    const marker = "computed" in part ? part.computed : undefined;
    if (marker && /^template_(for_end|if_end|else_intro)$/.test(marker.type)) break;
    cursor.offset++;
    if (marker?.type === "template_for_start") {
      pieces.push({ each: marker, body: nestDirectives(parts, cursor) });
      cursor.offset++;
    } else if (marker?.type === "template_if_intro") {
      pieces.push({ condition: marker, ...splitBranches(parts, cursor) });
    } else pieces.push(part);
  }
  return pieces;
}

function splitBranches(parts: readonly Part[], cursor: Cursor): { yes: Piece[]; no: Piece[] } {
  const yes = nestDirectives(parts, cursor);
  const next = parts[cursor.offset++];
  if (!next || !("computed" in next) || next.computed.type !== "template_else_intro") {
    return { yes, no: [] };
  }
  const no = nestDirectives(parts, cursor);
  cursor.offset++;
  return { yes, no };
}

function write(pieces: readonly Piece[], scope: Scope): string {
  return pieces.map((piece) => writePiece(piece, scope)).join("");
}

function writePiece(piece: Piece, scope: Scope): string {
  if ("text" in piece) return piece.text;
  if ("each" in piece) {
    return getScopes(piece.each, scope)
      .map((inner) => write(piece.body, inner))
      .join("");
  }
  if ("condition" in piece) {
    const condition =
      toBool(getInterpolatedValue(piece.condition, scope)) ?? throwNotConstant(piece.condition);
    return write(condition ? piece.yes : piece.no, scope);
  }
  return toText(getInterpolatedValue(piece.computed, scope)) ?? throwNotConstant(piece.computed);
}

function getQuotedParts(source: string, node: SyntaxNode): Part[] {
  const parts = getPartsBetween(source, node, { start: node.start + 1, end: node.end - 1 });
  // `~` also removes white space that is written as an escape sequence.
  return trimMarked(source, decodeLiterals(parts, unescapeQuoted));
}

function decodeLiterals(parts: readonly Part[], decode: (raw: string) => string): Part[] {
  return parts.map((part) => ("text" in part ? { text: decode(part.text) } : part));
}

function getHeredocParts(source: string, node: SyntaxNode): Part[] {
  const start = source.indexOf("\n", node.start) + 1;
  // The line of the marker is not part of the text.
  const end = source.lastIndexOf("\n", node.end - 1) + 1;
  const parts = getPartsBetween(source, node, { start, end: Math.max(start, end) });
  const lines = trimMarked(source, splitLines(parts));
  const isIndented = getSourceText(source, node).startsWith("<<-");
  return decodeLiterals(isIndented ? removeIndent(lines) : lines, unescapeHeredoc);
}

/** `~` removes adjacent white space up to the end of the line. */
function trimMarked(source: string, parts: readonly Part[]): Part[] {
  const hasMark = (part: Part | undefined, mark: RegExp) =>
    part !== undefined && "computed" in part && mark.test(getSourceText(source, part.computed));
  return parts.map((part, index) => {
    if (!("text" in part)) return part;
    const text = hasMark(parts[index - 1], /~\}$/) ? part.text.trimStart() : part.text;
    return { text: hasMark(parts[index + 1], /^[$%]\{~/) ? text.trimEnd() : text };
  });
}

/** Literals of the grammar do not include white space. */
function getPartsBetween(
  source: string,
  node: SyntaxNode,
  { start, end }: { start: number; end: number },
): Part[] {
  const parts: Part[] = [];
  let offset = start;
  for (const computed of getMarkers(node)) {
    if (computed.start > offset) parts.push({ text: source.slice(offset, computed.start) });
    parts.push({ computed });
    offset = computed.end;
  }
  if (end > offset) parts.push({ text: source.slice(offset, end) });
  return parts;
}

function getMarkers(node: SyntaxNode): SyntaxNode[] {
  return node.children.flatMap((inner) => {
    if (/^template_(directive|for|if)$/.test(inner.type)) return getMarkers(inner);
    return /^template_(interpolation$|for_|if_|else_)/.test(inner.type) ? [inner] : [];
  });
}

/** Removes shared indentation, except from blank lines. An interpolation at the start has none. */
function removeIndent(parts: readonly Part[]): Part[] {
  const isIndented = (part: Part, index: number) => {
    const before = parts[index - 1];
    const startsLine = !before || ("text" in before && before.text.endsWith("\n"));
    return startsLine && !isBlankLine(part);
  };
  const indents = parts
    .filter(isIndented)
    .map((part) => ("text" in part ? getIndent(part.text) : 0));
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return parts.map((part, index) =>
    "text" in part && isIndented(part, index)
      ? { text: [...part.text].slice(indent).join("") }
      : part,
  );
}

function splitLines(parts: readonly Part[]): Part[] {
  return parts.flatMap((part): Part[] =>
    "text" in part ? part.text.split(/(?<=\n)/).map((text) => ({ text })) : [part],
  );
}

function isBlankLine(part: Part): boolean {
  return "text" in part && part.text.trim() === "" && part.text.endsWith("\n");
}

function getIndent(text: string): number {
  return [...text].length - [...text.trimStart()].length;
}

export function evaluateFor(node: SyntaxNode, scope: Scope): JsonValue {
  const intro = findChild(node, "for_intro") ?? throwNotConstant(node);
  const condition = findChild(node, "for_cond");
  const results = node.children.filter(({ type }) => type === "expression");
  const matchingScopes = getScopes(intro, scope).filter(
    (inner) => !condition || isTrue(condition, inner),
  );
  if (node.type === "for_tuple_expr") {
    const [value = node] = results;
    return matchingScopes.map((inner) => inner.compute(value, inner));
  }
  return evaluateObject(node, matchingScopes);
}

function getScopes(intro: SyntaxNode, scope: Scope): Scope[] {
  const names = intro.children
    .filter(({ type }) => type === "identifier")
    .map((name) => getSourceText(scope.source, name));
  const over = findChild(intro, "expression") ?? throwNotConstant(intro);
  return getEntries(scope.compute(over, scope), over).map((entry) => {
    const values = names.length === 1 ? [entry[1]] : entry;
    const added = names.map((name, index): [string, JsonValue] => [name, values[index] ?? null]);
    return { ...scope, names: new Map([...scope.names, ...added]) };
  });
}

function getEntries(value: JsonValue, node: SyntaxNode): [JsonValue, JsonValue][] {
  if (Array.isArray(value)) return [...value.entries()];
  if (typeof value !== "object" || value === null) return throwNotConstant(node);
  return Object.entries(value).sort(byKey);
}

function isTrue(condition: SyntaxNode, scope: Scope): boolean {
  const expression = findChild(condition, "expression") ?? throwNotConstant(condition);
  return toBool(scope.compute(expression, scope)) ?? throwNotConstant(expression);
}

/** `...` collects the values of a key; without it keys are unique. */
function evaluateObject(node: SyntaxNode, scopes: readonly Scope[]): JsonValue {
  const [key = node, value = node] = node.children.filter(({ type }) => type === "expression");
  const grouped = new Map<string, JsonValue[]>();
  for (const scope of scopes) {
    const name = toText(scope.compute(key, scope)) ?? throwNotConstant(key);
    grouped.set(name, [...(grouped.get(name) ?? []), scope.compute(value, scope)]);
  }
  const collects = findChild(node, "ellipsis") !== undefined;
  return Object.fromEntries(
    [...grouped].map(([name, values]) => {
      if (!collects && values.length > 1) return throwNotConstant(key);
      return [name, collects ? values : (values[0] ?? null)];
    }),
  );
}

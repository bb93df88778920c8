import type { JsonValue } from "../module.ts";
import { flushHeredoc, splitLines, type TemplatePart } from "./flush-heredoc.ts";
import type { Expression, SyntaxNode } from "./syntax.ts";
import { child, textOf } from "./syntax.ts";
import { unescapeHeredoc, unescapeQuoted } from "./unescape.ts";

export type Evaluated =
  | { known: true; value: JsonValue }
  /** Where the part stands that has no value without running Terraform. */
  | { known: false; offset: number };

/** The value of an expression without variables and functions, as HCL computes it. */
export function evaluate({ source, node }: Expression): Evaluated {
  try {
    return { known: true, value: compute(source, node) };
  } catch (error) {
    if (error instanceof NotConstant) return { known: false, offset: error.offset };
    throw error;
  }
}

class NotConstant extends Error {
  readonly offset: number;

  constructor({ start }: SyntaxNode) {
    super("the expression is not constant");
    this.offset = start;
  }
}

type Reader = (source: string, node: SyntaxNode) => JsonValue;

const readers: Record<string, Reader> = {
  expression: (source, node) => valueOfTerm(source, node.children, node),
  literal_value: first,
  collection_value: first,
  template_expr: first,
  operation: first,
  for_expr: fail,
  null_lit: () => null,
  bool_lit: (source, node) => textOf(source, node) === "true",
  numeric_lit: (source, node) => Number(textOf(source, node)),
  string_lit: (source, node) => templateValue(source, node),
  quoted_template: (source, node) => templateValue(source, node),
  heredoc_template: (source, node) => templateValue(source, node),
  tuple: (source, node) =>
    node.children.filter(isExpression).map((element) => compute(source, element)),
  object: objectValue,
  unary_operation: unaryValue,
  binary_operation: binaryValue,
  conditional: conditionalValue,
};

function compute(source: string, node: SyntaxNode): JsonValue {
  return (readers[node.type] ?? fail)(source, node);
}

function fail(_source: string, node: SyntaxNode): never {
  throw new NotConstant(node);
}

function first(source: string, node: SyntaxNode): JsonValue {
  const [only] = node.children;
  return only ? compute(source, only) : fail(source, node);
}

function isExpression({ type }: SyntaxNode): boolean {
  return type === "expression";
}

/** One term or an expression in parentheses, and what is picked out of it. */
function valueOfTerm(source: string, nodes: readonly SyntaxNode[], parent: SyntaxNode): JsonValue {
  const [term, ...steps] = nodes.filter(({ type }) => !/^([()]|comment)$/.test(type));
  if (!term) return fail(source, parent);
  return steps.reduce((value, step) => pick(value, step, source), compute(source, term));
}

/** `.name`, `.0` or `[key]`. */
function pick(value: JsonValue, step: SyntaxNode, source: string): JsonValue {
  const [inner] = step.type === "index" ? step.children : [step];
  if (!inner || !/^(get_attr|new_index|legacy_index)$/.test(inner.type)) return fail(source, step);
  const index = child(inner, "expression");
  const key = index ? compute(source, index) : textOf(source, inner).slice(1);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, String(key))) {
    return fail(source, step);
  }
  return (value as Record<string, JsonValue>)[String(key)] ?? null;
}

function objectValue(source: string, node: SyntaxNode): JsonValue {
  const entries = node.children
    .filter(({ type }) => type === "object_elem")
    .map((element): [string, JsonValue] => {
      const [key, value] = element.children.filter(isExpression);
      if (!key || !value) return fail(source, element);
      return [keyOf(source, key), compute(source, value)];
    });
  // fromEntries defines properties, so that `__proto__` is a key like any other.
  return Object.fromEntries(entries);
}

/** A bare name is its own text; everything else is computed. */
export function keyOf(source: string, key: SyntaxNode): string {
  const text = textOf(source, key);
  if (/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(text)) return text;
  const value = compute(source, key);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function unaryValue(source: string, node: SyntaxNode): JsonValue {
  const [operator, ...operand] = node.children;
  const value = valueOfTerm(source, operand, node);
  if (operator?.type === "-" && typeof value === "number") return -value;
  if (operator?.type === "!" && typeof value === "boolean") return !value;
  return fail(source, node);
}

const arithmetic: Record<string, (a: number, b: number) => number | boolean> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
};

function binaryValue(source: string, node: SyntaxNode): JsonValue {
  const at = node.children.findIndex(({ type }) => /^([-+*/%]|[<>]=?|[!=]=|&&|\|\|)$/.test(type));
  const operator = node.children[at]?.type ?? "";
  const left = valueOfTerm(source, node.children.slice(0, at), node);
  const right = valueOfTerm(source, node.children.slice(at + 1), node);
  if (operator === "==") return JSON.stringify(left) === JSON.stringify(right);
  if (operator === "!=") return JSON.stringify(left) !== JSON.stringify(right);
  if (typeof left === "boolean" && typeof right === "boolean") {
    if (operator === "&&") return left && right;
    if (operator === "||") return left || right;
  }
  const calculate = arithmetic[operator];
  if (!calculate || typeof left !== "number" || typeof right !== "number")
    return fail(source, node);
  return calculate(left, right);
}

function conditionalValue(source: string, node: SyntaxNode): JsonValue {
  const [condition, yes, no] = node.children.filter(isExpression);
  if (!condition || !yes || !no) return fail(source, node);
  const isTrue = compute(source, condition);
  if (typeof isTrue !== "boolean") return fail(source, condition);
  return compute(source, isTrue ? yes : no);
}

type Part = TemplatePart<SyntaxNode>;

/** A string, quoted or heredoc. cty normalises strings, so two spellings of `é` are one. */
function templateValue(source: string, node: SyntaxNode): JsonValue {
  const heredoc = node.type === "heredoc_template";
  const parts = heredoc ? heredocParts(source, node) : quotedParts(source, node);
  const [only] = parts;
  // A template that is nothing but one interpolation has the type of what is in it.
  if (only && parts.length === 1 && "computed" in only && !heredoc) {
    return compute(source, interpolated(source, only.computed));
  }
  const decode = heredoc ? unescapeHeredoc : unescapeQuoted;
  return parts
    .map((part) => ("text" in part ? decode(part.text) : textValue(source, part.computed)))
    .join("")
    .normalize("NFC");
}

function textValue(source: string, node: SyntaxNode): string {
  const value = compute(source, interpolated(source, node));
  if (value === null || typeof value === "object") return fail(source, node);
  return String(value);
}

function interpolated(source: string, node: SyntaxNode): SyntaxNode {
  const expression = node.type === "template_interpolation" && child(node, "expression");
  return expression || fail(source, node);
}

function quotedParts(source: string, node: SyntaxNode): Part[] {
  return trimMarked(
    source,
    partsBetween(source, node, { start: node.start + 1, end: node.end - 1 }),
  );
}

function heredocParts(source: string, node: SyntaxNode): Part[] {
  const start = source.indexOf("\n", node.start) + 1;
  // The marker's own line does not belong to the text.
  const end = source.lastIndexOf("\n", node.end - 1) + 1;
  const parts = partsBetween(source, node, { start, end: Math.max(start, end) });
  const lines = trimMarked(source, splitLines(parts));
  return /^<<-/.test(textOf(source, node)) ? flushHeredoc(lines) : lines;
}

/** `~` beside an interpolation takes the white space next to it away, as far as its line goes. */
function trimMarked(source: string, parts: readonly Part[]): Part[] {
  const marked = (part: Part | undefined, mark: RegExp) =>
    part !== undefined && "computed" in part && mark.test(textOf(source, part.computed));
  return parts.map((part, index) => {
    if (!("text" in part)) return part;
    const start = marked(parts[index - 1], /~\}$/) ? part.text.trimStart() : part.text;
    return { text: marked(parts[index + 1], /^[$%]\{~/) ? start.trimEnd() : start };
  });
}

/** The grammar leaves white space out of its literals: they are what lies between the rest. */
function partsBetween(
  source: string,
  node: SyntaxNode,
  { start, end }: { start: number; end: number },
): Part[] {
  const parts: Part[] = [];
  let at = start;
  for (const computed of node.children) {
    if (!/^template_(interpolation|directive)$/.test(computed.type)) continue;
    if (computed.start > at) parts.push({ text: source.slice(at, computed.start) });
    parts.push({ computed });
    at = computed.end;
  }
  if (end > at) parts.push({ text: source.slice(at, end) });
  return parts;
}

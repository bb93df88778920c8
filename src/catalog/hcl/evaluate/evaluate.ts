import type { JsonValue } from "../../../model/reference/module.ts";
import { toCanonicalText } from "../../history/history.ts";
import { type Expression, findChild, getSourceText, type SyntaxNode } from "../syntax.ts";
import { toBool, toNumber, unify } from "./convert-value.ts";
import { evaluateFor, getTemplateValue } from "./evaluate-template.ts";
import {
  type EvaluationContext,
  hasUnknown,
  NotConstant,
  type Scope,
  throwNotConstant,
  unknownValue,
} from "./scope.ts";

type Numeric = (a: number, b: number) => number | boolean | undefined;

const numeric: Record<string, Numeric> = {
  "+": (a, b) => roundToPrecision(a + b),
  "-": (a, b) => roundToPrecision(a - b),
  "*": (a, b) => roundToPrecision(a * b),
  "/": (a, b) => (b === 0 ? undefined : roundToPrecision(a / b)),
  "%": (a, b) => (b === 0 ? undefined : roundToPrecision(a % b)),
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
};

/** Terraform computes with 512 bits, so 0.1 + 0.2 is 0.3. Fifteen digits hide the errors of doubles. */
function roundToPrecision(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

function applyBinary(operator: string, left: JsonValue, right: JsonValue): JsonValue | undefined {
  if (operator === "==") return toCanonicalText(left) === toCanonicalText(right);
  if (operator === "!=") return toCanonicalText(left) !== toCanonicalText(right);
  if (operator === "&&" || operator === "||") {
    const [a, b] = [toBool(left), toBool(right)];
    if (a === undefined || b === undefined) return undefined;
    return operator === "&&" ? a && b : a || b;
  }
  const [a, b] = [toNumber(left), toNumber(right)];
  return a === undefined || b === undefined ? undefined : numeric[operator]?.(a, b);
}

function applyUnary(operator: string, value: JsonValue): JsonValue | undefined {
  if (operator === "!") {
    const bool = toBool(value);
    return bool === undefined ? undefined : !bool;
  }
  const number = toNumber(value);
  return number === undefined ? undefined : -number;
}

export type Evaluated =
  | { known: true; value: JsonValue }
  /** Offset of the code that only Terraform can evaluate. */
  | { known: false; offset: number };

const emptyContext: EvaluationContext = { names: new Map() };

export function evaluate(expression: Expression, context = emptyContext): Evaluated {
  const evaluated = evaluatePartially(expression, context);
  const isPart = context.keepsUnknown && evaluated.known && hasUnknown(evaluated.value);
  return isPart ? { known: false, offset: expression.node.start } : evaluated;
}

/** Like `evaluate`, but an object may have attributes with `unknownValue` if the context keeps them. */
export function evaluatePartially({ source, node }: Expression, context = emptyContext): Evaluated {
  return evaluateConstant((scope) => compute(node, scope), source, context);
}

function evaluateConstant(
  read: (scope: Scope) => JsonValue,
  source: string,
  context = emptyContext,
): Evaluated {
  try {
    return { known: true, value: read({ source, ...context, compute }) };
  } catch (error) {
    if (error instanceof NotConstant) return { known: false, offset: error.offset };
    throw error;
  }
}

type Reader = (node: SyntaxNode, scope: Scope) => JsonValue;

const readers: Record<string, Reader> = {
  expression: (node, scope) => evaluateTerm(node.children, node, scope),
  literal_value: computeOnlyChild,
  collection_value: computeOnlyChild,
  template_expr: computeOnlyChild,
  operation: computeOnlyChild,
  for_expr: computeOnlyChild,
  for_tuple_expr: evaluateFor,
  for_object_expr: evaluateFor,
  variable_expr: getNamedValue,
  function_call: callFunction,
  null_lit: () => null,
  bool_lit: (node, { source }) => getSourceText(source, node) === "true",
  numeric_lit: (node, { source }) => Number(getSourceText(source, node)),
  string_lit: getTemplateValue,
  quoted_template: getTemplateValue,
  heredoc_template: getTemplateValue,
  tuple: (node, scope) => node.children.filter(isExpression).map((child) => compute(child, scope)),
  object: getObjectValue,
  unary_operation: getUnaryValue,
  binary_operation: getBinaryValue,
  conditional: getConditionalValue,
};

function compute(node: SyntaxNode, scope: Scope): JsonValue {
  return (readers[node.type] ?? throwNotConstant)(node, scope);
}

function computeOnlyChild(node: SyntaxNode, scope: Scope): JsonValue {
  const [only] = node.children;
  return only ? compute(only, scope) : throwNotConstant(node);
}

function isExpression({ type }: SyntaxNode): boolean {
  return type === "expression";
}

function callFunction(node: SyntaxNode, scope: Scope): JsonValue {
  const name = getSourceText(scope.source, findChild(node, "identifier") ?? throwNotConstant(node));
  const list = findChild(node, "function_arguments");
  const callArguments = list?.children.filter(isExpression) ?? [];
  const read = (index: number) => {
    const value = compute(callArguments[index] ?? throwNotConstant(node), scope);
    const isUsable = !scope.keepsUnknown || acceptsUnknown.has(name) || !hasUnknown(value);
    return isUsable ? value : throwNotConstant(node);
  };
  // `...` expands the last argument.
  if (list?.children.some(({ type }) => type === "ellipsis")) return throwNotConstant(node);
  return requireKnown(
    scope.call?.(name, callArguments.length, read) ?? throwNotConstant(node),
    node,
  );
}

/** Functions that return their arguments or parts of them, so that an unknown part does no harm. */
const acceptsUnknown = new Set(["coalesce", "lookup", "merge", "try"]);

function requireKnown(value: JsonValue, node: SyntaxNode): JsonValue {
  return value === unknownValue ? throwNotConstant(node) : value;
}

/** Only `for` declares names in a constant expression. */
function getNamedValue(node: SyntaxNode, { source, names }: Scope): JsonValue {
  const name = getSourceText(source, node);
  return names.has(name) ? requireKnown(names.get(name) ?? null, node) : throwNotConstant(node);
}

function evaluateTerm(nodes: readonly SyntaxNode[], parent: SyntaxNode, scope: Scope): JsonValue {
  const [term, ...steps] = nodes.filter(({ type }) => !/^([()]|comment)$/.test(type));
  if (!term) return throwNotConstant(parent);
  return steps.reduce((value, step) => applyStep(value, step, scope), compute(term, scope));
}

function applyStep(value: JsonValue, step: SyntaxNode, scope: Scope): JsonValue {
  if (step.type === "splat") return getSplatValue(value, step, scope);
  const [inner] = step.type === "index" ? step.children : [step];
  if (!inner || !/^(get_attr|new_index|legacy_index)$/.test(inner.type))
    return throwNotConstant(step);
  const index = findChild(inner, "expression");
  const key = String(index ? compute(index, scope) : getSourceText(scope.source, inner).slice(1));
  if (Array.isArray(value) && !/^\d+$/.test(key)) return throwNotConstant(step);
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key))
    return throwNotConstant(step);
  return requireKnown((value as Record<string, JsonValue>)[key] ?? null, step);
}

/** A single value is a list of one, null an empty list. Only `[*]` also applies indexes. */
function getSplatValue(
  value: JsonValue,
  { children: [splat] }: SyntaxNode,
  scope: Scope,
): JsonValue {
  const steps = splat?.children.filter(({ type }) => /^(get_attr|index)$/.test(type)) ?? [];
  const firstIndex =
    splat?.type === "attr_splat" ? steps.findIndex(({ type }) => type === "index") : -1;
  const [each, rest] =
    firstIndex === -1 ? [steps, []] : [steps.slice(0, firstIndex), steps.slice(firstIndex)];
  const takeStep = (from: JsonValue, node: SyntaxNode) => applyStep(from, node, scope);
  const elements = Array.isArray(value) ? value : value === null ? [] : [value];
  const picked: JsonValue = elements.map((element) => each.reduce(takeStep, element));
  return rest.reduce<JsonValue>(takeStep, picked);
}

function getObjectValue(node: SyntaxNode, scope: Scope): JsonValue {
  const entries = node.children
    .filter(({ type }) => type === "object_elem")
    .map((element): [string, JsonValue] => {
      const [key, value] = element.children.filter(isExpression);
      if (!key || !value) return throwNotConstant(element);
      return [evaluateKey(key, scope), evaluateAttribute(value, scope)];
    });
  // fromEntries makes `__proto__` an ordinary key.
  return Object.fromEntries(entries);
}

function evaluateAttribute(node: SyntaxNode, scope: Scope): JsonValue {
  try {
    return compute(node, scope);
  } catch (error) {
    if (scope.keepsUnknown && error instanceof NotConstant) return unknownValue;
    throw error;
  }
}

/** The name of an attribute; the source text if it is computed. */
export function readKey(source: string, key: SyntaxNode): string {
  const name = evaluateConstant((scope) => evaluateKey(key, scope), source);
  return name.known ? String(name.value) : getSourceText(source, key);
}

function evaluateKey(key: SyntaxNode, scope: Scope): string {
  const text = getSourceText(scope.source, key);
  if (/^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(text)) return text;
  const value = compute(key, scope);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function getUnaryValue(node: SyntaxNode, scope: Scope): JsonValue {
  const [operator, ...operand] = node.children;
  const value = evaluateTerm(operand, node, scope);
  return applyUnary(operator?.type ?? "", value) ?? throwNotConstant(node);
}

function getBinaryValue(node: SyntaxNode, scope: Scope): JsonValue {
  const operatorIndex = node.children.findIndex(({ type }) =>
    /^([-+*/%]|[<>]=?|[!=]=|&&|\|\|)$/.test(type),
  );
  const left = evaluateTerm(node.children.slice(0, operatorIndex), node, scope);
  const right = evaluateTerm(node.children.slice(operatorIndex + 1), node, scope);
  if (scope.keepsUnknown && (hasUnknown(left) || hasUnknown(right))) return throwNotConstant(node);
  return (
    applyBinary(node.children[operatorIndex]?.type ?? "", left, right) ?? throwNotConstant(node)
  );
}

/** `?:` groups from the right, but the grammar groups from the left. */
function getConditionalValue(node: SyntaxNode, scope: Scope): JsonValue {
  const [condition, yes, no] = node.children.filter(isExpression);
  if (!condition || !yes || !no) return throwNotConstant(node);
  const [first, ...others] = condition.children;
  if (first?.type === "conditional" && others.length === 0) {
    const [outer, innerTrue, innerFalse] = first.children.filter(isExpression);
    if (!outer || !innerTrue || !innerFalse) return throwNotConstant(node);
    const rest = { ...node, children: [innerFalse, yes, no] };
    return getConditionalValue(
      { ...node, children: [outer, innerTrue, wrapInExpression(rest)] },
      scope,
    );
  }
  const isTrue = toBool(compute(condition, scope)) ?? throwNotConstant(condition);
  const [chosen, other] = isTrue ? [yes, no] : [no, yes];
  return unify(compute(chosen, scope), compute(other, scope));
}

function wrapInExpression(node: SyntaxNode): SyntaxNode {
  return { ...node, type: "expression", children: [node] };
}

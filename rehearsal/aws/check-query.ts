import { compile, tokenize } from "@jmespath-community/jmespath";
import { didYouMean, findNearest } from "../../src/model/diagnostics/nearest.ts";
import { getErrorMessage } from "../../src/model/error-message.ts";
import { sum } from "../../src/model/sum.ts";
import { listNames, type Mismatch } from "../lint-rules.ts";
import { dynamicPlaceholder } from "./dynamic-parts.ts";
import {
  describeType,
  getValueTypeOfJson,
  textType,
  unknown,
  type ValueType,
} from "./value-type.ts";

type Expression = ReturnType<typeof compile>;
type ExpressionOf<Type extends Expression["type"]> = Extract<Expression, { type: Type }>;

interface QueryCheck {
  errors: Mismatch[];
  /** The type of the result; unknown after an error. */
  result: ValueType;
  checkedPaths: number;
}

const unsupported: Partial<Record<Expression["type"], string>> = {
  Arithmetic: "JMESPath has no arithmetic: put a name with a hyphen in double quotes",
  Binding: "`=` does not compare: write `==`",
  LetExpression: "`let` is not supported by the AWS CLI",
  Root: "`$` has no meaning",
  Ternary: "`?` is not supported by the AWS CLI",
  Unary: "JMESPath has no arithmetic",
  Variable: "`$` has no meaning",
};

/** Why the AWS CLI rejects a query, or null if it accepts it. */
export function getSyntaxError(query: string): string | null {
  const parsed = parseQuery(query);
  return "syntaxError" in parsed ? parsed.syntaxError : null;
}

/** The package accepts open quotation marks and missing commas; the AWS CLI does not. */
function parseQuery(query: string): { expression: Expression } | { syntaxError: string } {
  const unquoted = query.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/gs, "");
  const quote = /['"`]/.exec(unquoted)?.[0];
  if (quote) return { syntaxError: `\`${quote}\` is not closed` };
  try {
    const options = { enable_legacy_literals: true };
    const expression = compile(query, options);
    const all = withChildren(expression);
    const extension = all.map(({ type }) => unsupported[type]).find((text) => text !== undefined);
    if (extension) return { syntaxError: extension };
    const commas = tokenize(query, options).filter(({ type }) => String(type) === "Comma");
    const expectedCommas = sum(
      all.map((node) => ("children" in node ? Math.max(node.children.length - 1, 0) : 0)),
    );
    return commas.length === expectedCommas
      ? { expression }
      : { syntaxError: "a comma is missing" };
  } catch (error) {
    const message = getErrorMessage(error);
    return { syntaxError: message.replace(/^Syntax error[:,] /, "") };
  }
}

function withChildren(expression: Expression): Expression[] {
  const children = Object.values(expression).flat().filter(isExpression);
  return [expression, ...children.flatMap(withChildren)];
}

function isExpression(value: unknown): value is Expression {
  return typeof value === "object" && value !== null && "type" in value;
}

export function checkQuery(query: string, output: ValueType): QueryCheck {
  const parsed = parseQuery(query);
  if ("syntaxError" in parsed) {
    const message = `the query is not JMESPath: ${parsed.syntaxError}`;
    return { errors: [{ message }], result: unknown, checkedPaths: 0 };
  }
  const checker = new QueryChecker();
  const result = checker.evaluate(parsed.expression, output);
  const { errors, checkedPaths } = checker;
  return { errors, result: errors.length > 0 ? unknown : result, checkedPaths };
}

/** Whether a query counts, compares, or picks items of a list that a response can split into pages. */
export function needsAllPages(query: string): boolean {
  const parsed = parseQuery(query);
  return "expression" in parsed && combinesItems(parsed.expression);
}

const combiningFunctions = /^(avg|join|length|max|max_by|min|min_by|sum)$/;

function combinesItems(node: Expression): boolean {
  switch (node.type) {
    case "Function":
      return combiningFunctions.test(node.name);
    case "IndexExpression":
      return node.right.type === "Index" && node.left.type === "Function";
    case "Subexpression":
      return combinesItems(node.left);
    case "Pipe":
      return beginsWithIndex(node.right) && !withChildren(node.left).some(isIndex);
    case "MultiSelectList":
      return node.children.some(combinesItems);
    default:
      return false;
  }
}

function beginsWithIndex(node: Expression): boolean {
  if (node.type === "Subexpression") return beginsWithIndex(node.left);
  return node.type === "IndexExpression" && isIndex(node.right);
}

function isIndex({ type }: Expression): boolean {
  return type === "Index";
}

/** Computes the type of a query, and collects what can only give `null`. */
class QueryChecker {
  readonly errors: Mismatch[] = [];
  checkedPaths = 0;

  evaluate(node: Expression, type: ValueType): ValueType {
    switch (node.type) {
      case "Identity":
      case "Current":
        return type;
      case "Literal":
        return getValueTypeOfJson(node.value);
      case "Field":
        return this.#member(node.name, type);
      case "Subexpression":
      case "Pipe":
        return this.evaluate(node.right, this.evaluate(node.left, type));
      case "OrExpression": {
        const left = this.evaluate(node.left, type);
        const right = this.evaluate(node.right, type);
        if (left.kind === "unknown" || left.kind === "null") return right;
        return left.kind === "string" ? textType : left;
      }
      case "AndExpression":
        this.evaluate(node.left, type);
        return this.evaluate(node.right, type);
      case "NotExpression":
        this.evaluate(node.child, type);
        return { kind: "boolean" };
      case "Comparator":
        return this.#comparison(node, type);
      case "IndexExpression": {
        const left = this.evaluate(node.left, type);
        if (node.right.type !== "Index") return createListType(this.#element(left, "a slice"));
        return this.#element(left, `[${node.right.value}]`);
      }
      case "Projection": {
        const element = this.#element(this.evaluate(node.left, type), "[*]");
        return createListType(this.evaluate(node.right, element));
      }
      case "Flatten": {
        const element = this.#element(this.evaluate(node.child, type), "[]");
        return createListType(element.kind === "list" ? element.of : element);
      }
      case "FilterProjection": {
        const element = this.#element(this.evaluate(node.left, type), "[?…]");
        this.evaluate(node.condition, element);
        return createListType(this.evaluate(node.right, element));
      }
      case "MultiSelectList": {
        const items = node.children.map((item) => this.evaluate(item, type));
        return { kind: "list", of: getCommonType(items), items };
      }
      case "MultiSelectHash": {
        const members = new Map(
          node.children.map(({ name, value }) => [name, this.evaluate(value, type)]),
        );
        const member = (name: string) => members.get(name) ?? unknown;
        return { kind: "structure", name: "", names: [...members.keys()], member };
      }
      case "Function":
        return this.#call(node, type);
      default:
        return unknown;
    }
  }

  #report(message: string, hint?: string): ValueType {
    this.errors.push({ message, hint });
    return unknown;
  }

  #wrongType(where: string, actualType: ValueType, expected: string): ValueType {
    return this.#report(
      `the query gives nothing at \`${where}\`: it needs ${expected}, but finds ${describeType(actualType)}`,
    );
  }

  #member(name: string, type: ValueType): ValueType {
    // `null` is not a keyword but a name that no response has, which gives the intended result.
    if (name === "null") return { kind: "null" };
    if (type.kind === "unknown") return unknown;
    this.checkedPaths += 1;
    if (type.kind !== "map" && type.kind !== "structure") {
      return this.#wrongType(name, type, "a structure");
    }
    const names = type.kind === "map" ? type.keys : type.names;
    if (!names || names.includes(name)) return type.kind === "map" ? type.of : type.member(name);
    const isValue = name === "true" || name === "false";
    return this.#report(
      `the query finds nothing at \`${name}\`: the response has no such member there`,
      isValue
        ? `a value is written in backticks: \`\`\` \`${name}\` \`\`\``
        : (didYouMean(findNearest(name, names)) ?? `members are ${listNames(names)}`),
    );
  }

  #element(type: ValueType, where: string): ValueType {
    if (type.kind === "list") return type.of;
    if (type.kind === "unknown" || type.kind === "null") return unknown;
    return this.#wrongType(where, type, "a list");
  }

  #comparison({ name, left, right }: ExpressionOf<"Comparator">, type: ValueType): ValueType {
    const [leftType, rightType] = [this.evaluate(left, type), this.evaluate(right, type)];
    const isEquality = name === "EQ" || name === "NE";
    for (const [value, literal, literalType] of [
      [leftType, right, rightType],
      [rightType, left, leftType],
    ] as const) {
      if (literal.type !== "Literal") continue;
      if (value.kind === "unknown" || literalType.kind === "null") continue;
      const literalText =
        typeof literal.value === "string" ? literal.value : JSON.stringify(literal.value);
      if (value.kind === "string" && value.values && literalType.kind === "string" && isEquality) {
        if (value.values.includes(literalText) || literalText.includes(dynamicPlaceholder))
          continue;
        this.#report(
          `the query compares with \`${literalText}\`, which is never there`,
          `one of ${listNames(value.values)}`,
        );
      } else if (
        value.kind !== literalType.kind &&
        !(value.kind === "structure" && literalType.kind === "map")
      ) {
        this.#wrongType(literalText, value, `a ${literalType.kind}`);
      }
    }
    return { kind: "boolean" };
  }

  #call({ name, children }: ExpressionOf<"Function">, type: ValueType): ValueType {
    const getResult = Object.hasOwn(queryFunctions, name) ? queryFunctions[name] : undefined;
    if (!getResult) {
      const suggestion = findNearest(name, Object.keys(queryFunctions));
      return this.#report(`JMESPath has no function \`${name}\``, didYouMean(suggestion));
    }
    const types = children.map((node) =>
      node.type === "ExpressionReference" ? unknown : this.evaluate(node, type),
    );
    // `&Name` is evaluated for each element of the list that the function receives.
    const element = getElementType(types.find(({ kind }) => kind === "list"));
    for (const [index, node] of children.entries()) {
      if (node.type === "ExpressionReference") types[index] = this.evaluate(node.child, element);
    }
    const [subject, partType = unknown] = types;
    if (name === "contains" && subject?.kind === "string") {
      if (!["string", "unknown"].includes(partType.kind))
        this.#wrongType(`${name}()`, partType, "a string");
    }
    return getResult(types);
  }
}

function createListType(of: ValueType): ValueType {
  return { kind: "list", of };
}

function getElementType(type: ValueType | undefined): ValueType {
  return type?.kind === "list" ? type.of : unknown;
}

function getCommonType(types: readonly ValueType[]): ValueType {
  const [first] = types;
  if (!first || types.some(({ kind }) => kind !== first.kind)) return unknown;
  return first.kind === "string" ? textType : first;
}

type GetResult = (parameters: readonly ValueType[]) => ValueType;

const number: GetResult = () => ({ kind: "number" });
const boolean: GetResult = () => ({ kind: "boolean" });
const string: GetResult = () => textType;
const firstType: GetResult = ([first = unknown]) => first;
const elementType: GetResult = ([first]) => getElementType(first);

/** The type of the result of each function, from those of its parameters. */
const queryFunctions: Readonly<Record<string, GetResult>> = {
  abs: number,
  avg: number,
  ceil: number,
  contains: boolean,
  ends_with: boolean,
  floor: number,
  join: string,
  keys: () => createListType(textType),
  length: number,
  map: (types) => createListType(firstType(types)),
  max: elementType,
  max_by: elementType,
  merge: () => ({ kind: "map", of: unknown }),
  min: elementType,
  min_by: elementType,
  not_null: firstType,
  reverse: firstType,
  sort: firstType,
  sort_by: firstType,
  starts_with: boolean,
  sum: number,
  to_array: ([first = unknown]) => (first.kind === "list" ? first : createListType(first)),
  to_number: number,
  to_string: string,
  type: string,
  values: ([first]) => createListType(first?.kind === "map" ? first.of : unknown),
};

import { lexQuery, QueryError, type Token, type TokenKind } from "./lex-query.ts";

/** A part of a JMESPath expression; `offset` is where it stands in the text. */
export type QueryNode = { offset: number } & (
  | { kind: "current" }
  | { kind: "field"; name: string }
  | { kind: "literal"; value: unknown }
  | { kind: "chain" | "pipe" | "or" | "and"; left: QueryNode; right: QueryNode }
  | { kind: "not" | "reference"; operand: QueryNode }
  | { kind: "compare"; operator: string; left: QueryNode; right: QueryNode }
  | { kind: "index"; of: QueryNode; index: number }
  /** `right` is applied to each element. */
  | { kind: "each" | "slice" | "flatten" | "values"; of: QueryNode; right: QueryNode }
  | { kind: "filter"; of: QueryNode; condition: QueryNode; right: QueryNode }
  | { kind: "list"; items: QueryNode[] }
  | { kind: "object"; members: { name: string; value: QueryNode }[] }
  | { kind: "call"; name: string; parameters: QueryNode[] }
);

/** How strongly a token binds what is on its left. */
const power: Partial<Record<TokenKind, number>> = {
  "|": 1,
  "||": 2,
  "&&": 3,
  "==": 5,
  "!=": 5,
  "<": 5,
  "<=": 5,
  ">": 5,
  ">=": 5,
  "[]": 9,
  "*": 20,
  "[?": 21,
  ".": 40,
  "!": 45,
  "{": 50,
  "[": 55,
  "(": 60,
};
/** What binds less ends a projection. */
const projectionEnd = 10;

/**
 * Parses a JMESPath expression by the grammar of the specification, as the AWS CLI does. We parse it ourselves because the
 * packages for JavaScript accept what the CLI refuses (an open quote, a missing comma), and give no positions.
 *
 * @throws QueryError
 */
export function parseQuery(text: string): QueryNode {
  const all = lexQuery(text);
  let at = 0;

  const peek = (ahead = 0): Token => all[at + ahead] ?? (all.at(-1) as Token);
  const next = (): Token => all[at++] ?? peek();
  const powerOf = (kind: TokenKind) => power[kind] ?? 0;

  function refuse(token: Token, wanted?: string): never {
    const found = token.kind === "end" ? "the query ends" : `\`${token.text}\` stands`;
    throw new QueryError(`${found} where ${wanted ?? "an expression"} is expected`, token.offset);
  }
  function expect(kind: TokenKind): Token {
    if (peek().kind !== kind) refuse(peek(), `\`${kind}\``);
    return next();
  }

  function expression(binding: number): QueryNode {
    let left = prefix(next());
    while (binding < powerOf(peek().kind)) left = infix(next(), left);
    return left;
  }

  function prefix(token: Token): QueryNode {
    const { offset } = token;
    const current: QueryNode = { kind: "current", offset };
    switch (token.kind) {
      case "name":
        return { kind: "field", name: String(token.value), offset };
      case "quoted":
        if (peek().kind === "(")
          throw new QueryError("the name of a function has no quotes", offset);
        return { kind: "field", name: String(token.value), offset };
      case "literal":
        return { kind: "literal", value: token.value, offset };
      case "@":
        return current;
      case "*":
        return { kind: "values", of: current, right: projected(power["*"] ?? 0), offset };
      case "[]":
        return { kind: "flatten", of: current, right: projected(power["[]"] ?? 0), offset };
      case "[?":
        return infix(token, current);
      case "[":
        return isIndex() || (peek().kind === "*" && peek(1).kind === "]")
          ? infix(token, current)
          : list(offset);
      case "{":
        return object(offset);
      case "!":
        return { kind: "not", operand: expression(power["!"] ?? 0), offset };
      case "&":
        return { kind: "reference", operand: expression(0), offset };
      case "(": {
        const inner = expression(0);
        expect(")");
        return inner;
      }
      default:
        return refuse(token);
    }
  }

  function infix(token: Token, left: QueryNode): QueryNode {
    const { offset } = token;
    switch (token.kind) {
      case ".":
        if (peek().kind !== "*") return { kind: "chain", left, right: afterDot(40), offset };
        next();
        return { kind: "values", of: left, right: projected(power["*"] ?? 0), offset };
      case "|":
      case "||":
      case "&&": {
        const kind = token.kind === "|" ? "pipe" : token.kind === "||" ? "or" : "and";
        return { kind, left, right: expression(powerOf(token.kind)), offset };
      }
      case "(":
        return call(left, token);
      case "[?": {
        const condition = expression(0);
        expect("]");
        const right = peek().kind === "[]" ? here() : projected(power["[?"] ?? 0);
        return { kind: "filter", of: left, condition, right, offset };
      }
      case "[]":
        return { kind: "flatten", of: left, right: projected(power["[]"] ?? 0), offset };
      case "[":
        if (isIndex()) return indexOrSlice(left, offset);
        expect("*");
        expect("]");
        return { kind: "each", of: left, right: projected(power["*"] ?? 0), offset };
      case "==":
      case "!=":
      case "<":
      case "<=":
      case ">":
      case ">=":
        return {
          kind: "compare",
          operator: token.kind,
          left,
          right: expression(powerOf(token.kind)),
          offset: left.offset,
        };
      default:
        return refuse(token, "an operator");
    }
  }

  const here = (): QueryNode => ({ kind: "current", offset: peek().offset });
  const isIndex = () => peek().kind === "number" || peek().kind === ":";

  function indexOrSlice(of: QueryNode, offset: number): QueryNode {
    if (peek().kind === "number" && peek(1).kind === "]") {
      const index = Number(next().value);
      next();
      return { kind: "index", of, index, offset };
    }
    let colons = 0;
    while (peek().kind !== "]") {
      const token = next();
      if (token.kind === ":" && ++colons > 2) refuse(token, "`]`");
      if (token.kind !== ":" && token.kind !== "number") refuse(token, "a number");
    }
    next();
    return { kind: "slice", of, right: projected(power["*"] ?? 0), offset };
  }

  function afterDot(binding: number): QueryNode {
    const { kind, offset } = peek();
    if (kind === "name" || kind === "quoted" || kind === "*") return expression(binding);
    if (kind !== "[" && kind !== "{") return refuse(peek(), "a name");
    next();
    return kind === "[" ? list(offset) : object(offset);
  }

  /** What follows a projection is applied to each of its elements. */
  function projected(binding: number): QueryNode {
    const { kind } = peek();
    if (powerOf(kind) < projectionEnd) return here();
    if (kind === "[" || kind === "[?") return expression(binding);
    if (kind !== ".") return refuse(peek(), "`.` or `[`");
    next();
    return afterDot(binding);
  }

  function list(offset: number): QueryNode {
    const items = [expression(0)];
    while (peek().kind !== "]") {
      expect(",");
      items.push(expression(0));
    }
    next();
    return { kind: "list", items, offset };
  }

  function object(offset: number): QueryNode {
    const members: { name: string; value: QueryNode }[] = [];
    do {
      const key = next();
      if (key.kind !== "name" && key.kind !== "quoted") refuse(key, "a name");
      expect(":");
      members.push({ name: String(key.value), value: expression(0) });
    } while (peek().kind === "," && next());
    expect("}");
    return { kind: "object", members, offset };
  }

  function call(left: QueryNode, token: Token): QueryNode {
    if (left.kind !== "field") refuse(token, "an operator");
    const parameters: QueryNode[] = [];
    while (peek().kind !== ")") {
      parameters.push(expression(0));
      if (peek().kind !== ")") expect(",");
    }
    next();
    return { kind: "call", name: left.name, parameters, offset: left.offset };
  }

  const whole = expression(0);
  if (peek().kind !== "end") refuse(peek(), "the end of the query");
  return whole;
}

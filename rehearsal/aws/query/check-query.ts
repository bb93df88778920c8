import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import { marker } from "../values/written-word.ts";
import { checkCall } from "./check-call.ts";
import { QueryError } from "./lex-query.ts";
import { parseQuery, type QueryNode } from "./parse-query.ts";
import { text, unknown, type ValueType, valueTypeOfJson } from "./value-type.ts";

/** A fault of a query at a character of its text. */
export type QueryFault = { offset: number } & (
  | { fault: "syntax"; reason: string }
  | { fault: "member"; name: string; known: readonly string[]; near: string | undefined }
  /** An expression gives `null` because it is applied to another kind of value. */
  | { fault: "kind"; what: string; found: ValueType; wanted: string }
  | { fault: "comparison"; value: string; allowed: readonly string[] }
  | { fault: "function"; name: string; near: string | undefined }
  | { fault: "parameters"; name: string; count: number; wanted: number }
);

export interface QueryCheck {
  faults: QueryFault[];
  /** What the query gives; unknown after a fault. */
  result: ValueType;
  /** Names of members that were looked up. */
  checkedPaths: number;
}

/** Reports a fault, and goes on as if the value were unknown. */
export type Report = (fault: QueryFault) => ValueType;
/** Evaluates a part of a query for a type. */
export type Evaluate = (node: QueryNode, type: ValueType) => ValueType;

/** Checks a query of the AWS CLI against the type of what the command would print without it. */
export function checkQuery(query: string, output: ValueType): QueryCheck {
  const faults: QueryFault[] = [];
  let checkedPaths = 0;
  const report: Report = (fault) => {
    faults.push(fault);
    return unknown;
  };

  function evaluate(node: QueryNode, type: ValueType): ValueType {
    switch (node.kind) {
      case "current":
        return type;
      case "literal":
        return valueTypeOfJson(node.value);
      case "field":
        return field(node, type);
      case "chain":
      case "pipe":
        return evaluate(node.right, evaluate(node.left, type));
      case "or": {
        const left = evaluate(node.left, type);
        const right = evaluate(node.right, type);
        return left.kind === "unknown" || left.kind === "null" ? right : withoutValues(left);
      }
      case "and":
        evaluate(node.left, type);
        return evaluate(node.right, type);
      case "not":
        evaluate(node.operand, type);
        return { kind: "boolean" };
      case "reference":
        return unknown;
      case "compare":
        return compare(node, type);
      case "index": {
        const of = evaluate(node.of, type);
        return elementOf(of, `[${node.index}]`, node.offset);
      }
      case "each":
      case "slice": {
        const of = evaluate(node.of, type);
        const what = node.kind === "each" ? "[*]" : "a slice";
        return listOf(evaluate(node.right, elementOf(of, what, node.offset)));
      }
      case "flatten": {
        const element = elementOf(evaluate(node.of, type), "[]", node.offset);
        return listOf(evaluate(node.right, element.kind === "list" ? element.of : element));
      }
      case "filter": {
        const element = elementOf(evaluate(node.of, type), "[?…]", node.offset);
        evaluate(node.condition, element);
        return listOf(evaluate(node.right, element));
      }
      case "values":
        return listOf(evaluate(node.right, elementOfMap(evaluate(node.of, type), node.offset)));
      case "list": {
        const types = node.items.map((item) => evaluate(item, type));
        return { kind: "list", of: common(types), items: types };
      }
      case "object": {
        const members = new Map(node.members.map((one) => [one.name, evaluate(one.value, type)]));
        const names = [...members.keys()];
        return {
          kind: "structure",
          name: "",
          names,
          member: (name) => members.get(name) ?? unknown,
        };
      }
      case "call":
        return checkCall(node, type, evaluate, report);
    }
  }

  function field(node: QueryNode & { kind: "field" }, type: ValueType): ValueType {
    const { name, offset } = node;
    // Not a keyword but a name that nothing has, which gives what its writer means.
    if (name === "null") return { kind: "null" };
    if (type.kind === "unknown") return unknown;
    checkedPaths += 1;
    if (type.kind === "map") {
      const { keys } = type;
      if (!keys || keys.includes(name)) return type.of;
      return report({ fault: "member", name, known: keys, near: nearest(name, keys), offset });
    }
    if (type.kind !== "structure") {
      const wanted = "a structure";
      return report({ fault: "kind", what: name, found: type, wanted, offset });
    }
    if (type.names.includes(name)) return type.member(name);
    return report({
      fault: "member",
      name,
      known: type.names,
      near: nearest(name, type.names),
      offset,
    });
  }

  function elementOf(type: ValueType, what: string, offset: number): ValueType {
    if (type.kind === "list") return type.of;
    if (type.kind === "unknown" || type.kind === "null") return unknown;
    return report({ fault: "kind", what, found: type, wanted: "a list", offset });
  }

  function elementOfMap(type: ValueType, offset: number): ValueType {
    if (type.kind === "map") return type.of;
    if (type.kind === "structure" || type.kind === "unknown") return unknown;
    return report({ fault: "kind", what: "*", found: type, wanted: "a structure", offset });
  }

  function compare(node: QueryNode & { kind: "compare" }, type: ValueType): ValueType {
    const left = evaluate(node.left, type);
    const right = evaluate(node.right, type);
    const isOrder = /^[<>]/.test(node.operator);
    for (const [one, other, literal] of [
      [left, right, node.right],
      [right, left, node.left],
    ] as const) {
      if (literal.kind !== "literal" || one.kind === "unknown" || other.kind === "null") continue;
      const written =
        typeof literal.value === "string" ? literal.value : JSON.stringify(literal.value);
      if (one.kind === "string" && one.values && other.kind === "string" && !isOrder) {
        if (!one.values.includes(written) && !written.includes(marker)) {
          report({
            fault: "comparison",
            value: written,
            allowed: one.values,
            offset: literal.offset,
          });
        }
      } else if (one.kind !== other.kind && !(one.kind === "structure" && other.kind === "map")) {
        const what = written;
        report({
          fault: "kind",
          what,
          found: one,
          wanted: `a ${other.kind}`,
          offset: literal.offset,
        });
      }
    }
    return { kind: "boolean" };
  }

  try {
    const result = evaluate(parseQuery(query), output);
    return { faults, result: faults.length > 0 ? unknown : result, checkedPaths };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const fault: QueryFault = { fault: "syntax", reason: error.message, offset: error.offset };
    return { faults: [fault], result: unknown, checkedPaths };
  }
}

function listOf(of: ValueType): ValueType {
  return { kind: "list", of };
}

/** The type that all have, or an unknown one. */
function common(types: ValueType[]): ValueType {
  const [first] = types;
  if (!first || types.some(({ kind }) => kind !== first.kind)) return unknown;
  return first.kind === "string" ? text : first;
}

function withoutValues(type: ValueType): ValueType {
  return type.kind === "string" ? text : type;
}

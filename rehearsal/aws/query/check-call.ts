import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { Evaluate, Report } from "./check-query.ts";
import { queryFunctions } from "./functions.ts";
import type { QueryNode } from "./parse-query.ts";
import { unknown, type ValueType } from "./value-type.ts";

/** Checks a call of a function of JMESPath: its name, the number of its parameters and their kinds. */
export function checkCall(
  node: QueryNode & { kind: "call" },
  type: ValueType,
  evaluate: Evaluate,
  report: Report,
): ValueType {
  const { name, parameters, offset } = node;
  const called = Object.hasOwn(queryFunctions, name) ? queryFunctions[name] : undefined;
  if (!called) {
    const near = nearest(name, Object.keys(queryFunctions));
    return report({ fault: "function", name, near, offset });
  }
  const { isRepeated, parameters: accepted } = called;
  const count = parameters.length;
  if (isRepeated ? count < accepted.length : count !== accepted.length) {
    return report({ fault: "parameters", name, count, wanted: accepted.length, offset });
  }

  const types: ValueType[] = [];
  for (const [index, one] of parameters.entries()) {
    if (one.kind !== "reference") types[index] = evaluate(one, type);
  }
  // `&Name` is evaluated for each element of the list beside it.
  const list = types.find((one) => one?.kind === "list");
  const element = list?.kind === "list" ? list.of : unknown;
  for (const [index, one] of parameters.entries()) {
    if (one.kind === "reference") types[index] = evaluate(one.operand, element);
  }
  for (const [index, parameter] of parameters.entries()) {
    const wanted = accepted[Math.min(index, accepted.length - 1)] ?? [];
    const found = types[index] ?? unknown;
    if (wanted.includes("expression") !== (parameter.kind === "reference")) {
      const needed = wanted.includes("expression") ? "an expression such as `&Name`" : "a value";
      report({ fault: "kind", what: name, found, wanted: needed, offset: parameter.offset });
    } else if (
      !wanted.includes("expression") &&
      found.kind !== "unknown" &&
      found.kind !== "null" &&
      !wanted.includes(found.kind)
    ) {
      const needed = wanted.map((kind) => `a ${kind}`).join(" or ");
      report({ fault: "kind", what: `${name}()`, found, wanted: needed, offset: parameter.offset });
    }
  }
  return called.result(types);
}

import type { ValueType } from "./value-type.ts";
import { text, unknown } from "./value-type.ts";

/** What a parameter of a function may be: the kinds of values, or `expression` for one such as `&Name`. */
type Accepted = readonly (ValueType["kind"] | "expression")[];

interface QueryFunction {
  parameters: readonly Accepted[];
  /** Whether the last parameter may be repeated. */
  isRepeated?: boolean;
  /** The type of the result. */
  result(parameters: readonly ValueType[]): ValueType;
}

const any: Accepted = ["string", "number", "boolean", "list", "map", "structure", "null"];
const object: Accepted = ["map", "structure"];
const number = { kind: "number" } as const;
const boolean = { kind: "boolean" } as const;

const elementOf = (type: ValueType | undefined): ValueType =>
  type?.kind === "list" ? type.of : unknown;
const same = ([first]: readonly ValueType[]): ValueType => first ?? unknown;
const element = ([first]: readonly ValueType[]): ValueType => elementOf(first);
const always = (type: ValueType) => () => type;
const numeric = (result: ValueType): QueryFunction => ({
  parameters: [["number"]],
  result: always(result),
});
const onList = (result: QueryFunction["result"]): QueryFunction => ({
  parameters: [["list"]],
  result,
});
const by = (result: QueryFunction["result"]): QueryFunction => ({
  parameters: [["list"], ["expression"]],
  result,
});

/** The functions of JMESPath. */
export const queryFunctions: Readonly<Record<string, QueryFunction>> = {
  abs: numeric(number),
  avg: onList(always(number)),
  ceil: numeric(number),
  contains: { parameters: [["list", "string"], any], result: always(boolean) },
  ends_with: { parameters: [["string"], ["string"]], result: always(boolean) },
  floor: numeric(number),
  join: { parameters: [["string"], ["list"]], result: always(text) },
  keys: { parameters: [object], result: always({ kind: "list", of: text }) },
  length: { parameters: [["string", "list", ...object]], result: always(number) },
  map: {
    parameters: [["expression"], ["list"]],
    result: ([first]) => ({ kind: "list", of: first ?? unknown }),
  },
  max: onList(element),
  max_by: by(element),
  merge: { parameters: [object], isRepeated: true, result: always({ kind: "map", of: unknown }) },
  min: onList(element),
  min_by: by(element),
  not_null: { parameters: [any], isRepeated: true, result: same },
  reverse: { parameters: [["list", "string"]], result: same },
  sort: onList(same),
  sort_by: by(same),
  starts_with: { parameters: [["string"], ["string"]], result: always(boolean) },
  sum: onList(always(number)),
  to_array: {
    parameters: [any],
    result: ([first]) => (first?.kind === "list" ? first : { kind: "list", of: first ?? unknown }),
  },
  to_number: { parameters: [any], result: always(number) },
  to_string: { parameters: [any], result: always(text) },
  type: { parameters: [any], result: always(text) },
  values: {
    parameters: [object],
    result: ([first]) => ({ kind: "list", of: first?.kind === "map" ? first.of : unknown }),
  },
};

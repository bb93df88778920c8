import type { Draft } from "../../src/catalog/block/draft.ts";
import { toDraft } from "../../src/catalog/block/draft.ts";
import type { JsonValue, TypeNode } from "../../src/model/reference/module.ts";

/** HCL could misread these texts. They are in composed Unicode form, as HCL normalizes to it. */
const texts = [
  "plain",
  "two words",
  "",
  'say "hello"',
  "C:\\temp\\",
  "line\nbreak\ttab\r",
  "\b\f\u0001\u007f",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a mark of HCL
  "${not.a.reference}",
  "$${twice} and %%{twice}",
  "%{ if true }",
  "$",
  "%",
  "{}",
  "é ü 漢字 עברית",
  "🙂\u2028",
  "<script>alert(1)</script>",
  "# no comment",
  "EOT",
  "0123",
];

const keys = [
  "name",
  "two words",
  "for",
  "null",
  "true",
  "a.b/c",
  "1st",
  "Ünï",
  "k-e-y",
  "$" + "{x}",
];

/** Returns a value of a type and the form input for it. */
export function createRandomFilling(
  type: TypeNode,
  random: () => number,
): { draft: Draft; value: JsonValue } {
  const value = createRandomValue(type, random, 0);
  return { draft: toDraft(value, type), value };
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

function pickCount(random: () => number, depth: number): number {
  return Math.floor(random() * Math.max(1, 4 - depth));
}

function createRandomValue(type: TypeNode, random: () => number, depth: number): JsonValue {
  switch (type.kind) {
    case "unknown":
      return createAnyValue(random, depth);
    case "primitive":
      return primitives[type.name](random, depth);
    case "tuple":
      return type.of.map((of) => createRandomValue(of, random, depth + 1));
    case "collection": {
      const length = pickCount(random, depth);
      const one = () => createRandomValue(type.of, random, depth + 1);
      if (type.name !== "map") return Array.from({ length }, one);
      return Object.fromEntries(Array.from({ length }, () => [pick(keys, random), one()]));
    }
    case "object":
      return Object.fromEntries(
        type.attributes.flatMap(({ name, type: of, optional }) =>
          optional && random() < 0.5 ? [] : [[name, createRandomValue(of, random, depth + 1)]],
        ),
      );
  }
}

const primitives: Record<
  "string" | "number" | "bool" | "any",
  (random: () => number, depth: number) => JsonValue
> = {
  string: (random) => pick(texts, random),
  number: (random) => pick([0, 1, -1, 443, 65535, 0.25, -12.5, 1e21, 123456789], random),
  bool: (random) => random() < 0.5,
  any: createAnyValue,
};

function createAnyValue(random: () => number, depth: number): JsonValue {
  const kind = Math.floor(random() * (depth > 2 ? 4 : 6));
  if (kind === 0) return null;
  if (kind < 4)
    return primitives[(["string", "number", "bool"] as const)[kind - 1] ?? "bool"](random, depth);
  const values = Array.from({ length: pickCount(random, depth) }, () =>
    createAnyValue(random, depth + 1),
  );
  return kind === 4 ? values : Object.fromEntries(values.map((one) => [pick(keys, random), one]));
}

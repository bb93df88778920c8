import type { ServiceModel, TypeText } from "../../rehearsal/aws/service-model.ts";
import { byKey } from "../../src/model/compare-text.ts";
import { getKeys, getShape, type PackageModel } from "./read-package.ts";

/** Longer enumerations become strings, because they change every month. */
const maxEnumerationLength = { input: 300, output: 60 };
/** How many structures of an operation are kept, in breadth-first order. */
const maxStructures = { input: 60, output: 25 };

/** Reduces a model to some operations and the shapes that they use. */
export function cutModel(
  source: Pick<ServiceModel, "package" | "version" | "date">,
  model: PackageModel,
  operations: Iterable<string>,
): ServiceModel {
  const usedOperations = [...new Set(operations)]
    .filter((name) => model.operations.has(name))
    .sort();
  const shapes: ServiceModel["shapes"] = {};
  for (const direction of ["input", "output"] as const) {
    for (const name of usedOperations) {
      keepShapes(model.operations.get(name)?.[direction], direction, model, shapes);
    }
  }
  for (const shape of Object.values(shapes)) {
    if (Array.isArray(shape)) continue;
    for (const [member, type] of Object.entries(shape)) {
      shape[member] = withoutRemovedShapes(type, model, shapes);
    }
  }
  return {
    ...source,
    all: [...model.operations.keys()].sort(),
    waiters: sortKeys(model.waiters),
    pages: sortKeys([...model.pages].filter(([name]) => usedOperations.includes(name))),
    filters: sortKeys([...model.filters].filter(([name]) => usedOperations.includes(name))),
    used: Object.fromEntries(
      usedOperations.map((name) => [name, model.operations.get(name) ?? {}]),
    ),
    shapes: sortKeys(Object.entries(shapes)),
  };
}

/** Adds the shapes that a shape uses to `shapes`. */
function keepShapes(
  top: string | undefined,
  direction: "input" | "output",
  model: PackageModel,
  shapes: ServiceModel["shapes"],
): void {
  const queue = top ? [top] : [];
  const seen = new Set(queue);
  let remaining = maxStructures[direction];
  for (const name of queue) {
    const shape = model.shapes.get(name);
    if (!shape) continue;
    if (Array.isArray(shape)) {
      if (shape.length <= maxEnumerationLength[direction]) shapes[name] = shape;
      continue;
    }
    if (remaining === 0) continue;
    remaining -= 1;
    shapes[name] ??= { ...shape };
    for (const type of Object.values(shape)) {
      for (const next of [getShape(type), ...getKeys(type)]) {
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
  }
}

/** Replaces shapes that are not kept: enumerations by `string`, structures by `document`. */
function withoutRemovedShapes(
  type: TypeText,
  model: PackageModel,
  shapes: ServiceModel["shapes"],
): TypeText {
  const withoutKeys = type.replace(/(\w+):/g, (match, key) => (shapes[key] ? match : ""));
  const name = getShape(withoutKeys);
  const shape = model.shapes.get(name);
  if (!shape || shapes[name]) return withoutKeys;
  return withoutKeys.replace(
    new RegExp(`\\b${name}(?!\\w|:)`),
    Array.isArray(shape) ? "string" : "document",
  );
}

function sortKeys<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(byKey));
}

/** Writes one operation or shape per line, for readable diffs. */
export function formatModel(model: ServiceModel): string {
  const lines = Object.entries(model).map(([key, value]) =>
    typeof value === "object" && !Array.isArray(value) && key !== "waiters" && key !== "pages"
      ? `"${key}":{\n${Object.entries(value)
          .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
          .join(",\n")}\n}`
      : `"${key}":${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

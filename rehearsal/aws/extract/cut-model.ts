import type { ServiceModel, TypeText } from "../model/types.ts";
import { shapeOf } from "./read-declarations.ts";
import type { PackageModel } from "./read-package.ts";

/** Longer enumerations of answers are kept as strings: nobody compares an answer with 900 types of instances. */
const longestAnswer = 60;

/** Cuts a package's model to some operations, with all shapes that they reach; in an order that never changes. */
export function cutModel(
  source: Pick<ServiceModel, "package" | "version" | "date">,
  model: PackageModel,
  wanted: Iterable<string>,
): ServiceModel {
  const used = [...new Set(wanted)].filter((name) => model.operations.has(name)).sort();
  const shapes: ServiceModel["shapes"] = {};

  function keep(type: TypeText, ofInput: boolean): TypeText {
    const name = shapeOf(type);
    const shape = model.shapes.get(name);
    if (!shape) return type;
    if (Array.isArray(shape)) {
      if (!ofInput && shape.length > longestAnswer && !shapes[name])
        return type.replace(name, "string");
      shapes[name] = shape;
    } else if (!shapes[name]) {
      const members: Record<string, TypeText> = {};
      shapes[name] = members;
      for (const [member, one] of Object.entries(shape)) members[member] = keep(one, ofInput);
    }
    return type;
  }

  for (const name of used) {
    const input = model.operations.get(name)?.input;
    if (input) keep(input, true);
  }
  for (const name of used) {
    const output = model.operations.get(name)?.output;
    if (output) keep(output, false);
  }
  return {
    ...source,
    all: [...model.operations.keys()].sort(),
    waiters: sorted(model.waiters),
    pages: sorted(model.pages),
    used: Object.fromEntries(used.map((name) => [name, model.operations.get(name) ?? {}])),
    shapes: sorted(Object.entries(shapes)),
  };
}

function sorted<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes a model as JSON with one operation or shape a line, so that a change shows where it is. */
export function formatModel(model: ServiceModel): string {
  const lines = Object.entries(model).map(([key, value]) =>
    key === "used" || key === "shapes"
      ? `"${key}":{\n${Object.entries(value)
          .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`)
          .join(",\n")}\n}`
      : `"${key}":${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

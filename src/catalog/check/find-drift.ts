import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../model/diagnostics/nearest.ts";
import type { Input, Module, Output, TypeNode } from "../../model/reference/module.ts";

/** What makes a reference go stale or useless; `before` is the version before, where there is one. */
export function findDrift(module: Module, folder: string, before: Module | null): Diagnostic[] {
  return [
    ...module.inputs.flatMap((input) => inputDrift(input, folder)),
    ...module.outputs.flatMap((output) => descriptionDrift("output", output, folder)),
    ...(before ? renamed("input", before.inputs, { now: module.inputs, folder }) : []),
    ...(before ? renamed("output", before.outputs, { now: module.outputs, folder }) : []),
  ];
}

function inputDrift(input: Input, folder: string): Diagnostic[] {
  const found = descriptionDrift("variable", input, folder);
  if (hasAny(input.typeTree)) {
    found.push(
      drift(
        "type-any",
        input,
        folder,
        `the type of variable \`${input.name}\` is \`any\` or contains it`,
        "name the type, so that a wrong value fails in the plan and readers see its shape",
      ),
    );
  }
  return found;
}

function hasAny(type: TypeNode): boolean {
  switch (type.kind) {
    case "primitive":
      return type.name === "any";
    case "collection":
      return hasAny(type.of);
    case "tuple":
      return type.of.some(hasAny);
    case "object":
      return type.attributes.some((attribute) => hasAny(attribute.type));
    case "unknown":
      return false;
  }
}

function descriptionDrift(kind: string, one: Input | Output, folder: string): Diagnostic[] {
  const text = one.description.trim();
  if (text === "") {
    const hint = "say what it controls, its allowed values and what happens at the extremes";
    return [
      drift("missing-description", one, folder, `${kind} \`${one.name}\` has no description`, hint),
    ];
  }
  if (!repeatsName(text, one.name)) return [];
  const message = `the description of ${kind} \`${one.name}\` only repeats its name: \`${text}\``;
  return [drift("empty-description", one, folder, message, "say what the name does not")];
}

const fillers = new Set([
  "the",
  "a",
  "an",
  "of",
  "for",
  "to",
  "this",
  "that",
  "is",
  "name",
  "id",
  "value",
]);

function repeatsName(text: string, name: string): boolean {
  const words = (from: string) => from.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const known = new Set([...fillers, ...words(name.replaceAll("_", " "))]);
  const said = words(text);
  return said.length > 0 && said.every((word) => known.has(word));
}

function renamed(
  kind: string,
  before: readonly (Input | Output)[],
  { now, folder }: { now: readonly (Input | Output)[]; folder: string },
): Diagnostic[] {
  const names = new Set(now.map(({ name }) => name));
  const old = new Set(before.map(({ name }) => name));
  const added = now.filter(({ name }) => !old.has(name)).map(({ name }) => name);
  return before
    .filter(({ name }) => !names.has(name))
    .map((one) => {
      const near = nearest(one.name, added);
      return drift(
        "name-changed",
        { name: one.name, source: { file: one.source.file, line: 1 } },
        folder,
        `${kind} \`${one.name}\` of the version before is gone`,
        near
          ? `it may be \`${near}\` now: say so in the release notes`
          : "say so in the release notes",
      );
    });
}

interface Placed {
  name: string;
  source: { file: string; line: number };
}

function drift(
  rule: string,
  { source }: Placed,
  folder: string,
  message: string,
  hint: string,
): Diagnostic {
  const file = folder === "" ? source.file : `${folder}/${source.file}`;
  return { rule, severity: "warning", file, line: source.line, column: 1, message, hint };
}

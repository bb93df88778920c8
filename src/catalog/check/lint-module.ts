import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type SourceLocation } from "../../model/diagnostics/rule.ts";
import type { Input, Module, Output, TypeNode } from "../../model/reference/module.ts";
import { catalogRules } from "../rules.ts";

/** Finds uninformative types and descriptions, and names removed since the previous version. */
export function lintModule(module: Module, folder: string, before: Module | null): Diagnostic[] {
  const getLocation = ({ source: { file, line } }: Input | Output): SourceLocation => {
    return { file: folder === "" ? file : `${folder}/${file}`, line, column: 1 };
  };
  const checkRemoved = (kind: "inputs" | "outputs"): Diagnostic[] =>
    before ? diagnoseRemovedNames(kind, before[kind], { after: module[kind], getLocation }) : [];
  return [
    ...module.inputs.flatMap((input) => [
      ...lintDescription("variable", input, getLocation(input)),
      ...lintType(input, getLocation(input)),
    ]),
    ...module.outputs.flatMap((output) => lintDescription("output", output, getLocation(output))),
    ...checkRemoved("inputs"),
    ...checkRemoved("outputs"),
  ];
}

function lintType({ name, typeTree }: Input, location: SourceLocation): Diagnostic[] {
  if (!hasAny(typeTree)) return [];
  return [diagnose(catalogRules["type-any"], location, { variable: name })];
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

function lintDescription(
  kind: string,
  item: Input | Output,
  location: SourceLocation,
): Diagnostic[] {
  const { name } = item;
  const text = item.description.trim();
  if (text === "") return [diagnose(catalogRules["missing-description"], location, { kind, name })];
  if (!repeatsName(text, name)) return [];
  return [diagnose(catalogRules["empty-description"], location, { kind, name, text })];
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
  const splitWords = (from: string) => from.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const uninformativeWords = new Set([...fillers, ...splitWords(name.replaceAll("_", " "))]);
  const said = splitWords(text);
  return said.length > 0 && said.every((word) => uninformativeWords.has(word));
}

interface NameOptions {
  after: readonly (Input | Output)[];
  getLocation(entry: Input | Output): SourceLocation;
}

function diagnoseRemovedNames(
  kind: "inputs" | "outputs",
  before: readonly (Input | Output)[],
  { after, getLocation }: NameOptions,
): Diagnostic[] {
  const names = new Set(after.map(({ name }) => name));
  const oldNames = new Set(before.map(({ name }) => name));
  const addedNames = after.filter(({ name }) => !oldNames.has(name)).map(({ name }) => name);
  return before
    .filter(({ name }) => !names.has(name))
    .map((item) => {
      const { name } = item;
      const values = { kind: kind.slice(0, -1), name, suggestion: findNearest(name, addedNames) };
      // The line belongs to the other version.
      return diagnose(catalogRules["name-changed"], { ...getLocation(item), line: 1 }, values);
    });
}

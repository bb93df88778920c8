import type { Input, Output, TypeAttribute, TypeNode } from "../../model/reference/module.ts";
import type { InputEntry, OutputEntry, TypeRow } from "../../model/reference/reference.ts";
import { layoutIds } from "../../model/site/layout-ids.ts";
import { getBadges, inputFields, outputFields } from "../entry-fields.ts";
import { skipStringOrComment } from "../hcl/scan-hcl.ts";
import { getEntryHistories } from "../history/entry-history.ts";
import type { Service } from "../service/service.ts";
import { showInputType, showType } from "../types/canonical-type.ts";
import { getAnchorHref, getAnchorId, getBlockAddress } from "./addresses.ts";
import { findLastChange } from "./history-view.ts";
import type { Occurrence } from "./input-index.ts";

export function getTypeRows(type: TypeNode, input: string): TypeRow[] {
  return getRows(type, [input], new Set());
}

function getRows(type: TypeNode, path: readonly string[], usedIds: Set<string>): TypeRow[] {
  return getAttributes(type).map((attribute) => {
    const { name, type: attributeType, optional, default: defaultValue, comment } = attribute;
    const ownPath = [...path, name];
    return {
      id: getUniqueId(ownPath, usedIds),
      name,
      type: showType(attributeType),
      required: !optional,
      default: defaultValue && dedent(defaultValue.text),
      comment,
      rows: getRows(attributeType, ownPath, usedIds),
    };
  });
}

/** Quoted names may contain spaces and dots, so two paths may have one id. */
function getUniqueId(path: readonly string[], usedIds: Set<string>): string {
  let id = getAnchorId("input", path);
  while (usedIds.has(id)) id += "_";
  usedIds.add(id);
  return id;
}

function getAttributes(type: TypeNode): TypeAttribute[] {
  if (type.kind === "object") return type.attributes;
  if (type.kind === "collection") return getAttributes(type.of);
  if (type.kind !== "tuple" || type.of.every((node) => getAttributes(node).length === 0)) return [];
  return type.of.map((node, index) => ({
    name: String(index),
    type: node,
    optional: false,
    default: null,
    comment: "",
  }));
}

export interface EntryOptions {
  /** HTML by `input name` or `output name`. */
  descriptions: ReadonlyMap<string, string>;
  usedIds: ReadonlySet<string>;
  occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  hrefs: { page(service: Service): string; allInputs: string };
}

const maxListedServices = 2;

const sectionIds = ["usage", "reference", "required-inputs", "optional-inputs", "outputs"];

export function getEntries(
  service: Service,
  options: EntryOptions,
): { inputs: InputEntry[]; outputs: OutputEntry[] } {
  const { inputs, outputs } = service.module;
  const getCommonFields = createCommonFields(service, options);
  return {
    inputs: inputs.map((input) => {
      return { ...getInputFields(input, service, options), ...getCommonFields("input", input) };
    }),
    outputs: outputs.map((output): OutputEntry => {
      const { value, ...fields } = output;
      const badges = getBadges(outputFields, output);
      return { ...fields, ...getCommonFields("output", output), kind: "output", badges };
    }),
  };
}

/** Returns a function that computes the fields that inputs and outputs have in common. */
function createCommonFields(service: Service, { descriptions, usedIds }: EntryOptions) {
  const { inputs, outputs } = service.module;
  const inputNames = getNames(inputs);
  const before = service.previous?.module;
  const previousNames = before && {
    input: getNames(before.inputs),
    output: getNames(before.outputs),
  };
  const histories = service.history && getEntryHistories(service.history);
  const ids = new Set([
    ...layoutIds,
    ...sectionIds,
    ...usedIds,
    ...inputs.map(({ name }) => getAnchorId("input", [name])),
    ...outputs.map(({ name }) => getAnchorId("output", [name])),
  ]);
  return (kind: "input" | "output", { name, source }: Input | Output) => {
    const opening = `${kind === "input" ? "variable" : "output"} "${name}"`;
    const isBareIdFree = !ids.has(name) && !/\s/.test(name);
    const history = histories?.[kind === "input" ? "inputs" : "outputs"].get(name);
    const isNew = previousNames !== undefined && !previousNames[kind].has(name);
    return {
      id: getAnchorId(kind, [name]),
      description: descriptions.get(`${kind} ${name}`) ?? "",
      // In old URLs, a name that an input and an output share means the input.
      hasBareId: isBareIdFree && (kind === "input" || !inputNames.has(name)),
      since: history ? history.since : isNew ? service.version : null,
      lastChange: findLastChange(history),
      source: service.repository === "" ? null : getBlockAddress(service, source, opening),
    };
  };
}

type CommonField = keyof ReturnType<ReturnType<typeof createCommonFields>>;

function getInputFields(
  input: Input,
  service: Service,
  { occurrences, hrefs }: EntryOptions,
): Omit<InputEntry, CommonField> {
  const { typeTree, default: defaultValue, validations, comment: _, ...fields } = input;
  const { name } = input;
  const others = (occurrences.get(name) ?? []).filter((other) => other.service !== service);
  const rest = others.length - maxListedServices;
  const inputHref = getAnchorHref(getAnchorId("input", [name]));
  return {
    ...fields,
    kind: "input",
    badges: getBadges(inputFields, input),
    type: showInputType(input),
    rows: getTypeRows(typeTree, name),
    default: defaultValue && dedent(defaultValue.text),
    validations: validations.map(({ condition, message }) => ({
      condition: condition.replace(/\s+/g, " "),
      message,
    })),
    alsoIn: others.slice(0, maxListedServices).map((other) => ({
      href: hrefs.page(other.service) + inputHref,
      text: other.service.title,
    })),
    more: rest > 0 ? { href: hrefs.allInputs + inputHref, count: rest } : null,
  };
}

function getNames(list: readonly { name: string }[]): Set<string> {
  return new Set(list.map(({ name }) => name));
}

/** Removes the common indentation, but not from heredocs, whose white space is a value. */
export function dedent(text: string): string {
  const source = text.replaceAll("\r\n", "\n");
  const verbatim = getVerbatimLines(source);
  const lines = source.split("\n");
  const indents = lines
    .filter((line, index) => index > 0 && !verbatim.has(index) && line.trim() !== "")
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines
    .map((line, index) => (index === 0 || verbatim.has(index) ? line : line.slice(indent)))
    .join("\n");
}

function getVerbatimLines(source: string): Set<number> {
  const lines = new Set<number>();
  let line = 0;
  for (let offset = 0; offset < source.length; offset++) {
    const end = Math.max(skipStringOrComment(source, offset), offset + 1);
    const breaks = source.slice(offset, end).split("\n").length - 1;
    if (source.startsWith("<<", offset) && source.charAt(offset + 2) !== "-") {
      for (let inner = 1; inner < breaks; inner++) lines.add(line + inner);
    }
    line += breaks;
    offset = end - 1;
  }
  return lines;
}

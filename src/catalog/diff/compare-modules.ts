import { compareText } from "../../model/compare-text.ts";
import { changes } from "../../model/reference/catalog-messages.ts";
import type {
  Default,
  Input,
  Module,
  Output,
  TypeAttribute,
  TypeNode,
} from "../../model/reference/module.ts";
import type { ChangeKind } from "../../model/reference/reference.ts";
import { inputFields, outputFields } from "../entry-fields.ts";
import { acceptsAll } from "../history/accepts-all.ts";
import { toCanonicalText } from "../history/history.ts";
import { compareFields, type FieldChange } from "../history/setting-fields.ts";
import { toCanonicalType } from "../types/canonical-type.ts";

export interface Change {
  kind: ChangeKind;
  subject: "input" | "output";
  name: string;
  breaking: boolean;
  before: string | null;
  after: string | null;
  attributes?: AttributeChange[];
}

const order = Object.keys(changes);

export function compareModules(before: Module, after: Module): Change[] {
  return [
    ...compareInputs(before.inputs, after.inputs),
    ...compareOutputs(before.outputs, after.outputs),
  ].sort(
    (a, b) =>
      Number(b.breaking) - Number(a.breaking) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      compareText(a.name, b.name),
  );
}

function compareInputs(before: readonly Input[], after: readonly Input[]): Change[] {
  const oldByName = new Map(before.map((input) => [input.name, input]));
  const namesAfter = new Set(after.map(({ name }) => name));
  const removed = before
    .filter(({ name }) => !namesAfter.has(name))
    .map((input) =>
      createChange("input", input.name, { kind: "removed", breaking: true, before: input.type }),
    );
  const rest = after.flatMap((input) => {
    const previous = oldByName.get(input.name);
    if (previous) return compareInput(previous, input);
    const kind = input.required ? ("added-required" as const) : ("added" as const);
    return [
      createChange("input", input.name, { kind, breaking: input.required, after: input.type }),
    ];
  });
  return [...removed, ...rest];
}

function compareInput(before: Input, after: Input): Change[] {
  const { name } = after;
  const found: Change[] = [];
  const add = (details: FieldChange) => found.push(createChange("input", name, details));
  if (toCanonicalType(before.typeTree) !== toCanonicalType(after.typeTree)) {
    const breaking = !acceptsAll(after.typeTree, before.typeTree);
    const retyped = {
      kind: "retyped" as const,
      breaking,
      before: getDeclaredType(before),
      after: getDeclaredType(after),
    };
    const attributes = compareAttributes(before.typeTree, after.typeTree);
    found.push({ ...createChange("input", name, retyped), ...(attributes && { attributes }) });
  }
  const texts = { before: before.default?.text ?? null, after: after.default?.text ?? null };
  if (after.required && !before.required) add({ kind: "newly-required", breaking: true, ...texts });
  else if (before.required && !after.required) {
    add({ kind: "no-longer-required", breaking: false, ...texts });
  } else if (!isSameDefault(before.default, after.default)) {
    // Code still works, but resources may change.
    add({ kind: "re-defaulted", breaking: false, ...texts });
  }
  for (const details of compareFields(inputFields, before, after)) add(details);
  return found;
}

/** Without a `type`, Terraform accepts any value. */
function getDeclaredType({ type, typeTree }: Input): string {
  return toCanonicalType(typeTree) === "any" ? "any" : type;
}

function isSameDefault(before: Default | null, after: Default | null): boolean {
  if (before?.known && after?.known) {
    return toCanonicalText(before.value) === toCanonicalText(after.value);
  }
  return before?.text === after?.text;
}

function compareOutputs(before: readonly Output[], after: readonly Output[]): Change[] {
  const oldByName = new Map(before.map((output) => [output.name, output]));
  const namesAfter = new Set(after.map(({ name }) => name));
  const removed = before
    .filter(({ name }) => !namesAfter.has(name))
    .map(({ name }) => createChange("output", name, { kind: "removed", breaking: true }));
  const rest = after.flatMap((output) => {
    const previous = oldByName.get(output.name);
    const found: FieldChange[] = previous
      ? compareFields(outputFields, previous, output)
      : [{ kind: "added", breaking: false }];
    return found.map((details) => createChange("output", output.name, details));
  });
  return [...removed, ...rest];
}

function createChange(subject: "input" | "output", name: string, details: FieldChange): Change {
  return { subject, name, before: null, after: null, ...details };
}

export function describeChange(change: Change): string {
  const { kind, subject, name, breaking, attributes = [] } = change;
  const head = `${breaking ? "BREAKING " : ""}${subject} ${name} ${changes[kind]}`;
  if (attributes.length > 0) return [head, ...attributes.map(describeAttribute)].join("\n");
  const values = shortenValues(change, 100);
  return values.length > 0 ? `${head}: ${values.join(" -> ")}` : head;
}

function describeAttribute({ path, before, after }: AttributeChange): string {
  const kind = before === null ? "added" : after === null ? "removed" : "changed";
  return `  ${path} ${kind}: ${shortenValues({ before, after }, 100).join(" -> ")}`;
}

/** Equal characters that are shown before the first difference. */
const shownBefore = 20;

export function shortenValues(
  { before, after }: Pick<Change, "before" | "after">,
  maxLength: number,
): string[] {
  const texts = [before, after]
    .map((text) => (text ?? "").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  const [first = "", second] = texts;
  const same = second === undefined ? 0 : getCommonLength(first, second);
  return texts.map((text) => {
    if (text.length <= maxLength) return text;
    const start = same + shownBefore < maxLength ? 0 : same - shownBefore;
    const end = start + maxLength;
    return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
  });
}

function getCommonLength(text: string, other: string): number {
  let length = 0;
  while (length < text.length && text[length] === other[length]) length++;
  return length;
}

interface AttributeChange {
  path: string;
  before: string | null;
  after: string | null;
}

/** Compares types by attribute; null if the difference is not about attributes. */
function compareAttributes(before: TypeNode, after: TypeNode, path = ""): AttributeChange[] | null {
  if (before.kind === "collection" && after.kind === "collection" && before.name === after.name) {
    return compareAttributes(before.of, after.of, `${path}[*]`);
  }
  if (before.kind !== "object" || after.kind !== "object") return null;
  const oldByName = new Map(before.attributes.map((attribute) => [attribute.name, attribute]));
  const attributesAfter = new Map(after.attributes.map((attribute) => [attribute.name, attribute]));
  const names = [...new Set([...attributesAfter.keys(), ...oldByName.keys()])];
  return names.flatMap((name) => {
    const attributePath = path === "" ? name : `${path}.${name}`;
    return compareAttribute(attributePath, oldByName.get(name), attributesAfter.get(name));
  });
}

function compareAttribute(
  path: string,
  before: TypeAttribute | undefined,
  after: TypeAttribute | undefined,
): AttributeChange[] {
  if (before && after && getSetting(before) === getSetting(after)) {
    if (toCanonicalType(before.type) === toCanonicalType(after.type)) return [];
    const inner = compareAttributes(before.type, after.type, path);
    if (inner) return inner;
  }
  return [{ path, before: formatAttribute(before), after: formatAttribute(after) }];
}

function getSetting({ optional, default: defaultValue }: TypeAttribute): string {
  if (!optional) return "";
  return `optional ${defaultValue ? toCanonicalText(defaultValue.value) : ""}`;
}

function formatAttribute(attribute: TypeAttribute | undefined): string | null {
  if (!attribute) return null;
  const { type, optional, default: defaultValue } = attribute;
  if (!optional) return toCanonicalType(type);
  return `optional(${[toCanonicalType(type), ...(defaultValue ? [defaultValue.text] : [])].join(", ")})`;
}

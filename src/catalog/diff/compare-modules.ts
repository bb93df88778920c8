import type { Default, Input, Module, Output, TypeAttribute, TypeNode } from "../module.ts";
import { canonicalValue } from "../types/canonical-value.ts";
import { canonicalType } from "../types/show-type.ts";

export type ChangeKind =
  | "removed"
  | "newly-required"
  | "added-required"
  | "retyped"
  | "re-defaulted"
  | FlagChange
  | "no-longer-required"
  | "deprecated"
  | "added";

/** One difference between two versions of a module. */
export interface Change {
  kind: ChangeKind;
  subject: "input" | "output";
  name: string;
  /** Whether code that worked with the old version may fail with the new one. */
  breaking: boolean;
  before: string | null;
  after: string | null;
}

/** Breaking changes first, then in the order of this list, then by name. */
const order: ChangeKind[] = [
  "removed",
  "newly-required",
  "added-required",
  "retyped",
  "re-defaulted",
  "not-nullable",
  "now-nullable",
  "now-sensitive",
  "not-sensitive",
  "now-ephemeral",
  "not-ephemeral",
  "no-longer-required",
  "deprecated",
  "added",
];

/** What changed from one version of a module to another. */
export function compareModules(before: Module, after: Module): Change[] {
  return [
    ...compareInputs(before.inputs, after.inputs),
    ...compareOutputs(before.outputs, after.outputs),
  ].sort(
    (a, b) =>
      Number(b.breaking) - Number(a.breaking) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (a.name < b.name ? -1 : 1),
  );
}

function compareInputs(before: readonly Input[], after: readonly Input[]): Change[] {
  const old = new Map(before.map((input) => [input.name, input]));
  const now = new Set(after.map(({ name }) => name));
  const removed = before
    .filter(({ name }) => !now.has(name))
    .map((input) =>
      change("input", input.name, { kind: "removed", breaking: true, before: input.type }),
    );
  const rest = after.flatMap((input) => {
    const known = old.get(input.name);
    if (known) return compareInput(known, input);
    const kind = input.required ? ("added-required" as const) : ("added" as const);
    return [change("input", input.name, { kind, breaking: input.required, after: input.type })];
  });
  return [...removed, ...rest];
}

function compareInput(before: Input, after: Input): Change[] {
  const { name } = after;
  const found: Change[] = [];
  const add = (details: Details) => found.push(change("input", name, details));
  if (canonicalType(before.typeTree) !== canonicalType(after.typeTree)) {
    const breaking = !acceptsAll(after.typeTree, before.typeTree);
    add({ kind: "retyped", breaking, before: before.type, after: after.type });
  }
  const texts = { before: before.default?.text ?? null, after: after.default?.text ?? null };
  if (after.required && !before.required) add({ kind: "newly-required", breaking: true, ...texts });
  else if (before.required && !after.required) {
    add({ kind: "no-longer-required", breaking: false, ...texts });
  } else if (!sameDefault(before.default, after.default)) {
    // Code still applies, yet resources may change: a reader wants it high up, not as breaking.
    add({ kind: "re-defaulted", breaking: false, ...texts });
  }
  for (const details of [...compareInputFlags(before, after), ...deprecation(before, after)]) {
    add(details);
  }
  return found;
}

function deprecation(before: Input | Output, after: Input | Output): Details[] {
  return after.deprecated !== null && before.deprecated === null
    ? [{ kind: "deprecated", breaking: false, after: after.deprecated }]
    : [];
}

function sameDefault(before: Default | null, after: Default | null): boolean {
  if (before?.known && after?.known) {
    return canonicalValue(before.value) === canonicalValue(after.value);
  }
  return before?.text === after?.text;
}

function compareOutputs(before: readonly Output[], after: readonly Output[]): Change[] {
  const old = new Map(before.map((output) => [output.name, output]));
  const now = new Set(after.map(({ name }) => name));
  const removed = before
    .filter(({ name }) => !now.has(name))
    .map(({ name }) => change("output", name, { kind: "removed", breaking: true }));
  const rest = after.flatMap((output) => {
    const known = old.get(output.name);
    const found: Details[] = known
      ? [...compareOutputFlags(known, output), ...deprecation(known, output)]
      : [{ kind: "added", breaking: false }];
    return found.map((details) => change("output", output.name, details));
  });
  return [...removed, ...rest];
}

interface Details {
  kind: ChangeKind;
  breaking: boolean;
  before?: string | null;
  after?: string | null;
}

function change(subject: "input" | "output", name: string, details: Details): Change {
  return { subject, name, before: null, after: null, ...details };
}

/**
 * Whether a type takes every value that the other one took, as Terraform converts values, and
 * ignores nothing of it. What is uncertain counts as no.
 */
export function acceptsAll(now: TypeNode, before: TypeNode): boolean {
  if (now.kind === "primitive" && now.name === "any") return true;
  if (now.kind === "primitive" && before.kind === "primitive") {
    return now.name === before.name || (now.name === "string" && before.name !== "any");
  }
  if (now.kind === "collection" && before.kind === "collection") {
    return now.name === before.name && acceptsAll(now.of, before.of);
  }
  if (now.kind === "tuple" && before.kind === "tuple") {
    return (
      now.of.length === before.of.length &&
      now.of.every((type, index) => acceptsAll(type, before.of[index] ?? type))
    );
  }
  return (
    now.kind === "object" &&
    before.kind === "object" &&
    acceptsAttributes(now.attributes, before.attributes)
  );
}

/** New attributes have to be optional; one that is gone would be dropped in silence. */
function acceptsAttributes(
  now: readonly TypeAttribute[],
  before: readonly TypeAttribute[],
): boolean {
  const old = new Map(before.map((attribute) => [attribute.name, attribute]));
  const names = new Set(now.map(({ name }) => name));
  if (before.some(({ name }) => !names.has(name))) return false;
  return now.every(({ name, type, optional }) => {
    const known = old.get(name);
    if (!known) return optional;
    return (optional || !known.optional) && acceptsAll(type, known.type);
  });
}

type Flag = "nullable" | "sensitive" | "ephemeral";

/** A flag that was set, or taken back. */
type FlagChange = `now-${Flag}` | `not-${Flag}`;

/** The flags that differ, and whether code that worked may fail for it. */
function compareInputFlags(before: Input, after: Input) {
  // Where there is a default, it stands in for `null`.
  const breaking = { "not-nullable": after.required, "not-ephemeral": true };
  return compareFlags(["nullable", "sensitive", "ephemeral"], { before, after, breaking });
}

function compareOutputFlags(before: Output, after: Output) {
  // What refers to such a value has to be declared like it.
  const breaking = { "now-sensitive": true, "now-ephemeral": true };
  return compareFlags(["sensitive", "ephemeral"], { before, after, breaking });
}

interface Compared<F extends Flag> {
  before: Record<F, boolean>;
  after: Record<F, boolean>;
  /** Changes that may break code. */
  breaking: Partial<Record<FlagChange, boolean>>;
}

function compareFlags<F extends Flag>(
  flags: readonly F[],
  { before, after, breaking }: Compared<F>,
): { kind: FlagChange; breaking: boolean }[] {
  return flags
    .filter((flag) => before[flag] !== after[flag])
    .map((flag): FlagChange => (after[flag] ? `now-${flag}` : `not-${flag}`))
    .map((kind) => ({ kind, breaking: breaking[kind] ?? false }));
}

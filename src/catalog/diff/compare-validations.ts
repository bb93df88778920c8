import type { Input, Module } from "../../model/reference/module.ts";

export interface ValidationChange {
  name: string;
  kind: "added" | "changed" | "removed";
  /** Whether a value that was valid may be rejected. */
  breaking: boolean;
  before: string | null;
  after: string | null;
}

/** Compares the conditions of inputs that both versions have. */
export function compareValidations(before: Module, after: Module): ValidationChange[] {
  const old = new Map(before.inputs.map((input) => [input.name, input]));
  const changes = after.inputs.flatMap((input) => {
    const known = old.get(input.name);
    return known ? compareInput(known, input) : [];
  });
  return [...changes.filter(({ breaking }) => breaking), ...changes.filter((one) => !one.breaking)];
}

function compareInput(before: Input, after: Input): ValidationChange[] {
  const [old, now] = [conditionsOf(before), conditionsOf(after)];
  const gone = old.filter((one) => !now.includes(one));
  const added = now.filter((one) => !old.includes(one));
  const changed = added.map((condition, index): ValidationChange => {
    const known = gone[index] ?? null;
    const breaking = known === null || !isWider(condition, known);
    const kind = known === null ? "added" : "changed";
    return { name: after.name, kind, breaking, before: known, after: condition };
  });
  const removed = gone.slice(added.length).map((condition): ValidationChange => {
    return { name: after.name, kind: "removed", breaking: false, before: condition, after: null };
  });
  return [...changed, ...removed];
}

function conditionsOf({ validations }: Input): string[] {
  return validations.map(({ condition }) => condition.replace(/\s+/g, " ").trim());
}

/** Compares lists of allowed values, and limits. Other conditions are not understood. */
function isWider(now: string, before: string): boolean {
  const [list, oldList] = [allowedValues(now), allowedValues(before)];
  if (list && oldList) {
    return list.of === oldList.of && oldList.values.every((one) => list.values.includes(one));
  }
  const [limit, oldLimit] = [limitOf(now), limitOf(before)];
  if (!limit || limit.of !== oldLimit?.of || limit.operator !== oldLimit.operator) return false;
  return limit.operator.startsWith(">")
    ? limit.value <= oldLimit.value
    : limit.value >= oldLimit.value;
}

function allowedValues(condition: string): { of: string; values: string[] } | null {
  const [, list, of = ""] = /^contains\(\s*\[([^[\]]*)\],\s*([^,]+)\)$/.exec(condition) ?? [];
  if (list === undefined) return null;
  const values = list.split(",").map((one) => one.trim());
  return { of: of.trim(), values: values.filter((one) => one !== "") };
}

function limitOf(condition: string): { of: string; operator: string; value: number } | null {
  const [, of = "", operator = "", value] =
    /^([\w.()]+) ?(>=|<=|>|<) ?(-?\d+(?:\.\d+)?)$/.exec(condition) ?? [];
  return value === undefined ? null : { of, operator, value: Number(value) };
}

const verbs: Readonly<Record<ValidationChange["kind"], string>> = {
  added: "has a new validation",
  changed: "has another validation",
  removed: "has one validation less",
};

export function describeValidation(change: ValidationChange): string {
  const { name, kind, breaking, before, after } = change;
  const values = [before, after].filter((one) => one !== null).join(" -> ");
  return `${breaking ? "BREAKING " : ""}input ${name} ${verbs[kind]}: ${values}`;
}

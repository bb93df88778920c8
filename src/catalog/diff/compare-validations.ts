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
  const inputsBefore = new Map(before.inputs.map((input) => [input.name, input]));
  const changes = after.inputs.flatMap((input) => {
    const previous = inputsBefore.get(input.name);
    return previous ? compareInput(previous, input) : [];
  });
  return [...changes.filter(({ breaking }) => breaking), ...changes.filter((one) => !one.breaking)];
}

function compareInput(before: Input, after: Input): ValidationChange[] {
  const [conditionsBefore, conditionsAfter] = [conditionsOf(before), conditionsOf(after)];
  const removed = conditionsBefore.filter((one) => !conditionsAfter.includes(one));
  const added = conditionsAfter.filter((one) => !conditionsBefore.includes(one));
  const { name } = after;
  const changes: ValidationChange[] = [];
  // A condition is compared with the one that it widens; the rest, in the order of the code.
  for (const condition of added.slice()) {
    const widened = removed.find((one) => isWider(condition, one));
    if (widened === undefined) continue;
    removed.splice(removed.indexOf(widened), 1);
    added.splice(added.indexOf(condition), 1);
    changes.push({ name, kind: "changed", breaking: false, before: widened, after: condition });
  }
  for (const condition of added) {
    const previous = removed.shift() ?? null;
    const kind = previous === null ? "added" : "changed";
    changes.push({ name, kind, breaking: true, before: previous, after: condition });
  }
  for (const condition of removed) {
    changes.push({ name, kind: "removed", breaking: false, before: condition, after: null });
  }
  return changes;
}

function conditionsOf({ validations }: Input): string[] {
  return validations.map(({ condition }) => condition.replace(/\s+/g, " ").trim());
}

/**
 * Whether a condition accepts all values that the previous one accepted. Compares `contains([…], x)`
 * and limits; false for all other conditions.
 */
function isWider(after: string, before: string): boolean {
  const [list, listBefore] = [allowedValues(after), allowedValues(before)];
  if (list && listBefore) {
    return (
      list.subject === listBefore.subject &&
      listBefore.values.every((one) => list.values.includes(one))
    );
  }
  const [limit, limitBefore] = [limitOf(after), limitOf(before)];
  if (!limit || limit.subject !== limitBefore?.subject || limit.operator !== limitBefore.operator)
    return false;
  return limit.operator.startsWith(">")
    ? limit.value <= limitBefore.value
    : limit.value >= limitBefore.value;
}

function allowedValues(condition: string): { subject: string; values: string[] } | null {
  const [, list, subject = ""] = /^contains\(\s*\[([^[\]]*)\],\s*([^,]+)\)$/.exec(condition) ?? [];
  if (list === undefined) return null;
  const values = list.split(",").map((one) => one.trim());
  return { subject: subject.trim(), values: values.filter((one) => one !== "") };
}

function limitOf(condition: string): { subject: string; operator: string; value: number } | null {
  const [, subject = "", operator = "", value] =
    /^([\w.()]+) ?(>=|<=|>|<) ?(-?\d+(?:\.\d+)?)$/.exec(condition) ?? [];
  return value === undefined ? null : { subject, operator, value: Number(value) };
}

const verbs: Readonly<Record<ValidationChange["kind"], string>> = {
  added: "has a new validation",
  changed: "has a changed validation",
  removed: "no longer has a validation",
};

export function describeValidation(change: ValidationChange): string {
  const { name, kind, breaking, before, after } = change;
  const values = [before, after].filter((one) => one !== null).join(" -> ");
  return `${breaking ? "BREAKING " : ""}input ${name} ${verbs[kind]}: ${values}`;
}

import type { Input, Module } from "../../model/reference/module.ts";
import { type ConditionChange, compareConditions } from "../history/compare-conditions.ts";
import { putBreakingFirst } from "../history/setting-fields.ts";
import { getConditions } from "../history-file/module-interface.ts";

export interface ValidationChange extends ConditionChange {
  name: string;
}

export function compareValidations(before: Module, after: Module): ValidationChange[] {
  const inputsBefore = new Map(before.inputs.map((input) => [input.name, input]));
  const changes = after.inputs.flatMap((input) => {
    const previous = inputsBefore.get(input.name);
    return previous ? compareInput(previous, input) : [];
  });
  return putBreakingFirst(changes);
}

function compareInput(before: Input, after: Input): ValidationChange[] {
  const changes = compareConditions(getConditions(before), getConditions(after));
  return changes.map((change) => ({ name: after.name, ...change }));
}

const verbs: Readonly<Record<ValidationChange["kind"], string>> = {
  added: "has a new validation",
  changed: "has a changed validation",
  removed: "no longer has a validation",
};

export function describeValidation(change: ValidationChange): string {
  const { name, kind, breaking, before, after } = change;
  const values = [before, after].filter((text) => text !== null).join(" -> ");
  return `${breaking ? "BREAKING " : ""}input ${name} ${verbs[kind]}: ${values}`;
}

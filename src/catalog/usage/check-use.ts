import { nearest } from "../../model/diagnostics/nearest.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { isRequired, type ModuleInterface } from "../history/history.ts";
import { misfit } from "../types/check-default.ts";
import type { ModuleUse } from "./find-uses.ts";
import { kindMisfit } from "./value-kind.ts";

/** A mistake in a module call. */
export type UseProblem =
  | { kind: "unknown-argument"; name: string; offset: number; near: string | null }
  | { kind: "missing-argument"; name: string; offset: number }
  | { kind: "wrong-type"; name: string; offset: number; type: string; reason: string };

export interface CheckUseOptions {
  typeOf(type: string): TypeNode;
  excerpt: boolean;
}

/** Checks a module call against the interface at the pinned version. */
export function checkUse(
  { arguments: given, offset, open }: Pick<ModuleUse, "arguments" | "offset" | "open">,
  { inputs }: ModuleInterface,
  { typeOf, excerpt }: CheckUseOptions,
): UseProblem[] {
  const problems = given.flatMap((argument): UseProblem[] => {
    const { name, value, kind } = argument;
    const input = inputs.get(name);
    if (!input) {
      const near = nearest(name, inputs.keys()) ?? null;
      return [{ kind: "unknown-argument", name, offset: argument.offset, near }];
    }
    const type = typeOf(input.type);
    const reason = value.known ? misfit(value.value, type) : kind && kindMisfit(kind, type);
    if (reason === undefined) return [];
    return [{ kind: "wrong-type", name, offset: argument.offset, type: input.type, reason }];
  });
  if (open || excerpt) return problems;
  const names = new Set(given.map(({ name }) => name));
  const missing = [...inputs.values()].filter(
    (input) => isRequired(input) && !names.has(input.name),
  );
  return [
    ...problems,
    ...missing.map(({ name }): UseProblem => ({ kind: "missing-argument", name, offset })),
  ];
}

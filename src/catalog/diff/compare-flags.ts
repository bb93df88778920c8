import type { Input, Output } from "../module.ts";

type Flag = "nullable" | "sensitive" | "ephemeral";

/** A flag that was set, or taken back. */
export type FlagChange = `now-${Flag}` | `not-${Flag}`;

/** The flags that differ, and whether code that worked may fail for it. */
export function compareInputFlags(before: Input, after: Input) {
  // Where there is a default, it stands in for `null`.
  const breaking = { "not-nullable": after.required, "not-ephemeral": true };
  return compareFlags(["nullable", "sensitive", "ephemeral"], { before, after, breaking });
}

export function compareOutputFlags(before: Output, after: Output) {
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

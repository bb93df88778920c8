import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import type { Walkthrough } from "./simulator/simulate-walkthroughs.ts";

/** Days of the last rehearsal without errors, by guide. Guides with errors keep their last day. */
export function getRehearsalDays(
  previousDays: Readonly<Record<string, string>>,
  walkthroughs: readonly Walkthrough[],
  { diagnostics, today }: { diagnostics: readonly Diagnostic[]; today: string },
): Record<string, string> {
  const faulty = new Set(diagnostics.map(({ file }) => file));
  const days = walkthroughs.flatMap(({ id, files }) => {
    const day = files.some((file) => faulty.has(file)) ? previousDays[id] : today;
    return day === undefined ? [] : [[id, day] as const];
  });
  return Object.fromEntries(days);
}

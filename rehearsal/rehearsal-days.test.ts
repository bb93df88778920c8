import { expect, it } from "vitest";
import { getRehearsalDays } from "./rehearsal-days.ts";

it("records guides without errors and keeps the last day of the others", () => {
  const walkthroughs = ["a", "b", "c"].map((id) => ({
    id,
    files: [`${id}.mdx`, `${id}/step.mdx`] as const,
    prerequisites: [],
    requirements: [],
    removal: null,
  }));
  const diagnostics = ["b.mdx", "c/step.mdx"].map((file) => ({
    rule: "r",
    severity: "error" as const,
    file,
    line: 1,
    column: 1,
    message: "m",
  }));
  const [today, old] = ["2026-11-25", "2026-10-01"];
  expect(getRehearsalDays({ a: old, b: old }, walkthroughs, { diagnostics, today })).toEqual({
    a: today,
    b: old,
  });
});

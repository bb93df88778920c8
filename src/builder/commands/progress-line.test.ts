import { expect, it } from "vitest";
import { describeProgress } from "./progress-line.ts";

it.each([
  [0, "Rendering pages: 0 of 350"],
  [100, "Rendering pages: 100 of 350, 5 s left"],
  [350, "Rendering pages: 350 of 350"],
])("describes the progress of %i pages", (done, text) => {
  expect(describeProgress("Rendering pages", { done, of: 350, milliseconds: 2000 })).toBe(text);
});

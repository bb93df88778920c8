import { expect, it } from "vitest";
import { countWords } from "./count-words.ts";

it("counts words, not signs", () => {
  expect(countWords(" vpc-app → 10.0.0.0/16 – über  &\n")).toBe(3);
  expect(countWords("")).toBe(0);
});

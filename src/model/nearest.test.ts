import { expect, it } from "vitest";
import { nearest } from "./nearest.ts";

it("finds the candidate that a typo meant", () => {
  expect(nearest("sidebar_lable", ["sidebar_label", "sidebar_position"])).toBe("sidebar_label");
});

it("answers nothing where no candidate is close", () => {
  expect(nearest("xyz", ["sidebar_label", "title"])).toBeUndefined();
});

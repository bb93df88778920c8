import { expect, it } from "vitest";
import { groupTags } from "./tag.ts";

const tag = (label: string) => ({ label, href: `/${label}`, count: 1, description: "" });

it("groups by the upper-case first letter, in the order of the alphabet", () => {
  const groups = groupTags(["terraform", "style", "golang", "Go", "code"].map(tag), "en");
  expect(groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])).toEqual([
    ["C", ["code"]],
    ["G", ["Go", "golang"]],
    ["S", ["style"]],
    ["T", ["terraform"]],
  ]);
});

it("keeps a letter of two code units, and uses the locale's capitals", () => {
  const letters = groupTags([tag("𐐨x"), tag("ipek")], "tr").map(({ letter }) => letter);
  expect(letters).toContain("İ");
  expect(letters).toContain("𐐀");
});

import { expect, test } from "vitest";
import { getDrawableText, getSocialImageTitle } from "./drawable-text.ts";

test.each([
  ["Über C++ & C#: “a” – b…", "Über C++ & C#: “a” – b…"],
  ["🚀 Getting  started 👩‍👩‍👧", "Getting started"],
  ["Так, Ναι, Có, e\u0301", "Так, Ναι, Có, e\u0301"],
  ["H₂O, x⁴, ⅓ → № 5, Terraform™", "H₂O, x⁴, ⅓ → № 5, Terraform™"],
  ["₪ 5 ※ €", "5 €"],
  ["Part Ⅷ", undefined],
  ["ＡＷＳ", undefined],
  ["Бʼю", "Бʼю"],
  ["日本語 guide", undefined],
  ["ماء", undefined],
  ["מים", undefined],
])("%j is drawn as %j", (text, drawn) => {
  expect(getDrawableText(text)).toBe(drawn);
});

test("the title of an image is that of the page, or else of the site, or else undefined", () => {
  const titleOf = (title: string, site: string) => getSocialImageTitle({ title }, { title: site });
  expect(titleOf("Über", "Docs")).toBe("Über");
  expect(titleOf("日本語", "Docs")).toBe("Docs");
  expect(titleOf("🚀", "Docs")).toBe("Docs");
  expect(titleOf("日本語", "文書")).toBeUndefined();
});

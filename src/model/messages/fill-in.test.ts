import { expect, it } from "vitest";
import { fillIn, plural } from "./fill-in.ts";

const forms = { one: "{count} page tagged “{tag}”", other: "{count} pages tagged “{tag}”" };

it("chooses by the locale's rules and fills in the values", () => {
  const say = (count: number) => plural(forms, { locale: "en", count, tag: "go" });
  expect([0, 1, 2, 1200].map(say)).toEqual([
    "0 pages tagged “go”",
    "1 page tagged “go”",
    "2 pages tagged “go”",
    "1,200 pages tagged “go”",
  ]);
});

it("supports languages with more than two plural forms", () => {
  const pages = { one: "{count} strona", few: "{count} strony", other: "{count} stron" };
  const say = (count: number) => plural(pages, { locale: "pl", count });
  expect([1, 2, 5, 22].map(say)).toEqual(["1 strona", "2 strony", "5 stron", "22 strony"]);
});

it("writes all numbers as the language does", () => {
  const shown = { other: "{shown} z {count}" };
  expect(plural(shown, { locale: "de", count: 12000, shown: 11000.5 })).toBe("11.000,5 z 12.000");
});

it("falls back to `other` where a form is missing, and keeps a brace that is not a value", () => {
  expect(plural({ other: "{count} {x}" }, { locale: "en", count: 1 })).toBe("1 {x}");
  expect(fillIn("{constructor}", {})).toBe("{constructor}");
});

it("fills in values, and keeps a brace that is not a value", () => {
  expect(fillIn("{a} {b} {a} {}", { a: 1, b: "$&" })).toBe("1 $& 1 {}");
  expect(fillIn("{x}", {})).toBe("{x}");
});

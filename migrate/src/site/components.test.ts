import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtIn, createFileNameGenerator, createNameGenerator } from "./components.ts";

test("names of copied components are identifiers, and none is that of a built-in component", () => {
  const getName = createNameGenerator();
  expect(["404-page", "404-page", "my-card", "Card", "check code"].map(getName)).toEqual([
    "Page404Page",
    "Page404Page2",
    "MyCard",
    "Card2",
    "CheckCode2",
  ]);
});

test("components whose names have the same words have different files", () => {
  const getFileName = createFileNameGenerator();
  expect(["HtmlBlock", "HTMLBlock", "Card2", "_"].map(getFileName)).toEqual([
    "html-block",
    "html-block-2",
    "card-2",
    "component",
  ]);
});

test("the built-in components are those of the engine", () => {
  const registry = readFileSync("src/theme/components/registry.ts", "utf8");
  const [, list = ""] = /export const components = \{([^}]*)\}/.exec(registry) ?? [];
  expect([...builtIn].sort()).toEqual(
    list
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean)
      .sort(),
  );
});

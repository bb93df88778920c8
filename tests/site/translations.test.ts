import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

let built: BuiltFixture;

beforeAll(async () => {
  built = await buildFixture(join(root, "tests/fixtures/translated-messages"));
});

afterAll(() => built.dispose());

it("texts of the namespace default take the place of the theme's own", () => {
  const html = built.file("index.html") ?? "";
  expect(html).toContain("Przejdź do treści");
  expect(html).toContain("Szukaj");
  expect(html).not.toMatch(/Skip to main content|>Search</);
  // What is not translated stays as it is.
  expect(html).toContain("Open menu");
});

it("the document names its language and its direction", () => {
  expect(built.file("index.html")).toMatch(/^<!DOCTYPE html><html lang="pl" dir="ltr"/i);
});

it("counts have the plural forms of the language", () => {
  const html = built.file("tags/index.html") ?? "";
  expect(html).toContain("2 strony");
  expect(html).toContain("5 stron<");
});

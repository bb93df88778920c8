import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

let built: BuiltFixture;

beforeAll(async () => {
  built = await buildFixture(join(root, "tests/fixtures/translated-messages"));
});

afterAll(() => built.dispose());

it("messages in the default namespace override the theme's", () => {
  const html = built.file("index.html") ?? "";
  expect(html).toContain("Przejdź do treści");
  expect(html).toContain("Szukaj");
  expect(html).not.toMatch(/Skip to main content|>Search</);
  // Other messages stay unchanged.
  expect(html).toContain("Open menu");
});

it("search messages override the theme's in the one chunk that contains them", () => {
  const scripts = listFullPaths(join(built.outDir, "assets")).filter((path) =>
    path.endsWith(".js"),
  );
  const code = scripts.map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const withPolish = code.filter(({ text }) => text.includes("Szukaj nazwy lub błędu"));
  expect(withPolish.map(({ path }) => path)).toEqual([expect.stringMatching(/\/assets\/parts\//)]);
  expect(code.some(({ text }) => text.includes("Search by name"))).toBe(false);
  expect(withPolish[0]?.text).toContain("Close search");
});

it("the document declares its language and direction", () => {
  expect(built.file("index.html")).toMatch(/^<!DOCTYPE html><html lang="pl" dir="ltr"/i);
});

it("counts have the plural forms of the language", () => {
  const html = built.file("tags/index.html") ?? "";
  expect(html).toContain("2 strony");
  expect(html).toContain("5 stron<");
});

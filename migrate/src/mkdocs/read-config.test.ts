import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "./read-config.ts";

function read(files: Readonly<Record<string, string>>) {
  const dir = mkdtempSync(join(tmpdir(), "mkdocs-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return readConfig(dir);
}

it("merges what it inherits", () => {
  const base = "site_name: Base\ntheme: { name: material, logo: a.svg }\nnav: [a.md]\n";
  const own = "INHERIT: base.yml\ntheme: { logo: b.svg }\nnav: [b.md]\n";
  expect(read({ "base.yml": base, "mkdocs.yml": own }).config).toEqual({
    site_name: "Base",
    theme: { name: "material", logo: "b.svg" },
    nav: ["b.md"],
  });
});

it("reads the default values of environment variables", () => {
  const own =
    "site_name: A\nsite_url: !ENV [URL, 'https://a.example/']\ncopyright: !ENV WHO\nx: !!python/name:a.b\n";
  expect(read({ "mkdocs.yml": own }).config).toMatchObject({
    site_url: "https://a.example/",
    copyright: null,
  });
});

it("reads a text with an open brace, and the last of equal keys", () => {
  const own = "site_name: First\nsite_name: A [b\nnav:\n  - a.md\n";
  expect(read({ "mkdocs.yml": own }).config).toEqual({ site_name: "A [b", nav: ["a.md"] });
});

it("accepts braces at any indentation, as MkDocs does", () => {
  const own = "site_name: A\nplugins:\n  - minify: {\n    minify_html: true,\n  }\n";
  expect(read({ "mkdocs.yml": own }).config.plugins).toEqual([{ minify: { minify_html: true } }]);
});

it("reads the only site of a folder, and asks for the name of one of several", () => {
  const files = {
    "mkdocs-base.yml": "site_name: Harbor\n",
    "mkdocs-public.yml": "INHERIT: ./mkdocs-base.yml\nsite_url: https://a.example/\n",
    "mkdocs-nav.yml": "nav: [a.md]\n",
  };
  const { file, others } = read(files);
  expect(basename(file)).toBe("mkdocs-public.yml");
  expect(others).toEqual([]);
  const several = { ...files, "mkdocs-uk.yml": "site_name: Harbor\n" };
  expect(() => read(several)).toThrow("`mkdocs-public.yml`, `mkdocs-uk.yml`");
});

it("reads the file that was named, and names the others", () => {
  const dir = mkdtempSync(join(tmpdir(), "mkdocs-"));
  writeFileSync(join(dir, "mkdocs.yml"), "site_name: English\nnav: [a.md]\n");
  writeFileSync(join(dir, "mkdocs-uk.yml"), "site_name: Ukrainian\n");
  expect(readConfig(join(dir, "mkdocs-uk.yml"))).toMatchObject({
    config: { site_name: "Ukrainian" },
    others: ["mkdocs.yml"],
  });
});

it.each([
  ["INHERIT: mkdocs.yml\n", "inherits from itself"],
  ["INHERIT: no.yml\n", "inherits from a missing `no.yml`"],
  ["theme: x\n", "has no `site_name`"],
  ["a: [\n", "is not valid YAML"],
])("rejects %j", (text, reason) => {
  expect(() => read({ "mkdocs.yml": text })).toThrow(reason);
});

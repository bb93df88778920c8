import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "./read-config.ts";

function read(files: Readonly<Record<string, string>>) {
  const dir = mkdtempSync(join(tmpdir(), "mkdocs-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return readConfig(join(dir, "mkdocs.yml"));
}

it("merges what it inherits", () => {
  const base = "site_name: Base\ntheme: { name: material, logo: a.svg }\nnav: [a.md]\n";
  const own = "INHERIT: base.yml\ntheme: { logo: b.svg }\nnav: [b.md]\n";
  expect(read({ "base.yml": base, "mkdocs.yml": own })).toEqual({
    site_name: "Base",
    theme: { name: "material", logo: "b.svg" },
    nav: ["b.md"],
  });
});

it("reads the default values of environment variables", () => {
  const own =
    "site_name: A\nsite_url: !ENV [URL, 'https://a.example/']\ncopyright: !ENV WHO\nx: !!python/name:a.b\n";
  expect(read({ "mkdocs.yml": own })).toMatchObject({
    site_url: "https://a.example/",
    copyright: null,
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

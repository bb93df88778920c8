import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { summarize } from "../../../tests/support/read-test-module.ts";
import * as messages from "../../model/reference/catalog-messages.ts";
import type { LibraryRepository } from "./library.ts";
import {
  getLibraryDocs,
  getLibraryIndex,
  getLibraryModules,
  getRepositoryPath,
} from "./library-pages.ts";
import { checkLibraryModules, loadLibrary } from "./load-library.ts";

const repository: LibraryRepository = {
  name: "terraform-aws-parts",
  repository: "o/terraform-aws-parts",
  summary: "Parts of networks.",
  olderVersions: ["0.9.0"],
  modules: [
    {
      name: "subnet",
      path: "modules/subnet",
      version: "1.4.0",
      summary: "Creates one subnet.",
      inputs: [
        { name: "tags", type: "map(string)", default: { a: "b" } },
        { name: "cidr_block", type: "string" },
        { name: "zone", type: "string", default: null },
      ],
      outputs: ["arn", "id"],
    },
    {
      name: "tags",
      path: "modules/tags",
      version: "1.3.0",
      summary: "Names tags.",
      deprecated: "`modules/subnet` can replace it",
      inputs: [],
      outputs: [],
    },
  ],
};

let siteDir = "";
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), "library-"));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(join(siteDir, "library"), { recursive: true });
  writeFileSync(join(siteDir, "library", name), text);
}

it("reads repositories, sorted by name", () => {
  const { name, ...facts } = repository;
  write(`${name}.json`, JSON.stringify(facts));
  write("a.json", JSON.stringify({ ...facts, modules: [] }));
  write("README.md", "Not data.");
  expect(loadLibrary(siteDir)).toEqual({
    repositories: [{ ...repository, name: "a", modules: [] }, repository],
    diagnostics: [],
  });
});

it("is empty where a site has none", () => {
  expect(loadLibrary(siteDir)).toEqual({ repositories: [], diagnostics: [] });
});

it("reports an invalid file, and keeps the others", () => {
  const { name, ...facts } = repository;
  write("broken.json", '{ "repository": ');
  write("odd.json", JSON.stringify(facts).replace('"path"', '"paht"'));
  write(`${name}.json`, JSON.stringify(facts));
  const { repositories, diagnostics } = loadLibrary(siteDir);
  expect(repositories).toEqual([repository]);
  expect(diagnostics.map(summarize)).toEqual([
    "library/broken.json:1:16 invalid-json-file: `library/broken.json` is not JSON (correct it, or restore it from git)",
    "library/odd.json:1:124 invalid-json-value: unknown key `paht` (did you mean `path`?)",
  ]);
});

it("lists modules by repository, each with the address of its heading", () => {
  expect(getLibraryIndex([repository], ({ name }) => `/docs/${name}`)).toMatchObject([
    {
      id: "terraform-aws-parts",
      href: "/docs/terraform-aws-parts",
      modules: [
        { href: "/docs/terraform-aws-parts#subnet", text: "subnet", version: "1.4.0", inputs: 3 },
        { href: "/docs/terraform-aws-parts#tags", text: "tags", version: "1.3.0", inputs: null },
      ],
    },
  ]);
});

it("shows required inputs first, and defaults as HCL", () => {
  const [subnet] = getLibraryModules(repository, ({ name }) => [
    { href: `/${name}-user`, text: name },
  ]);
  expect(subnet?.inputs).toEqual([
    { name: "cidr_block", type: "string", default: null },
    { name: "tags", type: "map(string)", default: '{ a = "b" }' },
    { name: "zone", type: "string", default: "null" },
  ]);
  expect(subnet).toMatchObject({
    services: [{ href: "/subnet-user", text: "subnet" }],
    source: "git::git@github.com:o/terraform-aws-parts.git//modules/subnet?ref=v1.4.0",
    folder: "https://github.com/o/terraform-aws-parts/tree/v1.4.0/modules/subnet",
  });
});

it("makes a document of each repository", () => {
  const [doc] = getLibraryDocs([repository], { messages, locale: "en" });
  expect(doc?.path).toBe(getRepositoryPath(repository));
  expect(doc?.text).toContain('title: "terraform-aws-parts"\n');
  expect(doc?.text).toContain("of the 2 modules in o/terraform-aws-parts");
  expect(doc?.text).toContain("Parts of networks. The interfaces below");
  expect(doc?.text).toContain("[JSON](/api/library/terraform-aws-parts.json)");
});

it("reports an unknown module where `module.yaml` lists it", () => {
  const folder = "catalog/network/vpc";
  mkdirSync(join(siteDir, folder), { recursive: true });
  const name = "terraform-aws-parts/sub";
  const libraryModules = [`${name}net`, name];
  const text = `modules:\n  - ${name}net\n  - ${name}\n`;
  writeFileSync(join(siteDir, folder, "module.yaml"), text);
  const diagnostics = checkLibraryModules(siteDir, [{ folder, libraryModules }], [repository]);
  expect(diagnostics).toMatchObject([{ rule: "unknown-library-module", line: 3, column: 5 }]);
});

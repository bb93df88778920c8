import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { readExamples, readModuleTexts } from "./module-texts.ts";

function writeFiles(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), "texts-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

it("finds examples right in the folder of examples", () => {
  const root = writeFiles({
    "modules/vpc/main.tf": "",
    "modules/vpc/example/main.tf": 'module "vpc" {\n  source = "../"\n}\n',
    "modules/vpc/examples/small/main.tf": 'module "vpc" {\n  source = "../.."\n}\n',
    "examples/main.tf": 'module "vpc" {\n  source = "../modules/vpc"\n}\n',
  });
  const { examples, files } = readModuleTexts(root, "modules/vpc");
  expect(examples).toEqual(["examples", "modules/vpc/example", "modules/vpc/examples/small"]);
  const stored = writeFiles(Object.fromEntries(files.map(({ name, text }) => [name, text])));
  const options = { source: "modules/vpc", exampleFolders: examples };
  const read = readExamples(join(stored, "examples"), options);
  expect(read.map(({ name, folder }) => [name, folder])).toEqual([
    ["example", "modules/vpc/example"],
    ["examples", "examples"],
    ["small", "modules/vpc/examples/small"],
  ]);
});

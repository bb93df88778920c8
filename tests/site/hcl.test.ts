import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@cdktn/hcl2json";
import { expect, it } from "vitest";
import { getHclParser } from "../../src/catalog/hcl/load-parser.ts";
import { writeUsage } from "../../src/catalog/page/reference-page.ts";
import { loadModule } from "../../src/catalog/read/load-module.ts";
import { readFile } from "../../src/catalog/read/read-file.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import { hclLanguages } from "../../src/content/report/check-samples.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { findFences } from "../../src/model/text/markdown-fences.ts";
import { root } from "./build-fixture.ts";

// Parses all HCL of the site with HashiCorp's parser, which is stricter than the grammar that the
// build uses.

const site = join(root, "site");
const files = ["content", "catalog"].flatMap((folder) => listFullPaths(join(site, folder)));

interface Sample {
  place: string;
  code: string;
}

function findSamples(path: string): Sample[] {
  return findFences(readFileSync(path, "utf8"))
    .filter(({ language }) => hclLanguages.has(language))
    .map(({ line, code }) => ({ place: `${path.slice(site.length + 1)}:${line}`, code }));
}

async function findProblems(samples: readonly Sample[]): Promise<string[]> {
  const problems = await Promise.all(
    samples.map(async ({ place, code }) => {
      try {
        await parse("main.tf", code);
        return [];
      } catch (error) {
        return [`${place} ${String(error)}`];
      }
    }),
  );
  return problems.flat();
}

it("parses every HCL sample of the pages", async () => {
  const samples = files.filter((path) => /\.mdx?$/.test(path)).flatMap(findSamples);
  expect(samples.length).toBeGreaterThan(20);
  expect(await findProblems(samples)).toEqual([]);
});

it("parses the catalog and every block that its pages offer to copy", async () => {
  const { services, diagnostics } = await loadCatalog({
    siteDir: site,
    store: null,
    engineVersion: "",
  });
  const modules = files
    .filter((path) => path.endsWith(".tf"))
    .map((path) => ({ place: path, code: readFileSync(path, "utf8") }));
  const usage = services.flatMap((service) =>
    writeUsage(service).flatMap(({ tool, required, all }) =>
      [required, all ?? required].map(({ code }) => ({ place: `${service.folder} ${tool}`, code })),
    ),
  );
  expect(services.length).toBeGreaterThan(0);
  expect(diagnostics).toEqual([]);
  expect(await findProblems([...modules, ...usage])).toEqual([]);
});

/** HashiCorp's parser returns expressions as strings with a marker. */
function isConstant(value: unknown): boolean {
  return !/[$%]\{/.test(JSON.stringify(value));
}

it("agrees with HashiCorp's parser on every variable and output", async () => {
  const folders = new Set(
    [...files, ...listFullPaths(join(root, "tests/modules"))]
      .filter((path) => path.endsWith(".tf"))
      .map((path) => dirname(path)),
  );
  let compared = 0;
  for (const folder of folders) {
    const { files: texts } = await loadModule(folder);
    for (const { name, text } of texts.filter((file) => file.name.endsWith(".tf"))) {
      const theirs: Theirs = await parse(name, text);
      const { inputs, outputs } = readFile({ name, text }, await getHclParser());
      const ignored = (label: string) => label === "ignored";
      const labels = (blocks: Record<string, unknown> = {}) =>
        Object.keys(blocks)
          .filter((label) => !ignored(label))
          .sort();
      expect(inputs.map((input) => input.name).sort()).toEqual(labels(theirs.variable));
      expect(outputs.map((output) => output.name).sort()).toEqual(labels(theirs.output));
      for (const input of inputs) {
        const block = theirs.variable?.[input.name]?.[0];
        compared++;
        if (input.default && isConstant(block?.default)) {
          expect({ [input.name]: input.default.value }).toEqual({ [input.name]: block?.default });
        }
        expect(input.required).toBe(block !== undefined && !("default" in block));
        if (typeof block?.description === "string" && isConstant(block.description)) {
          expect(input.description).toBe(block.description || input.description);
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(40);
});

interface Theirs {
  variable?: Record<string, { default?: unknown; description?: unknown }[]>;
  output?: Record<string, unknown>;
}

it("rejects invalid HCL", async () => {
  expect(await findProblems([{ place: "x", code: "a = [1" }])).toHaveLength(1);
});

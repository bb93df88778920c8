import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@cdktn/hcl2json";
import { expect, it } from "vitest";
import { listFiles } from "../../src/build/hash.ts";
import { usageOf } from "../../src/catalog/page/usage.ts";
import { loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import { findSamples, hclLanguages } from "../../src/content/report/find-samples.ts";
import { root } from "./build-fixture.ts";

/**
 * A second opinion: everything of the site that is HCL goes through HashiCorp's own parser, which
 * is stricter than the grammar that the build reads modules with.
 */
const site = join(root, "site");
const files = ["content", "catalog"].flatMap((folder) => listFiles(join(site, folder)));

interface Sample {
  place: string;
  code: string;
}

function samplesOf(path: string): Sample[] {
  return findSamples(readFileSync(path, "utf8"))
    .filter(({ language }) => hclLanguages.has(language))
    .map(({ line, code }) => ({ place: `${path.slice(site.length + 1)}:${line}`, code }));
}

async function problemsOf(samples: readonly Sample[]): Promise<string[]> {
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
  const samples = files.filter((path) => /\.mdx?$/.test(path)).flatMap(samplesOf);
  expect(samples.length).toBeGreaterThan(20);
  expect(await problemsOf(samples)).toEqual([]);
});

it("parses the catalogue and every block that its pages offer for pasting", async () => {
  const { services, diagnostics } = await loadCatalog({
    siteDir: site,
    cacheFile: null,
    engineVersion: "",
  });
  const modules = files
    .filter((path) => path.endsWith(".tf"))
    .map((path) => ({ place: path, code: readFileSync(path, "utf8") }));
  const usage = services.flatMap((service) =>
    usageOf(service).flatMap(({ tool, required, all }) =>
      [required, all ?? required].map(({ code }) => ({ place: `${service.folder} ${tool}`, code })),
    ),
  );
  expect(services.length).toBeGreaterThan(0);
  expect(diagnostics).toEqual([]);
  expect(await problemsOf([...modules, ...usage])).toEqual([]);
});

it("refuses what is no HCL", async () => {
  expect(await problemsOf([{ place: "x", code: "a = [1" }])).toHaveLength(1);
});

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../src/builder/cache/store.ts";
import { loadModule } from "../src/catalog/read/load-module.ts";
import { getModuleFileCache } from "../src/catalog/read/module-file-cache.ts";
import { median, repeat } from "./calibrate.ts";
import { root } from "./corpus.ts";
import { measureFilter } from "./measure-filter.ts";
import type { Measurement } from "./measurements.ts";
import { createModuleText } from "./module-text.ts";
import { runBuild } from "./run-build.ts";

const moduleCount = 400;
const runCount = 5;

/** Measures reading Terraform modules, and the page of a module with 250 variables. */
export async function measureCatalog(folder: string): Promise<Measurement[]> {
  const dirs = writeModules(join(folder, "modules"));
  const [large = ""] = dirs;
  // The first run also loads the grammar and is not counted.
  const times = await repeat(runCount + 1, () => measureTime(() => loadModule(large)));
  const cacheDir = join(folder, "modules-cache");
  const readAll = () =>
    measureTime(async () => {
      const store = openStore(cacheDir);
      const cache = getModuleFileCache(store, "bench");
      for (const dir of dirs) await loadModule(dir, { cache });
      store.close();
    });
  const cold = await readAll();
  const warm = await readAll();
  return [
    {
      name: "module of 250 variables, read",
      value: median(times.slice(1)),
      unit: "ms",
      budget: 100,
    },
    { name: `${moduleCount} modules, read`, value: cold / 1000, unit: "s", budget: 20 },
    { name: `${moduleCount} modules, from the cache`, value: warm / 1000, unit: "s" },
    ...(await measureReferenceFilter(folder)),
  ];
}

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The first module has 250 variables, the others have 40 each. */
function writeModules(folder: string): string[] {
  return Array.from({ length: moduleCount }, (_, index) => {
    const dir = join(folder, String(index));
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, "variables.tf"), createModuleText(index === 0 ? 250 : 40, index));
    return dir;
  });
}

function measureReferenceFilter(folder: string): Promise<Measurement[]> {
  const site = join(folder, "site-catalog");
  const out = join(folder, "dist-catalog");
  const route = writeLargeService(site);
  runBuild(site, out, join(folder, "cache-catalog"));
  return measureFilter(out, route);
}

/** Writes a site with a service of 250 inputs; returns the route of its page. */
export function writeLargeService(site: string): string {
  const service = join(site, "catalog/networking/vpc");
  const config = join(root, "tests/fixtures/minimal-config.ts");
  cpSync(join(root, "tests/fixtures/catalog-reference"), site, { recursive: true });
  writeFileSync(join(site, "config.ts"), `export { default } from ${JSON.stringify(config)};\n`);
  writeFileSync(join(service, "variables.tf"), createModuleText(250, 1));
  writeFileSync(join(service, "index.md"), "---\ntitle: VPC\n---\n\nText.\n");
  // The fixture's page links to inputs that this service does not have.
  writeFileSync(join(site, "content/docs/index.md"), "---\ntitle: Home\nslug: /\n---\n");
  return "/reference/services/networking/vpc";
}

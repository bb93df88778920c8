import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { planCollections } from "./collections.ts";
import { readProject } from "./project.ts";

async function read(config: string, versions: readonly string[] = []) {
  const dir = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of ["docs", "blog"]) mkdirSync(join(dir, name));
  writeFileSync(join(dir, "docusaurus.config.js"), `module.exports = ${config};`);
  if (versions.length > 0) writeFileSync(join(dir, "versions.json"), JSON.stringify(versions));
  const project = await readProject(dir);
  return { project, collections: planCollections(project, "en") };
}

it("reads the options that a preset of the site passes on", async () => {
  const { project } = await read(
    '{ presets: [["@harbor/preset-classic", { docs: { routeBasePath: "guide" }, blog: false }]] }',
  );
  expect(project.docs).toMatchObject([{ route: "guide" }]);
  expect(project.blogs).toEqual([]);
  expect(project.otherPlugins).toEqual(["@harbor/preset-classic"]);
});

it("gives versions names that this engine accepts, each once", async () => {
  const { collections } = await read('{ presets: ["classic"] }', ["current", "1.0 beta"]);
  expect(collections.versions).toEqual([
    { name: "current" },
    { name: "1.0-beta", label: "1.0 beta" },
  ]);
  expect(collections.docs.map(({ root, oldRoute }) => [root.split("/").at(-1), oldRoute])).toEqual([
    ["docs", "/docs/next"],
    ["version-1.0 beta", "/docs"],
  ]);
});

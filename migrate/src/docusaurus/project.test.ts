import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { evaluateModule } from "../evaluate/evaluate-module.ts";
import { expandAlias } from "../site/aliases.ts";
import { planCollections } from "./collections.ts";
import { readProject } from "./project.ts";

interface Files {
  versions?: readonly string[];
  /** Versions that have a folder. Default: all. */
  folders?: readonly string[];
  /** Texts of files in `docs`, by their names. */
  files?: Readonly<Record<string, string>>;
}

async function read(config: string, { versions = [], folders = versions, files = {} }: Files = {}) {
  const dir = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of ["docs", "blog"]) mkdirSync(join(dir, name));
  writeFileSync(join(dir, "docusaurus.config.js"), `module.exports = ${config};`);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, "docs", name), text);
  for (const name of folders)
    mkdirSync(join(dir, `versioned_docs/version-${name}`), { recursive: true });
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

it("reads the blog of a plugin that extends the official one", async () => {
  const { project } = await read(
    '{ presets: [["classic", { blog: false }]], plugins: [["./docs/own-blog", { postsPerPage: 3 }]] }',
    { files: { "own-blog.js": 'require("@docusaurus/plugin-content-blog");' } },
  );
  expect(project.blogs).toMatchObject([{ route: "blog", options: { postsPerPage: 3 } }]);
  expect(project.otherPlugins).toEqual([]);
});

it("gives versions names that this engine accepts, each once", async () => {
  const { collections } = await read('{ presets: ["classic"] }', {
    versions: ["current", "1.0 beta"],
  });
  expect(collections.versions).toEqual([
    { name: "current" },
    { name: "1.0-beta", label: "1.0 beta" },
  ]);
  expect(collections.docs.map(({ root, oldRoute }) => [root.split("/").at(-1), oldRoute])).toEqual([
    ["docs", "/docs/next"],
    ["version-1.0 beta", "/docs"],
  ]);
});

it("leaves out versions without a folder, except the last one if the current docs are copied to it", async () => {
  const config = '{ presets: [["classic", { docs: { includeCurrentVersion: false } }]] }';
  const { collections } = await read(config, { versions: ["3", "2", "1"], folders: ["1"] });
  expect(collections.versions).toEqual([{ name: "3" }, { name: "1" }]);
  expect(collections.docs.map(({ root }) => root.split("/").at(-1))).toEqual(["docs", "version-1"]);
  expect(collections.missingVersions).toEqual(["2"]);
});

it("adds missing slashes to the base URL, and finds the style sheets of themes and client modules", async () => {
  const { project } = await read(
    `{
      baseUrl: "harbor",
      themes: [["@docusaurus/theme-classic", { customCss: "./docs/a.css" }]],
      plugins: [["@docusaurus/theme-classic", { customCss: ["./docs/a.css", "./docs/b.css"] }]],
      clientModules: ["./docs/c.css", "./docs/d.js"],
    }`,
    { files: { "a.css": "", "b.css": "", "c.css": "", "d.js": "" } },
  );
  expect(project.config.baseUrl).toBe("/harbor/");
  expect(project.sheets.map((path) => basename(path))).toEqual(["a.css", "b.css", "c.css"]);
});

it("reads the option for the file of tags", async () => {
  const { collections } = await read(
    '{ presets: [["classic", { docs: { tags: "labels.yml" }, blog: { tags: false } }]] }',
  );
  const [docs] = collections.docs;
  const blog = collections.others.find(({ kind }) => kind === "blog");
  expect([docs?.tagsPath && basename(docs.tagsPath), blog?.tagsPath]).toEqual([
    "labels.yml",
    undefined,
  ]);
});

it("reads the aliases that plugins in the configuration add to webpack", async () => {
  const { project } = await read(
    `{ plugins: [
      () => { throw new Error("no bells"); },
      [(_context, { folder }) => ({ configureWebpack: () => ({ resolve: { alias: { "@bells": require("node:path").join(__dirname, folder) } } }) }), { folder: "docs" }],
    ] }`,
    { files: { "a.md": "" } },
  );
  expect(expandAlias("@bells/a.md", project.dir)).toBe("@site/docs/a.md");
  expect(project.config).not.toHaveProperty("migrate:aliases");
});

it.each([
  "() => process.exit(3)",
  "() => new Promise(() => {})",
  "() => { while (true); }",
])("reads a configuration whose plugin is %s", async (plugin) => {
  const dir = mkdtempSync(join(tmpdir(), "project-"));
  const file = join(dir, "docusaurus.config.js");
  writeFileSync(file, `export default { title: ["Big", "Ben"].join(" "), plugins: [${plugin}] };`);
  const { value } = await evaluateModule(file, { siteDir: dir, timeLimit: 3000 });
  expect(value).toMatchObject({ title: "Big Ben" });
});

it("reads the aliases of plugins that the configuration names by their file", async () => {
  const code =
    'module.exports = () => ({ configureWebpack: () => ({ resolve: { alias: { "@tower": __dirname } } }) });';
  const { project } = await read('{ plugins: [["./gone", {}], "./docs/bells"] }', {
    files: { "a.md": "", "bells.js": code },
  });
  expect(expandAlias("@tower/a.md", project.dir)).toBe("@site/docs/a.md");
});

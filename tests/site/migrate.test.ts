// cspell:ignoreRegExp [\u0400-\u04ff]+

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { writeDocusaurus } from "../../bench/write-docusaurus.ts";
import {
  type MigrationResult,
  runMigration,
  type SourceEngine,
} from "../../migrate/src/run-migration.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { parseRedirects } from "../../src/publish/redirects/parse-redirects.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

// cspell:ignore gustsv

const migrations = new Map<string, Promise<Moved>>();
const builds = new Map<string, Promise<Checked>>();

afterAll(async () => {
  for (const built of builds.values()) (await built).dispose();
});

interface Moved extends MigrationResult {
  site: string;
  read(path: string): string;
}

async function migrate(from: SourceEngine, dir: string): Promise<Moved> {
  const site = join(createTemporaryFolder(), "site");
  const result = await runMigration(from, dir, site);
  return { ...result, site, read: (path) => readFileSync(join(site, path), "utf8") };
}

type Checked = BuiltFixture & { errors: string };

/** Converts a fixture once for all tests, which must not change the new site. */
function migrateOnce(from: SourceEngine, name: string): Promise<Moved> {
  return remember(migrations, name, () => migrate(from, fixture(name)));
}

/** Builds a site once for all tests. */
function errorsOf(site: string): Promise<Checked> {
  return remember(builds, site, async () => {
    const result = await buildFixture(site);
    const errors = result.diagnostics.filter(({ severity }) => severity === "error");
    return { ...result, errors: formatReport(errors) };
  });
}

function remember<T>(known: Map<string, T>, key: string, create: () => T): T {
  const value = known.get(key) ?? create();
  known.set(key, value);
  return value;
}

const fixture = (name: string) => join(root, "migrate/fixtures", name);

it.each<[SourceEngine, string, string[]]>([
  ["docusaurus", "docusaurus-3", ["/gone"]],
  ["docusaurus", "docusaurus-2", []],
  ["docusaurus", "docusaurus-options", []],
  ["mkdocs", "mkdocs", ["/lost"]],
  ["markdown", "markdown", []],
])("converts a site of %s (%s) that builds without errors, with all URLs", async (from, name, lost) => {
  const { site, addresses, read } = await migrateOnce(from, name);
  const { errors, file } = await errorsOf(site);
  expect(errors).toBe("");
  const own = addresses.filter(({ old }) => !old.startsWith("/de/"));
  expect(own.filter(({ outcome }) => outcome === "lost").map(({ old }) => old)).toEqual(lost);
  const missing = own.filter(({ old, outcome }) => {
    const path = decodeURI(old).replace(/^\/|\/$/g, "");
    const page = path.endsWith(".html") ? path : `${path}/index.html`.replace(/^\//, "");
    return outcome !== "lost" && file(page) === undefined;
  });
  expect(missing).toEqual([]);
  const redirects = existsSync(join(site, "redirects.tsv")) ? read("redirects.tsv") : "";
  expect(parseRedirects(redirects).diagnostics).toEqual([]);
  // A second run changes nothing.
  expect(await runMigration(from, fixture(name), site)).toMatchObject({ written: 0, edited: [] });
});

it("links to the last version of the docs, as Docusaurus does", async () => {
  const { read } = await migrateOnce("docusaurus", "docusaurus-2");
  expect(read("config.ts")).toMatch(/label: "Start",\s+to: "\/guide\/"/);
});

it("runs a React page as a component, with its text and links as a fallback", async () => {
  const { read } = await migrateOnce("docusaurus", "docusaurus-3");
  expect(read("pages/index.mdx")).toContain(
    "<IndexPage>\n\nLight for ships\n\n[Read the docs](/docs/intro) [Introduction](/docs/intro)\n\n</IndexPage>",
  );
});

it("writes a site for each language of Docusaurus", async () => {
  const { read, addresses } = await migrateOnce("docusaurus", "docusaurus-3");
  expect(read("languages/de/content/docs/intro.md")).toContain("Hallo.");
  // Untranslated pages are in the default language.
  expect(read("languages/de/content/docs/components.mdx")).toContain("Parts.");
  expect(addresses).toContainEqual({
    old: "/de/docs/intro",
    current: "/de/docs/intro",
    outcome: "same",
  });
});

it("follows the options of docs and of the redirects plugin, and reports unsupported ones", async () => {
  const { addresses, diagnostics, site, read } = await migrateOnce(
    "docusaurus",
    "docusaurus-options",
  );
  const newAddresses = new Map(addresses.map(({ old, current }) => [old, current]));
  // `exclude`: not a page, but still included as a partial.
  expect(newAddresses.has("/notes/draft")).toBe(false);
  expect(newAddresses.has("/parts/hull")).toBe(false);
  expect(read("content/docs/start.mdx")).toContain('from "./parts/_hull.md"');
  expect(existsSync(join(site, "content/docs/notes/draft.md"))).toBe(false);
  // `fromExtensions` and `toExtensions`.
  expect(newAddresses.get("/start.html")).toBe("/start");
  expect(newAddresses.get("/log.php.html")).toBe(undefined);
  expect(newAddresses.get("/log")).toBe("/log.php");
  // A folder that two sidebars list has one page.
  expect(newAddresses.get("/category/masts")).toBe("/category/masts");
  expect(newAddresses.get("/category/masts-1")).toBe("/category/masts");
  // A folder without a label keeps its name, in lower case.
  expect(JSON.parse(read("content/docs/dns/_category_.json"))).toEqual({ label: "dns" });
  expect(read("config.ts")).toContain("lastUpdated: true");
  // Keys without a counterpart are removed.
  expect(read("content/docs/start.mdx")).toMatch(/^---\ntitle: Start\n---\n/);
  const { file, errors } = await errorsOf(site);
  expect(errors).toBe("");
  expect(file("start/index.html")).toContain("<h3>Port</h3>");
  const left = diagnostics.filter(({ cause }) => cause === "config-option");
  expect(left.map(({ subject }) => subject)).toEqual(["docs.remarkPlugins: remark-math"]);
});

it("builds a site with the defects of the old one, and reports each as a warning", async () => {
  const { site, read } = await migrateOnce("docusaurus", "docusaurus-options");
  expect(read("config.ts")).toContain('analytics: {\n    id: "G-SHIPS1",');
  expect(read("config.ts")).toMatch(/\/\/ The old site was published[^\n]*\n {2}checks: \{/);
  const { errors, diagnostics } = await errorsOf(site);
  expect(errors).toBe("");
  const defects = diagnostics.filter(({ file }) => /defects/.test(file));
  expect(new Set(defects.map(({ rule, line }) => `${rule}:${line}`))).toEqual(
    new Set([
      "broken-link:5",
      "unresolvable-markdown-link:5",
      "broken-anchor:5",
      "missing-image:5",
      "duplicate-heading-id:9",
      "broken-anchor:17",
      "unclosed-html:17",
    ]),
  );
});

it("reports what to check by file and line, grouped by cause", async () => {
  const { diagnostics, read } = await migrateOnce("docusaurus", "docusaurus-3");
  const lens = "content/docs/guides/01-lens.mdx";
  const lines = read(lens).split("\n");
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      cause: "handler-removed",
      subject: "onClick",
      file: lens,
      line: lineOf("a span"),
    }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ cause: "element-removed", file: lens, line: lineOf("A film") }),
  );
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      cause: "plugin",
      subject: "rocket",
      file: "docusaurus.config.ts",
      line: 47,
    }),
  );
  // Two tags of one component in `MDXComponents`.
  expect(
    diagnostics.filter(({ subject }) => /<(?:Star|Sun)>/.test(subject)).map(({ cause }) => cause),
  ).not.toContain("stub-component");
  expect(read("content/docs/components.mdx")).toContain("<Sun>");
  const report = read("migration/report.md");
  expect(report.split("\n").length).toBeLessThanOrEqual(200);
  expect(report).toContain("## Before you publish");
  const counts = [...report.matchAll(/^### \d+ ×/gm)];
  expect(counts.length).toBeGreaterThan(10);
  const rows = read("migration/diagnostics.tsv").trim().split("\n").slice(1);
  expect(rows).toHaveLength(diagnostics.length);
  // Diagnostics of both languages are reported once.
  expect(new Set(rows).size).toBe(rows.length);
});

it("removes the base URL from links, and converts GitHub alerts and MkDocs admonitions", async () => {
  const book = await migrateOnce("mkdocs", "mkdocs");
  expect(book.read("content/docs/index.md")).toContain("[from the root](/guide/flags/#wave)");
  expect(book.read("config.ts")).toContain('"broken-link": "warning"');
  const folder = await migrateOnce("markdown", "markdown");
  expect(folder.read("config.ts")).toContain('"missing-image": "warning"');
  const { file } = await errorsOf(folder.site);
  expect(file("guide/start/index.html")).toMatch(/class="[^"]*admonition[\s\S]*Trim the wick/);
});

it("converts alerts, npm2yarn, and frames, and prefers `index.md` to `README.md`", async () => {
  const docusaurus = await migrateOnce("docusaurus", "docusaurus-3");
  const text = docusaurus.read("content/docs/components.mdx");
  expect(text).toContain("01-lens.mdx). 🔧");
  expect(docusaurus.read("config.ts")).toMatch(/title: "Links",\s+links: \[\s+\{\s+label: "Lamps"/);
  expect(text).toContain(":::warning\n\nUse a clean cloth.");
  expect(text).toContain("```bash\nyarn add lamp\n```");
  expect(text).toContain('\n`::yaml{file="lamp.yaml"}`');
  const mkdocs = await migrateOnce("mkdocs", "mkdocs");
  const flags = mkdocs.read("content/docs/guide/flags.mdx");
  expect(flags).toContain(":::tip\n\nWave twice.");
  expect(flags).toContain('<abbr title="Call for help">SOS</abbr>');
  expect(mkdocs.read("content/docs/guide/01-lamps.md")).toBe(
    "---\ntitle: Lamps\nslug: /guide/01-lamps\n---\n\nText.\n\n```js\n# Oil\nfill(lamp);\n```\n",
  );
  expect(flags).toContain("[How to wave](https://films.example.com/e/1)");
  expect(mkdocs.addresses.map(({ old }) => old)).toContain("/guide/");
  expect(existsSync(join(mkdocs.site, "content/docs/guide/README.md"))).toBe(false);
  expect(mkdocs.diagnostics).toContainEqual(
    expect.objectContaining({ cause: "page-left-out", file: "docs/guide/README.md" }),
  );
  const post = mkdocs.read("content/blog/storm.md");
  expect(post).toContain("stayed on.\n\n<!-- truncate -->");
  expect(post).toContain("[flags](/guide/flags");
  expect(mkdocs.read("content/blog/authors.yml")).toContain("title: Keeper");
  expect(mkdocs.addresses).toContainEqual({
    old: "/log/2025/03/the-first-storm/",
    current: "/log/2025/03/the-first-storm/",
    outcome: "same",
  });
});

it("converts containers, code groups, code imports, and slugs of VitePress and Starlight", async () => {
  const kites = await migrateOnce("starlight", "starlight");
  expect(kites.addresses.map(({ old }) => old)).toContain("/fly/strings");
  expect(kites.read("sidebars.ts")).toContain('label: "Strings"');
  const kinds = (list: MigrationResult["diagnostics"]) => new Set(list.map(({ cause }) => cause));
  expect(kinds(kites.diagnostics)).not.toContain("sidebar-item");
  expect(kinds(kites.diagnostics)).not.toContain("stub-component");
  expect(kites.read("content/docs/guides/first-flight.md")).toContain("```js {2,3}\nup();");
  const strings = kites.read("content/docs/guides/02-strings.mdx");
  expect(strings).toContain(":::tip\nWax them.\n:::");
  expect(strings).toContain('<TabItem value="Cotton" label="Cotton">');
  expect(strings).toContain(":::caution[Wind]");
  expect(strings).toContain(":::note[Knots]\n");
  expect(strings).toContain('<Card title="First flight" href="/guides/first-flight/" />');
  expect(strings).toContain("pnpm add -D kite-string");
  const bells = await migrateOnce("vitepress", "vitepress");
  expect(kinds(bells.diagnostics)).not.toContain("text-lost");
  const bronze = bells.read("content/docs/guide/bronze.mdx");
  expect(bronze).toContain("toc_max_heading_level: 4");
  expect(bronze).toContain(":::warning[Hot]");
  expect(bronze).toContain("<summary>More</summary>");
  expect(bronze).toContain('label="Windows"');
  expect(bronze).toContain("</Tabs>\n\nThen listen.\n");
  expect(bronze).toContain("{1}\nstrike(bell);\n```");
  expect(bronze).toContain("## Melt & pour {#melt-pour}");
  expect(bronze).toContain(
    "strike(bell); // [!code ++]\n// [!code word:bell]\nwait();\nstop(); // [!code --]\n```",
  );
  expect(bronze).toContain('src="/ring.mp4"');
  expect(bells.read("config.ts")).toContain('appId: "BELLS"');
  const options = bells.diagnostics.filter(({ cause }) => cause === "config-option");
  expect(options.map(({ subject }) => subject)).toEqual(["themeConfig.editLink"]);
});

it("takes over the blog of a plugin of Starlight, with addresses as Astro generates them", async () => {
  const kites = await migrateOnce("starlight", "starlight");
  const post = kites.read("content/blog/2026-01-31-gusts.v2.mdx");
  expect(post).toContain("description: The strings held in strong wind.");
  expect(post).toContain("image: /migrated/src/content/docs/en/blog/gust.png");
  expect(kites.read("content/blog/authors.yml")).toContain("name: Ada\n");
  expect(kites.addresses).toContainEqual({
    old: "/blog/2026-01-31-gustsv2",
    current: "/blog/2026-01-31-gustsv2",
    outcome: "same",
  });
  const oldAddresses = kites.addresses.map(({ old }) => old);
  expect(oldAddresses).toEqual(expect.arrayContaining(["/blog/2026-02-02-calm", "/blog/hello"]));
  expect(kites.read("config.ts")).toContain('title: "Gusts"');
});

it("takes over redirects, links, and other collections of Starlight, and reports the rest", async () => {
  const { addresses, diagnostics, read } = await migrateOnce("starlight", "starlight");
  expect(addresses).toEqual(
    expect.arrayContaining([
      { old: "/recipes/tails/bows", current: "/recipes/tails/bows", outcome: "same" },
      { old: "/old-winds", current: "/winds", outcome: "redirect" },
      { old: "/storms", current: null, outcome: "lost" },
      { old: "/uk/breeze", current: "/uk/guides/first-flight", outcome: "redirect" },
    ]),
  );
  // A redirect belongs to one language.
  expect(addresses.map(({ old }) => old)).not.toContain("/uk/old-winds");
  expect(read("pages/recipes/tails/bows.md")).toContain("Tie a bow");
  expect(read("config.ts")).toContain('id: "G-KITES1"');
  expect(read("config.ts")).toMatch(/label: "Weather",\s+to: "\/winds"/);
  const subjects = diagnostics.map(({ subject }) => subject);
  expect(subjects).toContain('head: <script src="https://example.com/counter.js">');
  expect(subjects).toContain("Header: ./src/Header.astro");
  expect(subjects).not.toContain("recipes/[...slug].astro");
});

it("writes a site for each language of Starlight", async () => {
  const kites = await migrateOnce("starlight", "starlight");
  const translated = await errorsOf(join(kites.site, "languages/uk"));
  expect(translated.errors).toBe("");
  expect(translated.file("winds/index.html")).toContain("Перед");
  expect(translated.file("index.html")).toContain("Про змії");
  // Untranslated pages are in the default language.
  expect(translated.file("guides/first-flight/index.html")).toContain("Початок");
  expect(translated.file("tail/index.html")).toContain("steadies");
  expect(kites.addresses).toContainEqual({
    old: "/en/winds",
    current: "/winds",
    outcome: "redirect",
  });
  expect(kites.read("config.ts")).toContain('label: "Flying"');
  expect(kites.read("languages/uk/config.ts")).toContain('label: "Політ"');
  // Without a title in Ukrainian, the site has that of the default language.
  expect(kites.read("languages/uk/config.ts")).toContain('title: "Kites"');
  expect(kites.read("content/docs/winds.md")).toContain("(/guides/first-flight/)");
  expect(kites.read("languages/uk/content/docs/winds.md")).toContain("(/guides/first-flight/)");
  expect(kites.diagnostics).toContainEqual(
    expect.objectContaining({ cause: "translation-left", subject: "uk/only.md" }),
  );
});

it("writes a site for each language of VitePress, with pages at rewritten addresses", async () => {
  const bells = await migrateOnce("vitepress", "vitepress");
  const ukrainian = await errorsOf(join(bells.site, "languages/uk"));
  expect(ukrainian.errors).toBe("");
  expect(ukrainian.file("index.html")).toContain('href="/uk/guide/bronze"');
  expect(ukrainian.file("index.html")).toContain('href="/" ');
  expect(bells.read("languages/uk/sidebars.ts")).toContain('label: "Бронза"');
  expect(bells.diagnostics).toContainEqual(
    expect.objectContaining({
      cause: "config-unknown",
      subject: "bell-theme/config.extendConfig(…)",
      file: ".vitepress/config",
    }),
  );
  expect(bells.addresses).toContainEqual({
    old: "/parts/clapper",
    current: "/parts/clapper",
    outcome: "same",
  });
  expect(bells.read("content/docs/parts/clapper.md")).toContain("(../guide/bronze.mdx)");
  expect(existsSync(join(bells.site, "content/docs/guide/_draft.md"))).toBe(false);
  expect(existsSync(join(bells.site, "content/docs/guide/draft.md"))).toBe(false);
});

it("keeps pages apart whose names differ only in their numbers", async () => {
  const folder = await migrateOnce("markdown", "markdown");
  expect((await errorsOf(folder.site)).file("guide/start-2/index.html")).toContain("a second time");
  const mkdocs = await migrateOnce("mkdocs", "mkdocs");
  const { errors, file } = await errorsOf(mkdocs.site);
  expect(errors).toBe("");
  expect(file("guide/01-lamps/index.html")).toContain("Text.");
  expect(file("guide/02-lamps/index.html")).toContain("Green glass.");
  expect(file("02-guide/index.html")).toContain("The other guide.");
});

it("keeps edits between two runs", async () => {
  const { site, read } = await migrate("markdown", fixture("markdown"));
  writeFileSync(join(site, "content/docs/README.md"), "---\ntitle: Mine\n---\n");
  const again = await runMigration("markdown", fixture("markdown"), site);
  expect(again.edited).toEqual(["content/docs/README.md"]);
  expect(read("content/docs/README.md")).toContain("Mine");
});

it("converts a generated site of many pages", async () => {
  const old = createTemporaryFolder();
  writeDocusaurus(old, 60);
  const { addresses, pages } = await migrate("docusaurus", old);
  expect(pages).toBe(60);
  expect(addresses.filter(({ outcome }) => outcome === "lost")).toEqual([]);
});

it("reports errors in a folder before it writes", async () => {
  const empty = createTemporaryFolder();
  const out = join(createTemporaryFolder(), "site");
  await expect(runMigration("docusaurus", empty, out)).rejects.toThrow(
    "is not a site of Docusaurus",
  );
  await expect(runMigration("mkdocs", empty, out)).rejects.toThrow("is not a site of MkDocs");
  await expect(runMigration("markdown", empty, out)).rejects.toThrow("has no Markdown file");
  mkdirSync(join(empty, "website"));
  writeFileSync(join(empty, "website/docusaurus.config.js"), "");
  await expect(runMigration("docusaurus", empty, out)).rejects.toThrow("website` contains one");
  writeFileSync(join(empty, "mine.txt"), "");
  await expect(runMigration("markdown", fixture("markdown"), empty)).rejects.toThrow(
    "is not empty",
  );
  await expect(runMigration("markdown", empty, empty)).rejects.toThrow("contains the old site");
});

it("reports files whose names differ only by case", async () => {
  const old = createTemporaryFolder();
  for (const name of ["Lamp.md", "lamp.md"]) writeFileSync(join(old, name), "# Lamp\n");
  const { diagnostics } = await migrate("markdown", old);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ cause: "names-differ-by-case", file: "content/docs/lamp.md" }),
  );
});

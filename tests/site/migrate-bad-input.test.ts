import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { runMigration } from "../../migrate/src/run-migration.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { buildFixture, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

/** A Docusaurus site with these files. */
function oldSite(files: Readonly<Record<string, string>>): string {
  const dir = createTemporaryFolder();
  const config =
    'module.exports = { title: "Old", url: "https://old.example.com", baseUrl: "/", presets: [["classic", { blog: false }]] };';
  const all = { "docusaurus.config.js": config, "docs/index.md": "# Start\n", ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}

const target = () => join(createTemporaryFolder(), "site");

it.each<[what: string, code: string, reason: string]>([
  ["throws", 'throw new Error("no license");', "no license"],
  [
    "uses the network",
    'module.exports = async () => ({ title: await (await fetch("https://a.example")).text() });',
    "`fetch`",
  ],
  ["cannot be read", "module.exports = {", "cannot be read"],
])(
  "a configuration that %s is named in the report, and the pages move",
  async (_, code, reason) => {
    const out = target();
    const dir = oldSite({
      "docusaurus.config.js": code,
      "package.json": '{ "name": "harbor-docs" }',
    });
    const { diagnostics } = await runMigration("docusaurus", dir, out);
    const failure = diagnostics.find(({ cause }) => cause === "config-failed");
    expect(failure?.subject).toContain(reason);
    const config = readFileSync(join(out, "config.ts"), "utf8");
    expect(config).toContain('title: "Harbor docs"');
    expect(config).toContain("https://docs.example.com");
    expect(existsSync(join(out, "content/docs/index.md"))).toBe(true);
  },
  120_000,
);

it("a folder that is not a Docusaurus site, with what it may be", async () => {
  const dir = createTemporaryFolder();
  writeFileSync(join(dir, "siteConfig.js"), "");
  await expect(runMigration("docusaurus", dir, target())).rejects.toThrow("site of Docusaurus 1");
  await expect(runMigration("docusaurus", join(dir, "none"), target())).rejects.toThrow(
    "there is no folder",
  );
});

it("a folder of MkDocs that a script generates is the one with the pages", async () => {
  const dir = createTemporaryFolder();
  const pages = { "docs/en/pages/index.md": "# Sea\n", "docs/en/pages/ropes/knot.md": "# Knot\n" };
  const nav = "nav: [index.md, ropes/knot.md]";
  const config = `site_name: Sea\ndocs_dir: docs/generated\n${nav}\n`;
  for (const [path, text] of Object.entries({ ...pages, "mkdocs.yml": config })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  const { addresses } = await runMigration("mkdocs", dir, target());
  expect(addresses.map(({ old }) => old).sort()).toEqual(["/", "/ropes/knot/"]);
});

it("symbolic links within the repository are followed, and others are reported", async () => {
  const dir = oldSite({ "shared/rope.md": "# Rope\n", "shared/deep/knot.md": "# Knot\n" });
  symlinkSync("../shared", join(dir, "docs/ropes"));
  symlinkSync("..", join(dir, "docs/around"));
  symlinkSync("nowhere.md", join(dir, "docs/lost.md"));
  symlinkSync(tmpdir(), join(dir, "docs/outside"));
  const out = target();
  const { diagnostics } = await runMigration("docusaurus", dir, out);
  expect(readdirSync(join(out, "content/docs")).sort()).toEqual(["index.md", "ropes"]);
  expect(existsSync(join(out, "content/docs/ropes/deep/knot.md"))).toBe(true);
  const links = diagnostics.filter(({ cause }) => cause === "symbolic-link");
  expect(links.map(({ file }) => file)).toEqual(["docs/around", "docs/lost.md", "docs/outside"]);
});

it("a configuration of unknown values, components whose imports are not JavaScript, and cycles of partials become a site that builds", async () => {
  const component = (path: string) =>
    `import data from "${path}";\nimport "./css/own.css";\nexport default function Own() {\n  return <b>{data.size}</b>;\n}\n`;
  const imports = ["Known", "Odd", "Broken"]
    .map((name) => `import ${name} from "@site/src/${name}";\n\n<${name} />\n`)
    .join("\n");
  const part = (name: string, next: string) =>
    `import Next from "./_${next}.mdx";\n\nText of ${name}.\n\n<Next />\n`;
  const page = (first: string) =>
    `---\ntitle: Page ${first}\n---\nimport First from "./_${first}.mdx";\n\n<First />\n`;
  const dir = oldSite({
    "docusaurus.config.js": `import * as settings from "settings";
      const site = settings.load();
      export default {
        ...site.base,
        title: \`The \${site.product} manual\`,
        url: site.url,
        baseUrl: site.base.url,
        presets: [["classic", { docs: { routeBasePath: site.route }, blog: false }]],
        themeConfig: {
          navbar: { title: site.name, items: [...site.items, { href: site.chat, label: "Chat" }] },
          algolia: { appId: site.app, apiKey: "k", indexName: "i" },
          footer: { copyright: \`© \${site.year} Harbor\` },
        },
      };`,
    "sidebars.js": "throw new Error('no order today');",
    "versions.json": "[broken",
    "src/Known.jsx": component("./data.yaml"),
    "src/Odd.jsx": component("./data.toml"),
    "src/Broken.jsx": component("./data.json"),
    "src/css/own.css": '@import "gone/a.css";\n@import "./base.css";\n.own { color: red }\n',
    "src/css/base.css": ".base { color: blue }\n",
    "src/data.yaml": "size: 3\n",
    "src/data.toml": "size = 3\n",
    "src/data.json": "{ // no JSON\n}\n",
    "docs/data.mdx": `# Data\n\n${imports}`,
    "docs/_self.mdx": part("self", "self"),
    "docs/_a.mdx": part("a", "b"),
    "docs/_b.mdx": part("b", "a"),
    "docs/_x.mdx": part("x", "y"),
    "docs/_y.mdx": part("y", "z"),
    "docs/_z.mdx": part("z", "x"),
    "docs/one.mdx": page("self"),
    "docs/two.mdx": page("b"),
    "docs/three.mdx": page("y"),
  });
  const out = target();
  const { diagnostics } = await runMigration("docusaurus", dir, out);
  const unknown = diagnostics.filter(({ cause }) => cause === "config-unknown");
  expect(unknown.map(({ subject, line }) => [subject, line])).toEqual(
    expect.arrayContaining([
      ["title: settings.load().product", 5],
      ["url: settings.load().url", 6],
      ["themeConfig.navbar.items.0.href: settings.load().chat", 10],
      ["themeConfig.footer.copyright: settings.load().year", 12],
    ]),
  );
  const subjectsOf = (name: string) =>
    diagnostics.filter(({ cause }) => cause === name).map(({ subject }) => subject);
  expect(subjectsOf("missing-package")).toEqual([
    "src/data.toml, which is not JavaScript (<Odd>)",
    "src/data.json, which is not JavaScript (<Broken>)",
  ]);
  expect(subjectsOf("style-sheet")).toEqual(["src/css/own.css: @import gone/a.css"]);
  expect(subjectsOf("cyclic-partial")).toHaveLength(3);
  const { diagnostics: built, file, dispose } = await buildFixture(out);
  expect(formatReport(built.filter(({ severity }) => severity === "error"))).toBe("");
  expect(file("docs/index.html")).toContain("The manual");
  expect(file("docs/data/index.html")).toContain("<b>3</b>");
  for (const [path, texts] of [
    ["one", ["self"]],
    ["two", ["b"]],
    ["three", ["y", "z"]],
  ] as const) {
    for (const text of texts) expect(file(`docs/${path}/index.html`)).toContain(`Text of ${text}.`);
  }
  dispose();
}, 120_000);

it("keys of the front matter that mean nothing in MkDocs have no effect", async () => {
  const dir = createTemporaryFolder();
  mkdirSync(join(dir, "docs"));
  writeFileSync(join(dir, "mkdocs.yml"), "site_name: Rope\r\nnav:\r\n  - one.md\r\n  - two.md\r\n");
  writeFileSync(join(dir, "part.md"), "Shared\r\ntext\r\n");
  for (const name of ["index", "one", "two"]) {
    const text = `---\r\nid: same\r\nslug: odd\r\n---\r\n# Page ${name}\r\n\r\n--8<-- "part.md"\r\n`;
    writeFileSync(join(dir, `docs/${name}.md`), text);
  }
  const out = target();
  const { addresses, diagnostics } = await runMigration("mkdocs", dir, out);
  expect(addresses.map(({ old, outcome }) => [old, outcome])).toEqual([
    ["/", "same"],
    ["/one/", "same"],
    ["/two/", "same"],
  ]);
  expect(readFileSync(join(out, "content/docs/two.md"), "utf8")).toBe(
    "---\r\ntitle: Page two\r\n---\r\n\r\nShared\r\ntext\r\n",
  );
  const removed = diagnostics.filter(({ cause }) => cause === "front-matter-removed");
  expect(removed.map(({ subject, line }) => [subject, line]).slice(0, 2)).toEqual([
    ["id", 2],
    ["slug", 3],
  ]);
});

it("a target that is not empty stays unchanged", async () => {
  const out = createTemporaryFolder();
  writeFileSync(join(out, "thesis.md"), "mine");
  await expect(runMigration("docusaurus", oldSite({}), out)).rejects.toThrow(
    "is not empty (`thesis.md`)",
  );
  expect(readdirSync(out)).toEqual(["thesis.md"]);
});

it("a target that is a file, or inside one, is rejected", async () => {
  const file = join(createTemporaryFolder(), "thesis.md");
  writeFileSync(file, "mine");
  for (const out of [file, join(file, "site")]) {
    await expect(runMigration("docusaurus", oldSite({}), out)).rejects.toThrow(
      `\`${out}\` cannot be created: a file has its name`,
    );
  }
  expect(readFileSync(file, "utf8")).toBe("mine");
});

it("a target inside the old site is not converted", async () => {
  const dir = oldSite({});
  const out = join(dir, "docs/new");
  const first = await runMigration("markdown", join(dir, "docs"), out);
  const again = await runMigration("markdown", join(dir, "docs"), out);
  expect(first.pages).toBe(1);
  expect(again).toMatchObject({ pages: 1, written: 0 });
});

it("names that differ only by case are reported, and each file is written", async () => {
  const dir = oldSite({ "docs/Lamp.md": "# Big\n", "docs/lamp.md": "# Small\n" });
  const out = target();
  const { diagnostics } = await runMigration("docusaurus", dir, out);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ cause: "names-differ-by-case", subject: "content/docs/Lamp.md" }),
  );
  expect(readFileSync(join(out, "content/docs/Lamp.md"), "utf8")).toContain("Big");
  expect(readFileSync(join(out, "content/docs/lamp.md"), "utf8")).toContain("Small");
});

it("a page of ten megabytes is converted completely", async () => {
  const words = "Plain words that fill a long paragraph, line after line.\n".repeat(400);
  const line = `With \`code\`, <5 apples, [a link](./index.md) and **strong** words.\n${words}\n`;
  const text = `# Large\n\n${line.repeat(Math.ceil(10_000_000 / line.length))}The end.\n`;
  expect(text.length).toBeGreaterThan(10_000_000);
  const out = target();
  await runMigration("docusaurus", oldSite({ "docs/large.md": text }), out);
  const converted = readFileSync(join(out, "content/docs/large.md"), "utf8");
  expect(converted).toContain("The end.");
  expect(converted.split("5 apples").length).toBeGreaterThan(400);
}, 120_000);

it("every folder of fixtures is used by a test", () => {
  const folders = readdirSync(join(root, "migrate/fixtures"));
  const tests = ["migrate.test.ts", "migrate-nasty.test.ts"]
    .map((name) => readFileSync(join(root, "tests/site", name), "utf8"))
    .join("\n");
  for (const folder of folders) expect(tests).toContain(folder);
});

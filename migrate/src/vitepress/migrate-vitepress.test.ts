// cspell:ignore mathjax
// cspell:ignoreRegExp [\u0400-\u04ff]+
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { migrateVitepress } from "./migrate-vitepress.ts";

async function migrate(files: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), "vitepress-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const [site] = await migrateVitepress(dir, join(dir, "out"));
  return {
    diagnostics: site?.plan.diagnostics.map(({ cause, subject }) => `${cause}: ${subject}`),
    read(path: string) {
      const file = site?.plan.files.get(path);
      return file && "text" in file ? file.text : undefined;
    },
  };
}

it("loads fonts below the base of the site, not that of its links", async () => {
  const { read } = await migrate({
    ".vitepress/config.ts": 'export default { base: "/port/", locales: { en: {}, fi: {} } };',
    ".vitepress/theme/index.ts": 'import "./bell.css";',
    ".vitepress/theme/bell.css":
      '@font-face { font-family: "Bell"; src: url("./bell.woff2"); }\n:root { --vp-font-family-base: Bell; }',
    ".vitepress/theme/bell.woff2": "",
    "en/index.md": "# Bells\n",
    "fi/index.md": "# Bells\n",
  });
  expect(read("pages/migrated.css")).toContain('url("/port/migrated/.vitepress/theme/bell.woff2")');
});

it("finds pages of sidebars at addresses that need an encoding, each sidebar with its own name", async () => {
  const { diagnostics, read } = await migrate({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: {
      "/лиття/": [{ text: "Печі", link: "/лиття/перша піч: глина.md" }],
      "/звук/": [{ text: "Удар", link: "/звук/" }, { text: "Тон", link: "/звук/myindex" }],
    } } };`,
    "лиття/перша піч: глина.md": "# Глина",
    "звук/index.md": "# Удар",
    "звук/myindex.md": "# Тон",
  });
  const oldPage = ["лиття", "перша піч: глина.html"].map(encodeURIComponent).join("/");
  expect(diagnostics).toEqual([]);
  expect(read("redirects.tsv")).toContain(`/${oldPage}\t`);
  const sidebars = read("sidebars.ts");
  for (const label of ["Печі", "Удар", "Тон"]) expect(sidebars).toContain(`label: "${label}"`);
});

it("keeps formulas of a plugin that the configuration adds in a function", async () => {
  const { diagnostics, read } = await migrate({
    ".vitepress/config.ts": `import mathjax from "markdown-it-mathjax3";
      export default { markdown: { config: (md) => md.use(mathjax) } };`,
    "index.md": "# Bells\n\n$$\nf\n<F_*\n$$\n\nSo $x^{{2}}$ is small.\n",
  });
  expect(read("content/docs/index.md")).toContain(
    "```latex\nf\n<F_*\n```\n\nSo `x^{{2}}` is small.\n",
  );
  expect(diagnostics).toEqual([]);
});

it("keeps the boxes of a plugin that the configuration adds", async () => {
  const config = (markdown: string) => ({
    ".vitepress/config.ts": `import boxes from "./boxes.js"; export default { markdown: ${markdown} };`,
    ".vitepress/boxes.ts": "export default function boxes() {}",
    "index.md": "# Bells\n\n```tip\nRing **it**.\n```\n",
  });
  const withPlugin = await migrate(config("{ config(md) { boxes(md); } }"));
  expect(withPlugin.read("content/docs/index.md")).toContain(":::tip\nRing **it**.\n:::\n");
  const withoutPlugin = await migrate(config("{}"));
  expect(withoutPlugin.read("content/docs/index.md")).toContain("```tip\n");
});

it("shows no text next to a logo if the title is empty", async () => {
  const { read } = await migrate({
    ".vitepress/config.ts": 'export default { title: "", themeConfig: { logo: "/logo.svg" } };',
    "public/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"></svg>',
    "index.md": "# Bells\n",
  });
  expect(read("config.ts")).toContain("width: 64,");
});

it("links to the page that a component names, with its title", async () => {
  const { read } = await migrate({
    ".vitepress/config.ts": "export default {};",
    "index.md":
      '# Bells\n\nSee <Go link="guide/cast" /> or <Go to="./guide/#tin" />.\n\n<Also :links="[\'guide/cast\', \'guide/gone\']" />\n',
    "guide/cast.md": "# Cast [one]\n",
    "guide/index.md": "---\ntitle: Metals\n---\n",
  });
  expect(read("content/docs/index.md")).toContain(
    "See [Cast \\[one\\]](/guide/cast) or [Metals](/guide#tin).\n\n- [Cast \\[one\\]](/guide/cast)\n- guide/gone\n",
  );
});

it("takes the text of the heading as the label of a link to a page", async () => {
  const { read } = await migrate({
    ".vitepress/config.ts": "export default {};",
    "index.md":
      '# Bells\n\n<Go link="guide/cast" /> <Go link="guide/code" /> <Go link="guide/part" />\n\n<Tags :tags="[\'guide\', \'tin\']" />\n',
    "guide/index.md": "# Guide\n",
    "guide/cast.md": "# Cast {#cast}\n",
    "guide/code.md": "```sh\n# install\n```\n\n# Ring `a[0]` <Badge text='new' />\n",
    "guide/part.md": "Text\n",
  });
  expect(read("content/docs/index.md")).toContain(
    "[Cast](/guide/cast) [Ring a\\[0\\]](/guide/code) [guide/part](/guide/part)\n\n- guide\n- tin\n",
  );
});

it("follows the base of a sidebar, and resolves the links of a home page", async () => {
  const { diagnostics, read } = await migrate({
    ".vitepress/config.ts": `export default { themeConfig: { sidebar: {
      "/guide/": { base: "/guide/", items: [{ text: "Cast", link: "/cast" }, { text: "Tin", link: "tin" }] },
    } } };`,
    "index.md":
      "---\nlayout: home\nhero:\n  name: Bells\n  actions: [{ text: Go, link: /guide/cast.html }]\nfeatures: [{ title: Loud, link: /guide/cast.html }]\n---\n",
    "guide/cast.md": "# Cast\n",
    "guide/tin.md": "# Tin\n",
  });
  expect(diagnostics?.filter((text) => text.startsWith("sidebar-item"))).toEqual([]);
  for (const label of ["Cast", "Tin"]) expect(read("sidebars.ts")).toContain(`label: "${label}"`);
  expect(read("content/docs/index.md")).toContain("[Go](./guide/cast.md)");
  expect(read("content/docs/index.md")).toContain("- **[Loud](./guide/cast.md)**");
});

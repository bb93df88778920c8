import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

const variable = `variable "size" {\n  type        = number\n  description = "The size."\n}\n`;

let site: TemporarySite;
let built: BuiltFixture | undefined;

beforeEach(() => {
  site = createTemporarySite();
  const config = JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"));
  const at = "https://code.example/docs";
  site.write(
    "config.ts",
    `import config from ${config};
export default {
  ...config,
  lastUpdated: true,
  editUrl: { file: "${at}/edit/{path}", folder: "${at}/tree/{path}" },
};\n`,
  );
  site.write("content/blog/2026-01-05-the lamp.md", "---\ntitle: Lamp\n---\n\nLight.\n");
  site.write("catalog/categories.yaml", "data:\n  label: Data\n  description: All data.\n");
  site.write(
    "catalog/data/store/module.yaml",
    "title: Store\nsource: modules/store\nversion: 1.0.0\n",
  );
  site.write(
    "catalog/data/store/index.md",
    "---\ntitle: Store\ndescription: It stores.\n---\n\nText.\n",
  );
  site.write("catalog/data/store/variables.tf", variable);
  site.write("catalog/data/store/outputs.tf", "");
});

afterEach(() => {
  built?.dispose();
  built = undefined;
  site.dispose();
});

function commit(day: string): void {
  const author = ["-c", "user.name=Keeper", "-c", "user.email=keeper@example.com"];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  for (const step of [
    ["init", "-q"],
    ["add", "."],
    ["commit", "-q", "-m", day],
  ]) {
    execFileSync("git", ["-C", site.dir, ...author, ...step], { env, stdio: "ignore" });
  }
}

async function readPage(path: string): Promise<string> {
  built ??= await buildFixture(site.dir);
  const html = built.file(path);
  if (html === undefined) throw new Error(`no ${path}: ${JSON.stringify(built.diagnostics)}`);
  return html;
}

const findTools = (html: string) => /<footer class="tools.*?<\/footer>/.exec(html)?.[0] ?? "";

it("dates pages and sitemap by git, and links to the source of each page", async () => {
  commit("2026-01-02");
  site.write("catalog/data/store/variables.tf", variable.replace("size.", "size of it."));
  commit("2026-03-04");
  site.write("content/docs/new.md", "---\ntitle: New\n---\n\nText.\n");
  const index = await readPage("index.html");
  expect(findTools(index)).toContain('<time dateTime="2026-01-02">Jan 2, 2026</time>');
  expect(findTools(index)).toContain('href="https://code.example/docs/edit/content/docs/index.md"');
  expect(findTools(await readPage("new/index.html"))).not.toContain("<time");
  expect(findTools(await readPage("blog/2026/01/05/the lamp/index.html"))).toContain(
    'href="https://code.example/docs/edit/content/blog/2026-01-05-the%20lamp.md"',
  );
  const service = findTools(await readPage("reference/services/data/store/index.html"));
  expect(service).toContain('<time dateTime="2026-03-04">');
  expect(service).toContain('href="https://code.example/docs/tree/catalog/data/store"');
  expect(await readPage("reference/services/data/store/index.html")).toContain(
    '"dateModified":"2026-03-04"',
  );
  const sitemap = await readPage("sitemap.xml");
  expect(sitemap).toContain("/</loc><lastmod>2026-01-02</lastmod>");
  expect(sitemap).toContain("/new</loc></url>");
  expect(sitemap).toContain("/store</loc><lastmod>2026-03-04</lastmod>");
});

it("writes a Markdown page for every article, and no date without git", async () => {
  const index = await readPage("index.html");
  expect(findTools(index)).toContain('<a href="/index.md">Markdown</a>');
  expect(findTools(index)).not.toContain("<time");
  expect(await readPage("sitemap.xml")).not.toContain("lastmod");
  const twin = await readPage("index.md");
  expect(twin).not.toContain("Copy page");
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { layoutIds } from "../../src/model/site/layout-ids.ts";
import { buildFixture, root } from "./build-fixture.ts";
import { createTemporarySite, type TemporarySite } from "./temporary-site.ts";

let site: TemporarySite;

beforeEach(() => {
  site = createTemporarySite();
});

afterEach(() => site.dispose());

it("renders a page of 300 KB completely", async () => {
  const line = "A paragraph with `code`, **strong** words and a [link](/) in it.\n\n";
  const text = `---\ntitle: Large\n---\n\n${line.repeat(5_000)}The end.\n`;
  expect(text.length).toBeGreaterThan(300_000);
  site.write("content/docs/large.md", text);
  const built = await buildFixture(site.dir);
  const html = built.file("large/index.html") ?? "";
  expect(built.diagnostics).toEqual([]);
  expect(html.match(/<p>/g)?.length).toBeGreaterThan(5_000);
  expect(html).toContain("The end.");
  built.dispose();
});

it("gives no heading an id of the layout", async () => {
  const headings = [...layoutIds].map((id) => `## ${id}\n\nText[^1].\n\n`);
  site.write("content/docs/ids.md", `---\ntitle: Ids\n---\n\n${headings.join("")}[^1]: Note.\n`);
  const built = await buildFixture(site.dir);
  const html = built.file("ids/index.html") ?? "";
  const ids = [...html.matchAll(/<(?!h2|a)\w[^>]*\sid="([^"]*)"/g)].map(([, id]) => id);
  const layout = ids.filter((id) => !id?.startsWith("user-content-"));
  expect([...layoutIds]).toEqual(expect.arrayContaining(layout));
  const all = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(all.length).toBe(new Set(all).size);
  built.dispose();
});

it("accepts an empty folder, and a site without docs", async () => {
  mkdirSync(join(site.dir, "content/docs/empty/inner"), { recursive: true });
  const built = await buildFixture(site.dir);
  expect(built.diagnostics).toEqual([]);
  built.dispose();
  rmSync(join(site.dir, "content"), { recursive: true });
  site.write("public/start.txt", "Start.");
  const config = JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"));
  site.write(
    "config.ts",
    `import base from ${config};
export default { ...base, logo: { ...base.logo, href: "/start.txt" } };
`,
  );
  const bare = await buildFixture(site.dir);
  expect(bare.diagnostics).toEqual([]);
  bare.dispose();
});

it("reports a configuration that is missing or throws", async () => {
  site.write("config.ts", 'throw new Error("out of order");\n');
  const broken = await buildFixture(site.dir);
  expect(formatReport(broken.diagnostics)).toContain("out of order");
  broken.dispose();
  rmSync(join(site.dir, "config.ts"));
  const missing = await buildFixture(site.dir);
  expect(formatReport(missing.diagnostics)).toContain("`config.ts` does not exist");
  missing.dispose();
  const folder = join(site.dir, "no-folder");
  const noFolder = await buildFixture(folder);
  expect(formatReport(noFolder.diagnostics)).toContain(`the folder \`${folder}\` does not exist`);
  noFolder.dispose();
});

describe("a failed build", () => {
  it("leaves the last good output unchanged and no files next to it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "out-"));
    const options = {
      root,
      siteDir: site.dir,
      outDir: join(folder, "dist"),
      cacheDir: join(folder, "cache"),
      bundleDir: join(root, ".cache/bundles"),
    };
    await buildSite(options);
    const before = readFileSync(join(folder, "dist/index.html"), "utf8");
    site.write("content/docs/index.md", "---\ntitle: Home\n---\n\n[nowhere](/none)\n");
    const { ok } = await buildSite(options);
    expect(ok).toBe(false);
    expect(readFileSync(join(folder, "dist/index.html"), "utf8")).toBe(before);
    expect(readdirSync(folder).sort()).toEqual(["cache", "dist"]);
    rmSync(folder, { recursive: true });
  });

  it("shows the content or the source of a page whose error is tolerated", async () => {
    site.write(
      "config.ts",
      `import config from ${JSON.stringify(join(root, "tests/fixtures/minimal-config.ts"))};
export default { ...config, checks: { "render-failed": "warning" } };\n`,
    );
    site.write(
      "components.tsx",
      'export function Broken(): never {\n  throw new Error("no window");\n}\n',
    );
    site.write("content/docs/braces.mdx", "---\ntitle: Braces\n---\n\nA {b} here.\n");
    site.write(
      "content/docs/broken.mdx",
      "---\ntitle: Broken\n---\n\n<Broken>\n\nKept *text*\n\n</Broken>\n",
    );
    const built = await buildFixture(site.dir);
    expect(built.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(built.diagnostics.map(({ rule, file }) => `${rule} ${file}`)).toEqual(
      expect.arrayContaining([
        "render-failed content/docs/broken.mdx",
        "render-failed content/docs/braces.mdx",
      ]),
    );
    expect(built.file("broken/index.html")).toContain("Kept <em>text</em>");
    expect(built.file("braces/index.html")).toContain("<code>A {b} here.</code>");
    built.dispose();
  });
});

it("names a component file that cannot be compiled", async () => {
  site.write("components.tsx", "export function Broken() {\n  return <p>;\n}\n");
  const built = await buildFixture(site.dir);
  expect(built.ok).toBe(false);
  expect(formatReport(built.diagnostics)).toMatch(
    /^components\.tsx:3:1 error `components\.tsx` cannot be used: Unexpected token/,
  );
  built.dispose();
});

it("escapes a script in a title", async () => {
  const title = "</title><script>alert(1)</script>";
  writeFileSync(
    join(site.dir, "content/docs/hostile.md"),
    `---\ntitle: "${title}"\ndescription: '"><script>alert(2)</script>'\n---\n\nText.\n`,
  );
  const built = await buildFixture(site.dir);
  const html = built.file("hostile/index.html") ?? "";
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(1)");
  built.dispose();
});

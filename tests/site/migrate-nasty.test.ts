import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MigrationResult, runMigration } from "../../migrate/src/run-migration.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

// cspell:ignoreRegExp [\u0400-\u04ff]+

// A site that combines all difficult features of large Docusaurus sites.

const site = join(createTemporaryFolder(), "site");
let moved: MigrationResult;
let english: BuiltFixture;
let ukrainian: BuiltFixture;

beforeAll(async () => {
  moved = await runMigration("docusaurus", join(root, "migrate/fixtures/docusaurus-nasty"), site);
  english = await buildFixture(site);
  ukrainian = await buildFixture(join(site, "languages/uk"));
}, 240_000);
afterAll(() => {
  english?.dispose();
  ukrainian?.dispose();
});

const read = (path: string) => readFileSync(join(site, path), "utf8");
const html = (path: string) => english.file(`${path}/index.html`) ?? "";
const article = (page: string) =>
  (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? "").replaceAll("<!-- -->", "");
const causesIn = (file: string) =>
  moved.diagnostics.filter((diagnostic) => diagnostic.file === file).map(({ cause }) => cause);

it("builds without errors in each language, and loses no URL", () => {
  for (const { diagnostics } of [english, ukrainian]) {
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  }
  expect(moved.addresses.filter(({ outcome }) => outcome === "lost")).toEqual([]);
  for (const { old, outcome } of moved.addresses) {
    expect(["same", "redirect"]).toContain(outcome);
    const built = old.startsWith("/uk/") ? ukrainian : english;
    const path = decodeURI(old)
      .replace(/^\/(?:uk\/)?/, "")
      .replace(/\/$/, "");
    expect({
      old,
      page: built.file(`${path}/index.html`.replace(/^\//, "")) !== undefined,
    }).toEqual({
      old,
      page: true,
    });
  }
});

it("keeps supported diagrams, and turns the others into code", () => {
  const page = html("docs/diagrams");
  expect(page.match(/<figure class="diagram"/g)).toHaveLength(2);
  expect(page).toContain("Big User");
  expect(causesIn("content/docs/diagrams.md")).toContain("diagram-as-text");
  expect(page).toContain("pie title Pets");
});

it("keeps components, and removes forbidden attributes", () => {
  const page = article(html("docs/components"));
  expect(page).toContain('href="/manual/docs/start"');
  expect(page).toMatch(/<i id="main">value<\/i>/);
  expect(page).toContain("<b>a</b>");
  expect(page).toContain("kept text");
  expect(page).toContain("also kept");
  expect(page).toContain("The answer is 42, 2.");
  expect(page).toContain("npm</span> start");
  expect(page).toContain("macOS");
  expect(causesIn("content/docs/components.mdx")).toContain("style-to-class");
  expect(page).toContain("<b>waiting</b>");
  expect(article(english.file("index.html") ?? "")).toContain(
    "Start &quot;now&quot; &amp; here</a>",
  );
});

it("provides components without an import, and values of imported modules", () => {
  const page = article(html("docs/provided"));
  expect(page).toContain('id="lines"');
  expect(page).toContain("<b>To the pier</b>");
  expect(page).toMatch(/Low tide[\s\S]*Wait for the flag\./);
  expect(page).toContain("<summary>Why</summary>");
  const source = read("content/docs/provided.mdx");
  expect(source).toContain("Since 2026, with boat 1.9.");
  expect(source).toContain("```bash\nrent boat@2.1\nsail\n```");
  expect(source).toContain("description: Components without an import.");
  expect(causesIn("docs/provided.mdx")).toEqual([]);
});

it("shows the content of a component that throws, and names it", () => {
  expect(article(html("docs/crash"))).toContain("crash text");
  expect(english.diagnostics).toContainEqual(
    expect.objectContaining({
      rule: "render-failed",
      severity: "warning",
      file: "content/docs/crash.mdx",
      message: expect.stringContaining("window is not defined (in `<Crash>`"),
    }),
  );
});

it("lists the packages of copied components, and no others", () => {
  expect(JSON.parse(read("package.json"))).toEqual({
    private: true,
    type: "module",
    dependencies: { "some-package": "^1.2.0" },
  });
});

it("leaves no JavaScript, comment, or tag in the text of a page", () => {
  for (const path of ["docs/start", "docs/html", "docs/props", "docs/links"]) {
    const text = article(html(path)).replace(/<[^>]*>/g, " ");
    expect(text).not.toMatch(/import |export const|\{\/\*|props\.|require\(|className|<!--/);
  }
  expect(causesIn("content/docs/props.mdx")).toContain("expression-removed");
});

it("keeps harmless HTML", () => {
  const page = article(html("docs/html"));
  for (const part of [
    "<table>",
    "<td><code>x</code></td>",
    "<li>one</li>",
    "<details>",
    "<summary>More</summary>",
  ]) {
    expect(page).toContain(part);
  }
  expect(page).toMatch(/<h3[^>]*>(?:<[^>]*>)?Heading/);
  expect(read("pages/migrated.css")).toContain("width: 50%");
});

it("links the colors and classes of the old site in every page", () => {
  const page = html("docs/start");
  const sheets = [...page.matchAll(/<link rel="stylesheet"[^>]*? href="\/manual\/([^"]+)"/g)];
  const styles = sheets.map(([, path = ""]) => english.file(path) ?? "").join("");
  expect(styles).toMatch(/--link:\s*#004d99/);
  expect(styles).toMatch(/\.blue\s*\{\s*color/);
  expect(styles).toMatch(/width:\s*50%/);
});

it("follows links from the root, with `@site` and `pathname:`, and to files", () => {
  const page = article(html("docs/links"));
  for (const href of [
    "/manual/docs/start",
    "/manual/docs/syntax",
    "/manual/docs/ropes/knots#first",
    "/manual/files/price%20list.pdf",
  ]) {
    expect(page).toContain(`href="${href}"`);
  }
  expect(page).toMatch(/Runs on aws\.\s*inside/);
  expect(page).toContain("Runs on gcp.");
  expect(causesIn("content/docs/links.mdx")).toEqual(["broken-link"]);
});

it("reports broken links once, as warnings if the old site only warned", () => {
  const found = english.diagnostics.filter(({ rule }) => /link|anchor/.test(rule));
  const positions = found.map(
    ({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`,
  );
  expect(new Set(positions).size).toBe(positions.length);
  expect(found.map(({ rule }) => rule).sort()).toEqual([
    ...Array.from({ length: 4 }, () => "broken-anchor"),
    "unresolvable-markdown-link",
  ]);
  expect(found.every(({ severity }) => severity === "warning")).toBe(true);
  // The hint only lists anchors of the text.
  expect(found.map(({ hint }) => hint).join("\n")).not.toMatch(/menu-|_R_/);
});

it("keeps admonitions, code languages, and their options", () => {
  const page = article(html("docs/syntax"));
  expect(page).toContain("Your own title with");
  expect(page.match(/class="admonition /g)?.length).toBeGreaterThanOrEqual(7);
  const codes = english.diagnostics.filter(({ file }) => file === "content/docs/syntax.md");
  expect(codes).toEqual([]);
});

it("resolves partials that include each other", () => {
  expect(html("docs/parts")).toMatch(/A\.[\s\S]*B\./);
  expect(causesIn("content/docs/_b.mdx")).toEqual(["cyclic-partial"]);
});

it("converts titles, tags, and front matter", () => {
  expect(read("content/docs/start.mdx")).toMatch(/^---\ntitle: "Start: here & now"\n/);
  expect(read("content/docs/start.mdx")).not.toMatch(/custom_edit_url|pagination_next|<head>/);
  expect(read("content/docs/syntax.mdx")).toMatch(
    /title: Syntax\nsidebar_label: Another title|sidebar_label: Another title\ntitle: Syntax/,
  );
  const redirects = read("redirects.tsv");
  expect(redirects).toContain("/docs/tags/ec-2\t/docs/tags/ec2");
  expect(redirects).toContain("/docs/tags/1st-crew-🚢\t/docs/tags/1st-crew-");
  expect(redirects).toContain("/docs/tags/storage\t/docs/tags/s3");
});

it("creates pages for generated indexes, with a card for each item", () => {
  const ropes = article(html("docs/ropes"));
  for (const part of [
    'href="/manual/docs/ropes/knots"',
    "Splices",
    'href="/manual/docs/category/deep-water"',
    "https://shop.example.com",
    "Ropes &amp; lines",
  ]) {
    expect(ropes).toContain(part);
  }
  expect(html("docs/category/deep-water")).toContain("Anchor");
  expect(article(html("docs/small-engines"))).toContain('href="/manual/docs/engines/small/one"');
  expect(html("docs/1.0/category/old")).toContain("Only in 1.0");
  // The sidebar category links to this page.
  expect(html("docs/ropes/knots")).toContain('href="/manual/docs/ropes"');
  expect(moved.addresses).toContainEqual({
    old: "/docs/ropes",
    current: "/docs/ropes",
    outcome: "same",
  });
});

it("orders a generated sidebar as Docusaurus does if one name is a prefix of another", () => {
  const sidebar =
    /<nav[^>]*sidebar[\s\S]*?<\/nav>/.exec(html("docs/engines/rotor"))?.[0] ??
    html("docs/engines/rotor");
  expect(sidebar.indexOf('/docs/engines/rotor"')).toBeLessThan(
    sidebar.indexOf("/docs/engines/rotor-blade"),
  );
});

it("converts each language: docs of all versions, blog, pages, navbar, footer, sidebars, texts", () => {
  const page = (path: string) => ukrainian.file(`${path}/index.html`) ?? "";
  expect(page("docs/start")).toContain("Початок");
  expect(page("docs/1.0/start")).toContain("Початок 1.0");
  expect(page("community/help")).toContain("Допомога");
  expect(page("blog/news")).toContain("Довго.");
  expect(page("imprint")).toContain("Вихідні дані");
  expect(page("")).toContain("Почати");
  const start = page("docs/start");
  for (const word of ["Посібник", "Читати", "Канати", "Перейти до змісту", "Далі"]) {
    expect(start).toContain(word);
  }
  expect(page("docs/ropes")).toContain("Усі канати");
  expect(page("docs/syntax")).toContain("Nested.");
  const left = moved.diagnostics.filter(({ cause }) => cause === "translation-left");
  expect(left.map(({ file, subject }) => `${file} ${subject}`)).toEqual([
    "i18n/uk/code.json 2 texts of components and of pages in React",
    "i18n/uk/docusaurus-plugin-content-docs/current/orphan.md a page that the default language does not have",
    "i18n/uk/docusaurus-plugin-own/texts.json texts of a plugin or theme that is not migrated",
  ]);
  expect(read("migration/report.md")).toContain("### 3 × a translation was not taken over");
});

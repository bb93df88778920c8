import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatReport } from "../../src/builder/diagnostics/report.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

/** Each code block of docs/new-site.md that has a title is a file of one site. */
const text = readFileSync(join(root, "docs/new-site.md"), "utf8");
const [smallestText = ""] = text.split("\n## Sidebars\n");

const folders = { smallest: createTemporaryFolder(), whole: createTemporaryFolder() };
let smallest: BuiltFixture;
let whole: BuiltFixture;

beforeAll(async () => {
  writeSamples(smallestText, folders.smallest);
  writeSamples(text, folders.whole);
  smallest = await buildFixture(folders.smallest);
  whole = await buildFixture(folders.whole);
});

afterAll(() => {
  for (const built of [smallest, whole]) built.dispose();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
});

it("builds the smallest site of docs/new-site.md without a diagnostic", () => {
  expect(formatReport(smallest.diagnostics)).toBe("");
  expect(smallest.file("index.html")).toContain('href="/docs/intro"');
  expect(smallest.file("logo.svg")).toContain("<circle");
});

it("builds the whole site with its pages, components, and redirects", () => {
  expect(formatReport(whole.diagnostics)).toBe("");
  expect(whole.file("pricing/index.html")).toContain('<div class="lone md"><h1>Pricing</h1>');
  const size = (whole.file("docs/guides/size/index.html") ?? "").replaceAll("<!-- -->", "");
  expect(size).toContain("<strong>$5 a month</strong>");
  expect(size).toContain("1 servers</button>");
  expect(whole.file("docs/setup/index.html")).toContain("/docs/install");
});

it("has both sidebars, with every form of item", () => {
  const install = whole.file("docs/install/index.html") ?? "";
  expect(install).toContain("Install it");
  expect(install).toContain("Choose a size");
  expect(install).toContain("https://github.com/acme/handbook/releases");
  expect(install).not.toContain("/docs/operations");
  expect(whole.file("docs/operations/backups/index.html")).toContain('href="/docs/install"');
});

function writeSamples(samples: string, folder: string): void {
  const blocks = samples.matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```$/gms);
  for (const [, file = "", source = ""] of blocks) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // The samples are next to `src`; the temporary folder is not.
    writeFileSync(join(folder, file), source.replace(/"(?:\.\.\/)+src\//g, `"${root}/src/`));
  }
}

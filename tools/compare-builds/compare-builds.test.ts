import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { compareBuilds } from "./compare-builds.ts";
import { formatReport } from "./format-report.ts";
import { readBuild } from "./read-build.ts";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function write(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "compare-"));
  folders.push(folder);
  for (const [path, text] of Object.entries({ "404.html": page("Not found", ""), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function page(title: string, main: string): string {
  return `<!doctype html><title>${title}</title><body><main>${main}</main>`;
}

const picture = (hash: string) => `<img src="/assets/images/lamp-${hash}.png">`;
const redirect = '<meta http-equiv="refresh" content="0; url=/docs/kept/">';

const before = readBuild(
  write({
    "index.html": page("Home", "The lamp is lit."),
    "docs/kept/index.html": page("Kept", `Fog ${picture("Ab12Cd34")}`),
    "docs/gone.html": page("Gone", '<a href="https://example.com/old">old</a>'),
    "assets/a-12345678.js": "const lamp = 1;",
  }),
);
const after = readBuild(
  write({
    "index.html": page("Home", 'The lamp has no `http-equiv="refresh"`.'),
    "docs/kept/index.html": page("Kept", `Fog ${picture("Zz98Yy76")}`),
    "docs/gone.html": redirect,
    "docs/new/index.html": page(
      "New <b>",
      '<a href="https://example.com/new#top">new</a><a href="/docs/kept/">kept</a>',
    ),
    "assets/a-87654321.js": "const lamp = 1; const fog = 2;",
  }),
);
const comparison = compareBuilds(before, after);
const addresses = (pairs: { address: string }[]) => pairs.map(({ address }) => address);

it("distinguishes added, removed, changed, and unchanged pages", () => {
  expect(addresses(comparison.added)).toEqual(["/docs/new"]);
  expect(addresses(comparison.removed)).toEqual(["/docs/gone"]);
  expect(addresses(comparison.changed)).toEqual(["/"]);
  expect(comparison.inBoth).toBe(3);
});

it("lists external links that the earlier build does not have, with their pages", () => {
  expect([...comparison.newLinks]).toEqual([["https://example.com/new", ["/docs/new"]]]);
});

it("weighs scripts", () => {
  expect(after.scripts).toBeGreaterThan(before.scripts);
});

it("rejects a folder without a built site", () => {
  expect(() => readBuild(tmpdir())).toThrow("is not a built site");
});

it("writes the report as Markdown, with escaped text of pages", () => {
  const times = { fcp: 300, lcp: 310, tbt: 0 };
  const report = formatReport({
    before,
    after,
    comparison,
    speed: [{ address: "/", before: times, after: { ...times, fcp: 330 } }],
    brokenLinks: new Map([["https://example.com/new", "404"]]),
    pictures: ["/"],
  });
  expect(report).toContain("Pages: 2 as before, 1 changed, 1 added, 1 removed.");
  expect(report).toContain("- <code>/docs/new</code>: New &#60;b&#62;");
  expect(report).toContain("| <code>/</code>: first paint, ms | 300.0 | 330.0 | 1.10 |");
  expect(report).toContain("New: 1. Broken: 1.");
  expect(report).toContain("on <code>/docs/new</code>: 404");
});

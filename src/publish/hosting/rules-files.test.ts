import { writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseAllHeaders } from "netlify-headers-parser";
import { parseAllRedirects } from "netlify-redirect-parser";
import { expect, it } from "vitest";
import { getHeaderRules } from "./header-rules.ts";
import {
  checkRulesFiles,
  getNetlifyFiles,
  getRulesFiles,
  rulesFilesLimits,
} from "./rules-files.ts";

interface ParsedRules {
  rules: object[];
  invalid: object[];
}
type Parse = (text: string) => ParsedRules;

// The package ships TypeScript. A dynamic path keeps it out of our type check.
const folder = "@cloudflare/pages-shared/metadata-generator";
const { parseRedirects } = (await import(/* @vite-ignore */ `${folder}/parseRedirects.ts`)) as {
  parseRedirects: Parse;
};
const { parseHeaders } = (await import(/* @vite-ignore */ `${folder}/parseHeaders.ts`)) as {
  parseHeaders: Parse;
};

const baseUrl = "/docs/";
const redirects = [
  { from: "/old", href: "/docs/new#part" },
  { from: "/old/d e/%C3%BC ü%3F", href: "/docs/d" },
  { from: "/old/elsewhere", href: "https://example.com/a?b=c" },
];
const site = {
  baseUrl,
  trailingSlash: undefined,
  rules: getHeaderRules({ url: "https://docs.example.com", baseUrl }),
  redirects,
  routes: [],
};

function getText(files: { to: string; text: string }[], name: string): string {
  return files.find(({ to }) => to === name)?.text ?? "";
}

it("writes rules that Cloudflare Pages accepts", () => {
  const files = getRulesFiles(site);
  expect(parseRedirects(getText(files, "_redirects"))).toMatchObject({
    invalid: [],
    rules: [
      { from: "/docs/old", to: "/docs/new#part", status: 301 },
      { from: "/docs/old/d%20e/%C3%BC%20%C3%BC%3F", status: 301 },
      { to: "https://example.com/a?b=c", status: 301 },
    ],
  });
  const headers = parseHeaders(getText(files, "_headers"));
  expect(headers.invalid).toEqual([]);
  expect(headers.rules).toHaveLength(site.rules.length);
});

it.each([
  ["rules-files", getRulesFiles, false],
  ["netlify", getNetlifyFiles, true],
] as const)("writes rules that Netlify accepts: %s", async (_, write, force) => {
  const dir = await mkdtemp(join(tmpdir(), "rules-files-"));
  for (const { to, text } of write(site)) writeFileSync(join(dir, to), text);
  const found = await parseAllRedirects({
    redirectsFiles: [join(dir, "_redirects")],
    configRedirects: [],
    minimal: true,
  });
  expect(found.errors).toEqual([]);
  expect(found.redirects).toHaveLength(redirects.length);
  expect(found.redirects[0]).toMatchObject({ to: "/docs/new#part", status: 301, force });
  const headersFiles: never[] = [join(dir, "_headers") as never];
  const headers = await parseAllHeaders({ headersFiles, netlifyConfigPath: undefined });
  expect(headers.errors).toEqual([]);
  expect(headers.headers).toHaveLength(site.rules.length);
});

it("keeps header lines below the limit", () => {
  for (const line of getText(getRulesFiles(site), "_headers").split("\n"))
    expect(line.length).toBeLessThan(rulesFilesLimits.headerLength);
});

it("warns about rules that Cloudflare Pages would drop", () => {
  const many = Array.from({ length: 2001 }, (_, index) => ({ from: `/old/${index}`, href: "/a" }));
  const long = [{ from: `/${"x".repeat(1000)}`, href: "/a" }];
  const messages = (given: typeof redirects) =>
    checkRulesFiles(["rules-files"], { baseUrl, redirects: given }).map(({ message }) => message);
  expect(messages(redirects)).toEqual([]);
  expect(messages(many.slice(1))).toEqual([]);
  expect(messages(many)).toEqual(["`_redirects` has 2001 rules, but Cloudflare Pages reads 2000"]);
  expect(parseRedirects(many.map(({ from }) => `${from} /a 301`).join("\n")).invalid).toHaveLength(
    1,
  );
  expect(messages(long)).toHaveLength(1);
  expect(checkRulesFiles(["netlify", "nginx"], { baseUrl, redirects: many })).toEqual([]);
});

it("encodes characters that hosts read as placeholders", () => {
  const odd = { ...site, redirects: [{ from: "/a/:x/*", href: "/docs/b" }] };
  for (const write of [getRulesFiles, getNetlifyFiles])
    expect(getText(write(odd), "_redirects")).toMatch(/^\/docs\/a\/%3Ax\/%2A \/docs\/b 301/);
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { parseConfig } from "../../config/parse/parse-config.ts";
import { type SiteConfigInput, siteConfigSchema } from "../../config/schemas/site-config.ts";
import { getSiteModules, type SiteModules } from "./site-modules.ts";

function getModules(options: Partial<SiteConfigInput>, siteDir = "/nowhere"): SiteModules {
  const logo = { alt: "", light: "data:,", dark: "data:,", width: 1, height: 1 };
  const value = { title: "Site", url: "https://example.com", logo, ...options };
  const parsed = parseConfig(siteConfigSchema, value, { file: "config.ts" });
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
  return getSiteModules(siteDir, parsed.value);
}

function getCode(name: string, options: Partial<SiteConfigInput> = {}): string | undefined {
  return getModules(options).code[`virtual:site/${name}`];
}

const algolia = { provider: "algolia", appId: "A", apiKey: "k", indexName: "docs" } as const;

test("a module that throws when it is loaded only breaks its components if that is a warning", async () => {
  const dir = mkdtempSync(join(tmpdir(), "site-modules-"));
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  write("components.tsx", 'export { A } from "./a.mjs";\nexport { B as C, D } from "./b.mjs";\n');
  write("a.mjs", "export const A = undefined.length;");
  write("b.mjs", "export const [B, D] = [() => 1, () => 2];");
  const name = "virtual:site/components";
  expect(getModules({}, dir).code[name]).toContain("import * as components");
  write("all.mjs", getModules({ checks: { "render-failed": "warning" } }, dir).code[name] ?? "");
  const { customComponents } = await import(pathToFileURL(join(dir, "all.mjs")).href);
  rmSync(dir, { recursive: true });
  expect(Object.keys(customComponents)).toEqual(["A", "C", "D"]);
  expect(customComponents.A.name).toBe("A");
  expect(customComponents.A).toThrow("length");
  expect([customComponents.C(), customComponents.D()]).toEqual([1, 2]);
});

test("a site without subscribers has no organizations", () => {
  expect(getCode("organization")).toBe('export const organization = "";');
});

test("addresses and names are compared in lower case", () => {
  const options = {
    subscriberLinks: {
      organization: "https://github.com/Acme/",
      publicRepositories: ["Lamp"],
      subscriptions: [{ name: "CIS", storageKey: "cis", repositories: ["Charts"] }],
    },
  };
  expect(getCode("organization", options)).toContain('"https://github.com/acme/"');
  expect(getCode("repositories", options)).toBe(
    'export const rules = {"publicRepositories":["lamp"],"subscriptions":[{"name":"CIS","storageKey":"cis","repositories":["charts"]}]};',
  );
});

test("the selector of zoomable images reaches the browser unchanged", () => {
  expect(getCode("image-zoom", { imageZoom: { selector: '[alt="a"]' } })).toBe(
    'export const zoomSelector = "[alt=\\"a\\"]";',
  );
});

test("the color mode of a first visit is in the bundle, not in every page", () => {
  const colorMode = { default: "dark", respectSystem: true } as const;
  expect(getCode("color-mode", { colorMode })).toBe(
    'export const colorMode = {"default":"dark","respectSystem":true};',
  );
});

test("analytics are off by default", () => {
  expect(getCode("analytics")).toContain("collector = null");
  const code = getCode("analytics", {
    analytics: { id: "G-1", consentKey: "ok", webVitals: true },
  });
  expect(code).toContain('"id":"G-1"');
  expect(code).toContain('"anonymizeIp":true');
  expect(code).toContain('"consentKey":"ok"');
  expect(code).toContain("webVitals = true");
});

test("the chosen provider of the search is the only one, with its options", () => {
  expect(getCode("search-embedded", { baseUrl: "/b/" })).toContain('"/b/search-index/');
  expect(getCode("search-algolia")).toBeUndefined();
  const hosted = { search: algolia, baseUrl: "/b/" };
  expect(getCode("search-embedded", hosted)).toBeUndefined();
  expect(
    JSON.parse(/\{"appId.*\}/.exec(getCode("search-algolia", hosted) ?? "")?.[0] ?? ""),
  ).toEqual({
    appId: "A",
    apiKey: "k",
    indexName: "docs",
    contextualSearch: true,
    facetFilters: [],
    baseUrl: "/b/",
    locale: "en",
    lastTag: "docs-default-current",
  });
});

test("the search has the address of its page, and shortcuts unless they are turned off", () => {
  const withSearch: Partial<SiteConfigInput> = { navbar: [{ type: "search" }] };
  const options = {
    ...withSearch,
    search: { shortcuts: false },
    baseUrl: "/b/",
    trailingSlash: true,
  };
  expect(getCode("search", withSearch)).toContain("shortcuts = true");
  expect(getCode("search", options)).toContain("shortcuts = false");
  expect(getCode("search", options)).toContain('searchAddress = "/b/search/"');
});

test("links are compiled only into sites with search", () => {
  const link = { label: "Guides", to: "/guides" };
  expect(getCode("search-links", { navbar: [link, { type: "search" }] })).toContain(
    'startingPoints = [{"label":"Guides","href":"/guides"}]',
  );
  const { code } = getModules({});
  expect(getModules({ navbar: [link], trailingSlash: true }).code).toEqual(code);
});

test.each<Partial<SiteConfigInput>>([
  {},
  { search: algolia },
])("all chosen modules exist (%j)", (options) => {
  const missing = Object.values(getModules(options).files).filter(
    (file) => !existsSync(join(import.meta.dirname, "../..", file)),
  );
  expect(missing).toEqual([]);
});

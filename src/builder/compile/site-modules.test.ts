import { expect, test } from "vitest";
import { parseConfig } from "../../config/parse/parse-config.ts";
import { type SiteConfigInput, siteConfigSchema } from "../../config/schemas/site-config.ts";
import { siteModules } from "./site-modules.ts";

function modulesOf(options: Partial<SiteConfigInput>): Record<string, string> {
  const logo = { alt: "", light: "data:,", dark: "data:,", width: 1, height: 1 };
  const value = { title: "Site", url: "https://example.com", logo, ...options };
  const parsed = parseConfig(siteConfigSchema, value, "config.ts");
  if (!parsed.ok) throw new Error(parsed.diagnostics[0]?.message);
  return siteModules("/nowhere", parsed.value);
}

test("a site without subscribers has no organization to look out for", () => {
  expect(modulesOf({})["virtual:site/organization"]).toBe('export const organization = "";');
});

test("addresses and names are compared in lower case", () => {
  const modules = modulesOf({
    subscriberLinks: {
      organization: "https://github.com/Acme/",
      publicRepositories: ["Lamp"],
      subscriptions: [{ name: "CIS", storageKey: "cis", repositories: ["Charts"] }],
    },
  });
  expect(modules["virtual:site/organization"]).toContain('"https://github.com/acme/"');
  expect(modules["virtual:site/repositories"]).toBe(
    'export const rules = {"publicRepositories":["lamp"],"subscriptions":[{"name":"CIS","storageKey":"cis","repositories":["charts"]}]};',
  );
});

test("the selector of images that can be enlarged reaches the browser as it is", () => {
  expect(modulesOf({ imageZoom: { selector: '[alt="a"]' } })["virtual:site/image-zoom"]).toBe(
    'export const zoomSelector = "[alt=\\"a\\"]";',
  );
});

test("nothing measures unless the site says so", () => {
  expect(modulesOf({})["virtual:site/analytics"]).toBe("export const startAnalytics = null;");
  const code = modulesOf({ analytics: { id: "G-1" } })["virtual:site/analytics"];
  expect(code).toContain('"id":"G-1"');
  expect(code).toContain('"anonymizeIp":true');
  expect(code).not.toContain("vitals");
});

test("vitals are told to the same collector under the same rules, if the site says so", () => {
  const analytics = { id: "G-1", consentKey: "ok", webVitals: true };
  const code = modulesOf({ analytics })["virtual:site/analytics"] ?? "";
  const [views, vitals] = [...code.matchAll(/part\.(\w+)\((\{.*?\})\)/g)];
  expect([views?.[1], vitals?.[1]]).toEqual(["startPageViews", "startVitals"]);
  expect(vitals?.[2]).toBe(views?.[2]);
  expect(vitals?.[2]).toContain('"consentKey":"ok"');
});

test("the color mode of a first visit is in the bundle, not in every page", () => {
  const colorMode = { default: "dark", respectSystem: true } as const;
  expect(modulesOf({ colorMode })["virtual:site/color-mode"]).toBe(
    'export const colorMode = {"default":"dark","respectSystem":true};',
  );
});

test("the chosen provider of the search is the only one, with its options", () => {
  const search = { provider: "algolia", appId: "A", apiKey: "k", indexName: "docs" } as const;
  const embedded = modulesOf({})["virtual:site/search-provider"];
  const hosted = modulesOf({ search, baseUrl: "/b/" })["virtual:site/search-provider"];
  expect(embedded).toContain("open-embedded.ts");
  expect(embedded).not.toContain("hosted");
  expect(hosted).not.toContain("embedded");
  expect(JSON.parse(/\{"appId.*\}/.exec(hosted ?? "")?.[0] ?? "")).toEqual({
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
  const off = modulesOf({ search: { shortcuts: false }, baseUrl: "/b/", trailingSlash: true });
  expect(modulesOf({})["virtual:site/search"]).toContain("shortcuts = true");
  expect(off["virtual:site/search"]).toContain("shortcuts = false");
  expect(off["virtual:site/search"]).toContain('searchAddress = "/b/search/"');
});

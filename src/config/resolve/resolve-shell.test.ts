import { expect, it } from "vitest";
import { parseConfig } from "../parse/parse-config.ts";
import { type SiteConfig, siteConfigSchema } from "../schemas/site-config.ts";
import { getPolicySources } from "./resolve-shell.ts";

function parse(options: Record<string, unknown>) {
  const minimal = {
    title: "Docs",
    url: "https://docs.example.com",
    logo: { alt: "Docs", light: "/l.svg", dark: "/d.svg", width: 10, height: 10 },
  };
  return parseConfig(siteConfigSchema, { ...minimal, ...options }, { file: "config.ts" });
}

function config(options: Record<string, unknown>): SiteConfig {
  const parsed = parse(options);
  if (!parsed.ok) throw new Error("refused");
  return parsed.value;
}

it("allows no other host by default", () => {
  expect(getPolicySources(config({}))).toEqual({});
});

it("allows what options and the site itself need", () => {
  const sources = getPolicySources(
    config({
      analytics: { id: "G-1", endpoint: "https://collect.example/g" },
      fontStylesheet: "https://fonts.example/css?family=A",
      search: { provider: "algolia", appId: "AB1", apiKey: "k", indexName: "i" },
      contentSecurityPolicy: { "frame-src": ["https://video.example"] },
    }),
  );
  expect(sources).toEqual({
    "frame-src": ["https://video.example"],
    "style-src": ["https://fonts.example"],
    "font-src": ["https:"],
    "connect-src": [
      "https://collect.example",
      "https://ab1-dsn.algolia.net",
      "https://ab1.algolia.net",
      "https://*.algolianet.com",
    ],
  });
});

it.each([
  "'unsafe-inline'",
  "a b",
  "x;script-src",
  "x,y",
  "",
])("rejects the source `%s`", (source) => {
  expect(parse({ contentSecurityPolicy: { "script-src": [source] } }).ok).toBe(false);
});

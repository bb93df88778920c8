import { beforeAll, expect, it } from "vitest";
import { resolveShell } from "../../src/config/resolve/resolve-shell.ts";
import { resolveVersions } from "../../src/config/resolve/resolve-versions.ts";
import type { SiteConfig } from "../../src/config/schemas/site-config.ts";
import { loadRealSite } from "./real-site.ts";

let config: SiteConfig;

beforeAll(async () => {
  config = (await loadRealSite()).config;
});

it("the title, its delimiter, and the tagline", () => {
  expect(config.title).toBe("Gruntwork Docs");
  expect(config.titleDelimiter).toBe("|");
  expect(config.tagline).toBe("Learn how to deploy and manage your entire infrastructure as code.");
});

it("the site is at the root of its host", () => {
  expect(config.url).toBe("https://docs.gruntwork.io");
  expect(config.baseUrl).toBe("/");
  expect(config.favicon).toBe("/favicon.svg");
});

it("light is the default and the switch is enabled", () => {
  expect(config.colorMode.default).toBe("light");
  expect(config.colorMode.disableSwitch).toBe(false);
});

it("English is the only language", () => {
  const { shell } = resolveShell(config, { docs: [], versions: [], routes: [], configText: "" });
  expect(shell.locale).toMatchObject({ code: "en", direction: "ltr" });
  expect(shell.locales.map(({ code, baseUrl }) => [code, baseUrl])).toEqual([["en", "/"]]);
});

it("the table of contents shows levels 2 to 3", () => {
  expect(config.toc).toEqual({ minLevel: 2, maxLevel: 3 });
});

it("the docs have one version, current, labeled Next", () => {
  expect(resolveVersions(config)).toMatchObject([
    { name: "current", label: "Next", isLast: true, path: "/docs", banner: null },
  ]);
  expect(config.mainDoc).toBe("intro/overview/intro-to-gruntwork");
});

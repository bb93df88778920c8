import * as v from "valibot";
import { expect, test } from "vitest";
import { siteConfigSchema } from "../schemas/site-config.ts";
import { getCurrentDocsRoute, resolveVersions } from "./resolve-versions.ts";

const logo = { alt: "", light: "/l.svg", dark: "/d.svg", width: 1, height: 1 };

function parse(config: object) {
  return v.parse(siteConfigSchema, { title: "T", url: "https://a.example", logo, ...config });
}

test("without versions, the current docs are the last version, labeled Next", () => {
  expect(resolveVersions(parse({}))).toEqual([
    {
      name: "current",
      label: "Next",
      isLast: true,
      path: "/docs",
      banner: null,
      folder: "content/docs",
      sidebarsFile: "sidebars.ts",
    },
  ]);
});

test("the newest release is the last version, newer ones are unreleased, older ones unmaintained", () => {
  const versions = resolveVersions(
    parse({ docsVersions: [{ name: "current" }, { name: "2.0" }, { name: "1.0", label: "One" }] }),
  );
  expect(versions.map(({ label, path, banner, isLast }) => [label, path, banner, isLast])).toEqual([
    ["Next", "/docs/next", "unreleased", false],
    ["2.0", "/docs", null, true],
    ["One", "/docs/1.0", "unmaintained", false],
  ]);
  expect(versions[2]).toMatchObject({
    folder: "versions/1.0/docs",
    sidebarsFile: "versions/1.0/sidebars.ts",
  });
});

test("a site may choose the last version, paths, and banners", () => {
  const config = parse({
    docsRoute: "/",
    lastVersion: "current",
    docsVersions: [
      { name: "current", path: "/edge/" },
      { name: "1.0", banner: "none" },
    ],
  });
  expect(resolveVersions(config).map(({ path, banner }) => [path, banner])).toEqual([
    ["/edge", null],
    ["/1.0", null],
  ]);
  expect(getCurrentDocsRoute(config)).toBe("/edge");
});

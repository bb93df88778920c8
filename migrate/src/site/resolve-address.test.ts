import { expect, it } from "vitest";
import type { Article } from "../document/article.ts";
import { prepareBody } from "../document/prepare.ts";
import { resolveImage, resolveLink } from "./resolve-address.ts";
import type { SiteMigration } from "./site-migration.ts";

it("finds a public file below `/src/`, which Astro reads as a path of the site", () => {
  const migration = { siteDir: "/missing", baseUrl: "/", publicFiles: new Set(["/src/a.png"]) };
  const collection = { root: "/missing/docs", overlays: [] };
  const find = (address: string) =>
    resolveImage(
      address,
      { collection, path: "a.md", file: "/missing/docs/a.md" } as unknown as Article,
      migration as unknown as SiteMigration,
    );
  expect(find("/src/a.png")).toBe("/src/a.png");
  expect(find("/src/b.png")).toBeUndefined();
});

it("corrects links to a title, which has no id, and the case of anchors", () => {
  const collection = { root: "/missing/docs", overlays: [], folder: "content/docs", prefix: "" };
  const article = (path: string, body: string) => ({
    collection,
    path,
    file: `/missing/docs/${path}`,
    target: `content/docs/${path}`,
    page: { oldAddress: `/${path.replace(".md", "")}` },
    prepared: prepareBody(body, { format: "markdown", isMdxFile: false }),
  });
  const bell = article("bell.md", "# The bell\n\n## Ring it\n\n## Own {#Own-id}\n");
  const byFile = new Map([["/missing/docs/bell.md", bell]]);
  const migration = {
    siteDir: "/missing",
    baseUrl: "/",
    publicFiles: new Map(),
    byFile,
    collections: [],
  };
  const resolve = (address: string, from = article("a.md", "")) =>
    resolveLink(address, from as unknown as Article, migration as unknown as SiteMigration);
  expect(resolve("bell.md#the-bell")).toBe("bell.md");
  expect(resolve("/bell#the-bell")).toBe("/bell");
  expect(resolve("./bell.html#Ring-it")).toBe("./bell.md#ring-it");
  expect(resolve("/bell.html")).toBe("./bell.md");
  expect(resolve("/missing.html")).toBe("/missing.html");
  expect(resolve("bell.md#own-id")).toBe("bell.md#Own-id");
  expect(resolve("bell.md#unknown")).toBe("bell.md#unknown");
  // The address of the page ends with a slash.
  expect(resolve("../bell#Ring-it")).toBe("./bell.md#ring-it");
  expect(resolve("../gone")).toBe("../gone");
  expect(resolve("../bell", article("index.md", ""))).toBe("../bell");
  expect(resolve("#the-bell", bell)).toBe("./bell.md");
  expect(resolve("#Ring-it", bell)).toBe("#ring-it");
});

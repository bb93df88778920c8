import { expect, it } from "vitest";
import type { Article } from "../document/article.ts";
import { resolveImage } from "./resolve-address.ts";
import type { SiteMigration } from "./site-migration.ts";

it("finds a public file below `/src/`, which Astro reads as a path of the site", () => {
  const work = { siteDir: "/missing", baseUrl: "/", publicFiles: new Set(["/src/a.png"]) };
  const collection = { root: "/missing/docs", overlays: [] };
  const find = (address: string) =>
    resolveImage(
      address,
      { collection, path: "a.md", file: "/missing/docs/a.md" } as unknown as Article,
      work as unknown as SiteMigration,
    );
  expect(find("/src/a.png")).toBe("/src/a.png");
  expect(find("/src/b.png")).toBeUndefined();
});

import { expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { CatalogRelease } from "../../model/reference/library.ts";
import type { RenderedSite } from "../output.ts";
import { changesFeedOutput } from "./changes-feed.ts";

const change = {
  subject: "input",
  name: "nat",
  breaking: false,
  href: "/docs/vpc#input_nat",
} as const;

const release: CatalogRelease = {
  id: "v2.0.0",
  title: "2.0.0",
  date: "2025-03-09",
  href: "https://x.example/v2.0.0",
  services: [
    {
      id: "networking/vpc",
      href: "/base/docs/vpc",
      text: "VPC & more",
      changes: [
        { ...change, kind: "retyped", breaking: true, values: ["map(any)", '"<b>"'] },
        { ...change, kind: "removed", subject: "output", name: "id", values: [] },
      ],
    },
  ],
};

/** With null, the site has no page of releases. */
function getSite(releases: readonly CatalogRelease[] | null): RenderedSite {
  const page = {
    title: "Changes",
    description: "All changes.",
    route: "/docs/changes",
    body: { kind: releases ? "catalog-changes" : "html", releases, locale: "en" },
  } as unknown as Page;
  return {
    site: {
      title: "Docs",
      url: "https://docs.example.com",
      baseUrl: "/base/",
      locale: { code: "en" },
    },
    listedPages: [{ kind: "custom", route: "/" }, page],
  } as unknown as RenderedSite;
}

async function getFiles(releases: readonly CatalogRelease[] | null): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await changesFeedOutput.write(getSite(releases), (path, content) => {
    files.set(path, String(content));
  });
  return files;
}

it("knows its file names before they are written", async () => {
  const files = await getFiles([release]);
  expect(changesFeedOutput.paths(getSite([release]))).toEqual([...files.keys()]);
  expect([...files.keys()]).toEqual(["api/changes.atom", "api/changes.json"]);
});

it("is omitted if no page lists changes", async () => {
  expect(changesFeedOutput.paths(getSite(null))).toEqual([]);
  expect((await getFiles(null)).size).toBe(0);
});

it("has an entry with the changes of each release", async () => {
  const feed = JSON.parse((await getFiles([release])).get("api/changes.json") ?? "{}");
  expect(feed).toMatchObject({
    title: "Docs: Changes",
    home_page_url: "https://docs.example.com/base/docs/changes",
    feed_url: "https://docs.example.com/base/api/changes.json",
    items: [
      {
        id: "https://docs.example.com/base/docs/changes#v2.0.0",
        title: "2.0.0: VPC & more",
        date_modified: "2025-03-09T00:00:00.000Z",
        content_html:
          '<h3><a href="https://docs.example.com/base/docs/vpc">VPC &amp; more</a></h3><ul>' +
          "<li><strong>breaking</strong> <code>nat</code>: type changed, " +
          "<code>map(any)</code> → <code>&quot;&lt;b&gt;&quot;</code></li>" +
          "<li>Output <code>id</code>: removed</li></ul>",
      },
    ],
  });
});

it("is dated by its newest release, so that the same releases give the same file", async () => {
  const atom = (await getFiles([release])).get("api/changes.atom") ?? "";
  expect(atom).toContain("<updated>2025-03-09T00:00:00.000Z</updated>");
  expect(atom).toContain(
    '<link rel="self" href="https://docs.example.com/base/api/changes.atom"/>',
  );
  expect(atom).not.toMatch(/<updated>(?!2025-03-09)/);
  expect((await getFiles([release])).get("api/changes.atom")).toBe(atom);
});

it("contains only the newest releases", async () => {
  const releases = Array.from({ length: 31 }, (_, index) => ({
    ...release,
    title: `2.${31 - index}.0`,
  }));
  const feed = JSON.parse((await getFiles(releases)).get("api/changes.json") ?? "{}");
  expect(feed.items).toHaveLength(30);
  expect(feed.items[0].title).toContain("2.31.0");
});

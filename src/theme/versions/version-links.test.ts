import { expect, test } from "vitest";
import type { Page } from "../../model/page/page.ts";
import { getDocsVersion, getVersionsForPage, toVersionLink } from "./version-links.ts";

const start = (name: string) => ({ name, label: name, href: `/${name}`, isSamePage: false });
const shell = { docsId: "default", lastVersion: "2.0", links: [start("2.0"), start("1.0")] };

/** Only the properties that concern versions are set. */
function page(own: object): Page {
  return own as Page;
}

const outside = page({ kind: "blog-archive" });

test("a page outside of the docs has no version, and uses the last one", () => {
  expect(getDocsVersion(outside)).toBeUndefined();
  expect(getVersionsForPage(outside, shell)).toEqual({ current: start("2.0"), links: shell.links });
});

test("a page of the docs sees itself in every version", () => {
  const links = shell.links.map((link) => ({ ...link, href: `${link.href}/a`, isSamePage: true }));
  const doc = page({ kind: "doc", version: "1.0", versions: { links } });
  expect(getVersionsForPage(doc, shell)).toEqual({ current: links[1], links });
});

test("an unknown version is ignored", () => {
  expect(getVersionsForPage(page({ version: "0.1", versions: null }), shell)).toBeUndefined();
});

test("a link to the docs leads to the page in the current version if it exists", () => {
  const link = { label: "A", href: "/a", external: false, byVersion: { "1.0": "/1.0/a" } };
  expect(toVersionLink(link, "1.0").href).toBe("/1.0/a");
  expect(toVersionLink(link, "2.0").href).toBe("/a");
  expect(toVersionLink(link, undefined).href).toBe("/a");
});

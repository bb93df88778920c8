import { expect, test } from "vitest";
import { loadTestSite } from "../../../tests/support/load-test-site.ts";

const doc = (title: string) => `---\ntitle: ${title}\n---\n`;

test("one version: its name, its label, its main page, and its pages with their sidebars", async () => {
  const { versions, docs } = await loadTestSite(
    { "b.md": doc("B"), "a.md": doc("A") },
    { sidebars: { main: ["b"] } },
  );
  expect(versions).toEqual([
    {
      name: "current",
      label: "Next",
      isLast: true,
      path: "/docs",
      mainDocId: "b",
      banner: null,
      docs: [
        { id: "a", path: "/docs/a" },
        { id: "b", path: "/docs/b", sidebar: "main" },
      ],
    },
  ]);
  expect(docs.map(({ page }) => [page.version, page.versions])).toEqual([
    ["current", null],
    ["current", null],
  ]);
});

test("a page links to itself in every version, or to the start of a version without it", async () => {
  const { docs, diagnostics } = await loadTestSite(
    {
      "index.md": doc("Start"),
      "new.md": doc("New"),
      "/versions/1.0/docs/index.md": doc("Old start"),
    },
    { config: { docsVersions: [{ name: "current" }, { name: "1.0" }], baseUrl: "/base/" } },
  );
  expect(diagnostics).toEqual([]);
  const page = docs.find(({ page: { id } }) => id === "new")?.page;
  expect(page).toMatchObject({
    version: "current",
    versions: {
      label: "Next",
      banner: "unreleased",
      links: [
        { name: "current", href: "/base/docs/next/new", isSamePage: true },
        { name: "1.0", href: "/base/docs", isSamePage: false },
      ],
      last: { name: "1.0" },
    },
  });
});

test("a version does not begin with an unlisted page", async () => {
  const hidden = "---\ntitle: Hidden\nunlisted: true\ndisplayed_sidebar: main\n---\n";
  const { versions } = await loadTestSite(
    { "a.md": hidden, "b.md": doc("B") },
    { sidebars: { main: ["b"] } },
  );
  expect(versions[0]?.mainDocId).toBe("b");
});

test("the configuration names the main page", async () => {
  const { versions } = await loadTestSite(
    { "index.md": doc("Start"), "intro/a.md": doc("A") },
    { config: { mainDoc: "intro/a" } },
  );
  expect(versions[0]?.mainDocId).toBe("intro/a");
});

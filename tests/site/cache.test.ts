import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { temporaryFolder } from "./temporary-site.ts";

/** A site whose second build must show every change, whatever the caches hold. */
let folder = "";
let site = "";

beforeEach(() => {
  folder = temporaryFolder();
  site = join(folder, "site");
  cpSync(join(root, "tests/fixtures/cache"), site, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(): Promise<BuiltFixture> {
  return buildFixture(site, join(folder, "cache"));
}

/** Builds, changes a file of the site, builds again, and hands both outputs over. */
async function rebuild(
  file: string,
  change: (text: string) => string,
  look: (before: BuiltFixture, after: BuiltFixture) => void,
): Promise<void> {
  const before = await build();
  const path = join(site, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const after = await build();
  look(before, after);
  before.dispose();
  after.dispose();
}

describe("a second build", () => {
  it("renders nothing where nothing changed", async () => {
    const before = await build();
    const after = await build();
    expect(before.rendered).toBe(before.pages);
    expect(after.rendered).toBe(0);
    expect(after.file("a/index.html")).toBe(before.file("a/index.html"));
  });

  it("renders one page when one page's text changed", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("First text", "Second text"),
      (_, after) => {
        expect(after.rendered).toBe(1);
        expect(after.file("a/index.html")).toContain("Second text");
        expect(after.file("a/index.txt")).toContain("Second text");
      },
    ));

  it("shows a new title in the pages that name it", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("title: Page A", "title: Page Alpha"),
      (_, after) => expect(after.file("b/index.html")).toContain("Page Alpha"),
    ));

  it("follows a link whose target got another address", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("title: Page A", "title: Page A\nslug: moved"),
      (_, after) => {
        expect(after.ok).toBe(true);
        expect(after.file("b/index.html")).toContain('href="/moved"');
      },
    ));

  it("takes a changed partial into the page that includes it", () =>
    rebuild(
      "content/docs/_part.mdx",
      (text) => text.replace("Shared words", "Changed words"),
      (_, after) => expect(after.file("c/index.html")).toContain("Changed words"),
    ));

  it("gives a changed image a new name", () =>
    rebuild(
      "content/docs/dot.svg",
      (text) => text.replace("red", "blue"),
      (before, after) => {
        const image = /src="(\/assets\/dot-[^"]+)"/;
        const [, old] = image.exec(before.file("a/index.html") ?? "") ?? [];
        const [, now] = image.exec(after.file("a/index.html") ?? "") ?? [];
        expect(old).toBeDefined();
        expect(now).not.toBe(old);
        expect(after.file(now?.slice(1) ?? "")).toContain("blue");
      },
    ));

  it("shows a changed sidebar", () =>
    rebuild(
      "sidebars.ts",
      (text) => text.replace('"b"', '{ type: "doc", id: "b", label: "The other page" }'),
      (_, after) => expect(after.file("a/index.html")).toContain("The other page"),
    ));

  it("shows a changed configuration on every page", () =>
    rebuild(
      "config.ts",
      (text) => text.replace('title: "Cache"', 'title: "Other name"'),
      (_, after) => {
        expect(after.rendered).toBe(after.pages);
        expect(after.file("c/index.html")).toContain("Other name");
      },
    ));

  it("shows a changed component of the site", () =>
    rebuild(
      "components.tsx",
      (text) => text.replace("before", "after"),
      (_, after) => expect(after.file("c/index.html")).toContain("after"),
    ));

  it("shows changed data of the site's components", () =>
    rebuild(
      "data/label.ts",
      (text) => text.replace("first", "second"),
      (_, after) => expect(after.file("c/index.html")).toContain("second data"),
    ));

  it("shows changed texts that the site's components import", () =>
    rebuild(
      "words/hello.md",
      (text) => text.replace("Old words", "New words"),
      (_, after) => expect(after.file("c/index.html")).toContain("New words"),
    ));

  it("survives corrupt cache files", async () => {
    const before = await build();
    const cache = join(folder, "cache");
    const { listFiles } = await import("../../src/build/hash.ts");
    for (const path of listFiles(cache)) writeFileSync(path, "{ broken");
    const after = await build();
    expect(after.ok).toBe(true);
    expect(after.file("a/index.html")).toBe(before.file("a/index.html"));
  });
});

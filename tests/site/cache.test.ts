import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { searchManifestFile } from "../../src/model/search/search.ts";
import { readOutput } from "../support/run-build.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";
import { createTemporaryFolder } from "./temporary-site.ts";

/** A site whose second build must show every change despite the caches. */
let folder = "";
let site = "";

beforeEach(() => {
  folder = createTemporaryFolder();
  site = join(folder, "site");
  cpSync(join(root, "tests/fixtures/cache"), site, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(): Promise<BuiltFixture> {
  return buildFixture(site, join(folder, "cache"));
}

/** Builds, changes a file of the site, and builds again. `check` receives both results. */
async function rebuild(
  file: string,
  change: (text: string) => string,
  check: (before: BuiltFixture, after: BuiltFixture) => void,
): Promise<void> {
  const before = await build();
  const path = join(site, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
  const after = await build();
  check(before, after);
  before.dispose();
  after.dispose();
}

/** Without code, sites share a compiled engine. */
function removeComponents(): void {
  rmSync(join(site, "components.tsx"));
  const page = join(site, "content/docs/c.mdx");
  writeFileSync(page, readFileSync(page, "utf8").replace("<Marker />", ""));
}

function readStyleSheets({ outDir }: BuiltFixture): string {
  const sheets = listFullPaths(outDir).filter((file) => file.endsWith(".css"));
  return sheets.map((file) => readFileSync(file, "utf8")).join("");
}

describe("a second build", () => {
  it("renders nothing if nothing changed", async () => {
    const before = await build();
    const after = await build();
    expect(before.rendered).toBe(before.pages);
    expect(after.rendered).toBe(0);
    expect(after.file("a/index.html")).toBe(before.file("a/index.html"));
  });

  it("renders one page if one page's text changed", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("First text", "Second text"),
      (_, after) => {
        expect(after.rendered).toBe(1);
        expect(after.file("a/index.html")).toContain("Second text");
        expect(after.file("a/index.txt")).toContain("Second text");
      },
    ));

  it("updates a title in the pages that show it", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("title: Page A", "title: Page Alpha"),
      (_, after) => expect(after.file("b/index.html")).toContain("Page Alpha"),
    ));

  it("updates a link whose target has a new URL", () =>
    rebuild(
      "content/docs/a.md",
      (text) => text.replace("title: Page A", "title: Page A\nslug: moved"),
      (_, after) => {
        expect(after.ok).toBe(true);
        expect(after.file("b/index.html")).toContain('href="/moved"');
      },
    ));

  it("updates the page that includes a changed partial", () =>
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

  it("updates a sidebar", () =>
    rebuild(
      "sidebars.ts",
      (text) => text.replace('"b"', '{ type: "doc", id: "b", label: "The other page" }'),
      (_, after) => expect(after.file("a/index.html")).toContain("The other page"),
    ));

  it("updates the configuration on every page", () => {
    removeComponents();
    return rebuild(
      "config.ts",
      (text) => text.replace('title: "Cache"', 'title: "Other name"'),
      (_, after) => {
        expect(after.rendered).toBe(after.pages);
        expect(after.file("c/index.html")).toContain("Other name");
      },
    );
  });

  it("updates a component and what it imports from outside the site, and restores it", async () => {
    const write = (module: string, sheet: string) => {
      writeFileSync(join(folder, "outside.ts"), `export const outside = "${module} module";\n`);
      writeFileSync(join(folder, "outside.css"), `.outside { --word: ${sheet}; }\n`);
    };
    const first = await build();
    expect(first.file("c/index.html")).toContain("before");
    first.dispose();
    const components = join(site, "components.tsx");
    const imports = `import "./data/site.css";\nimport { outside } from "../outside.ts";\n`;
    const code = readFileSync(components, "utf8").replace("before", "{outside}");
    writeFileSync(components, imports + code);
    writeFileSync(join(site, "data/site.css"), '@import "../../outside.css";\n');
    const states = ["red red", "blue green", "red red"];
    const builds: BuiltFixture[] = [];
    for (const [module = "", sheet = ""] of states.map((state) => state.split(" "))) {
      write(module, sheet);
      const built = await build();
      expect(built.file("c/index.html")).toContain(`${module} module`);
      expect(readStyleSheets(built)).toContain(`--word:${sheet}`);
      builds.push(built);
    }
    expect(builds[2]?.file("c/index.html")).toBe(builds[0]?.file("c/index.html"));
    for (const built of builds) built.dispose();
  });

  it("writes only changed pages, and the same output as a cold build", async () => {
    const outDir = join(folder, "dist");
    const page = join(site, "content/docs/a.md");
    const text = readFileSync(page, "utf8");
    const buildInto = async (out: string, cache: string) => {
      const bundleDir = join(root, ".cache/bundles");
      const cacheDir = join(folder, cache);
      const { ok } = await buildSite({ root, siteDir: site, outDir: out, cacheDir, bundleDir });
      expect(ok).toBe(true);
    };
    const getInode = (file: string) => statSync(join(outDir, file)).ino;
    await buildInto(outDir, "cache");
    for (const words of ["Second text", "Third text", "Fourth text"]) {
      const [a, b] = [getInode("a/index.html"), getInode("b/index.html")];
      writeFileSync(page, text.replace("First text", words));
      await buildInto(outDir, "cache");
      expect(getInode("a/index.html")).not.toBe(a);
      expect(getInode("b/index.html")).toBe(b);
    }
    writeFileSync(page, text.replace("title: Page A", "title: Page A\nslug: moved"));
    await buildInto(outDir, "cache");
    await buildInto(join(folder, "fresh"), "fresh-cache");
    expect([...readOutput(outDir)].sort()).toEqual([...readOutput(join(folder, "fresh"))].sort());
  });

  it("recreates a damaged article", async () => {
    const before = await build();
    const articles = join(folder, "cache/articles");
    rmSync(join(folder, "cache/pages"), { recursive: true });
    const index: Record<string, [offset: number]> = JSON.parse(
      readFileSync(join(articles, "index.json"), "utf8"),
    );
    const pack = readFileSync(join(articles, "pack"));
    for (const [key, [offset]] of Object.entries(index)) {
      if (key.startsWith("article-")) pack.fill(0, offset, offset + 4);
    }
    writeFileSync(join(articles, "pack"), pack);
    const after = await build();
    expect(after.ok).toBe(true);
    expect(after.file("a/index.html")).toBe(before.file("a/index.html"));
  });

  it("builds the same search index incrementally", async () => {
    removeComponents();
    const search = join(folder, "cache/search");
    const config = join(site, "config.ts");
    const withSearch = 'navbar: [{ type: "search" }], docsRoute';
    writeFileSync(config, readFileSync(config, "utf8").replace("docsRoute", withSearch));
    const first = await build();
    const page = join(site, "content/docs/a.md");
    writeFileSync(page, readFileSync(page, "utf8").replace("First text", "Second text"));
    const incremental = await build();
    rmSync(search, { recursive: true });
    const cold = await build();
    expect([...readOutput(incremental.outDir)]).toEqual([...readOutput(cold.outDir)]);
    expect(incremental.file(searchManifestFile)).not.toBe(first.file(searchManifestFile));
    writeFileSync(join(search, "pack"), "broken");
    const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const repaired = await build();
    const lines = stderr.mock.calls.map(([text]) => text);
    stderr.mockRestore();
    expect([...readOutput(repaired.outDir)]).toEqual([...readOutput(cold.outDir)]);
    const pack = join(search, "pack");
    expect(lines).toEqual([`Damaged: \`${pack}\`; what is missing will be created again\n`]);
    rmSync(search, { recursive: true });
    // The folder cannot be created, so nothing is cached.
    writeFileSync(search, "");
    const uncached = await build();
    expect([...readOutput(uncached.outDir)]).toEqual([...readOutput(cold.outDir)]);
    for (const built of [first, incremental, cold, repaired, uncached]) built.dispose();
  });

  it("recovers from corrupt cache files", async () => {
    const before = await build();
    const cache = join(folder, "cache");
    for (const path of listFullPaths(cache)) writeFileSync(path, "{ broken");
    const after = await build();
    expect(after.ok).toBe(true);
    expect(after.file("a/index.html")).toBe(before.file("a/index.html"));
  });
});

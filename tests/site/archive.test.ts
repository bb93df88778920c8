import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeArchive } from "../../src/builder/archive/write-archive.ts";
import { pathsBelow } from "../../src/builder/output/staging.ts";
import { type BuiltFixture, buildFixture, root } from "./build-fixture.ts";

const siteDir = join(root, "tests/fixtures/kitchen-sink");
const origin = "https://kitchen-sink.example.com";

let built: BuiltFixture;
let files: Map<string, string>;

function optionsFor(file: string) {
  const { outDir } = built;
  return { root, siteDir, outDir, file, url: origin, baseUrl: "/kitchen-sink/" };
}

async function archive(name: string): Promise<Uint8Array> {
  const file = join(built.outDir, "..", `${name}.zip`);
  const { bytes } = await writeArchive(optionsFor(file));
  const content = readFileSync(file);
  expect(content.length).toBe(bytes);
  return content;
}

beforeAll(async () => {
  built = await buildFixture(siteDir);
  const entries = Object.entries(unzipSync(await archive("site")));
  files = new Map(
    entries.map(([path, content]) => [
      path.replace(/^site\//, ""),
      Buffer.from(content).toString(),
    ]),
  );
});

afterAll(() => built.dispose());

/** Addresses in a document, as browsers see them. */
function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src, srcset, action, content, rel, "http-equiv": equiv }) {
      if (rel === "canonical") expect(href).toMatch(`${origin}/`);
      found.push(...[href, src, action].filter((address) => address !== undefined));
      found.push(...(srcset ?? "").split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ""));
      if (name === "meta" && equiv === "refresh")
        found.push((content ?? "").split("url=")[1] ?? "");
    },
  });
  parser.end(html);
  return found.filter((address) => address !== "");
}

it("has every file that its pages name", () => {
  const missing: string[] = [];
  let checked = 0;
  for (const [path, html] of files) {
    if (!path.endsWith(".html")) continue;
    for (const address of addressesIn(html)) {
      if (/^(?:https?:|mailto:|#|\?)/.test(address)) continue;
      checked += 1;
      const target = decodeURIComponent(address.replace(/[?#].*$/, ""));
      const file = posix.join(posix.dirname(path), target);
      if (!files.has(file)) missing.push(`${path}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});

it("leads to the host only for what the archive leaves out", () => {
  const outside = [...files].flatMap(([path, html]) =>
    path.endsWith(".html")
      ? addressesIn(html).filter((address) => address.startsWith(`${origin}/kitchen-sink/`))
      : [],
  );
  const own = outside.map((address) => address.replace(/[?#].*$/, "").slice(origin.length));
  const pages = own.filter((path) => files.has(`${path.slice("/kitchen-sink/".length)}index.html`));
  const canonical = [...files.values()].flatMap(
    (html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [],
  );
  expect(pages.every((path) => canonical.includes(origin + path))).toBe(true);
});

it("has the anchor of each link", () => {
  const missing: string[] = [];
  const idsOf = new Map<string, Set<string>>();
  for (const [path, html] of files) {
    if (!path.endsWith(".html")) continue;
    const ids = new Set<string>();
    new Parser({ onattribute: (name, value) => void (name === "id" && ids.add(value)) }).end(html);
    idsOf.set(path, ids);
  }
  for (const [path, html] of files) {
    if (!path.endsWith(".html")) continue;
    for (const address of addressesIn(html)) {
      const [target = "", id] = address.split("#");
      if (!id || /^https?:/.test(address)) continue;
      const page =
        target === "" ? path : posix.join(posix.dirname(path), decodeURIComponent(target));
      if (!idsOf.get(page)?.has(decodeURIComponent(id))) missing.push(`${path}: ${address}`);
    }
  }
  expect(missing).toEqual([]);
});

it("holds nothing for hosts, and each file that pages fetch as a script", () => {
  const paths = [...files.keys()];
  const needless = /index\.txt$|service-worker|sitemap|robots|_headers|^assets\/.*-[\w-]{6}\.js$/;
  expect(paths.filter((path) => needless.test(path) && !path.endsWith(".json.js"))).toEqual([]);
  expect(paths).toContain("search-index/manifest.json.js");
  expect(paths.filter((path) => path.startsWith("search-index/") && !path.endsWith(".js"))).toEqual(
    [],
  );
  for (const path of paths.filter((name) => name.endsWith(".md"))) {
    expect(files.get(`${path}.js`)).toContain(JSON.stringify(files.get(path)));
  }
});

it("is the same when it is made again", async () => {
  expect(Buffer.compare(await archive("site"), await archive("site"))).toBe(0);
});

it("is made of a site at the root of its host too", async () => {
  const small = await buildFixture(join(root, "tests/fixtures/admonitions"));
  const file = join(small.outDir, "..", "small.zip");
  await writeArchive({ ...optionsFor(file), outDir: small.outDir, baseUrl: "/" });
  const entries = unzipSync(readFileSync(file));
  const script = Buffer.from(entries["small/assets/archive.js"] ?? "").toString();
  expect(script).toMatch(/^\(function|^var |^\(\(\)=>/);
  expect(script).not.toMatch(/\bimport\(|import\.meta/);
  small.dispose();
});

it("leaves out what the output carries of former builds", async () => {
  const { outDir } = built;
  const list = join(outDir, "builds.json");
  const assets = pathsBelow(join(outDir, "assets")).map((path) => [`assets/${path}`, "hash"]);
  writeFileSync(list, JSON.stringify([{ id: "a", date: "", files: Object.fromEntries(assets) }]));
  writeFileSync(join(outDir, "assets/parts/old-abc123.css"), "body { display: none }");
  const entries = unzipSync(await archive("kept"));
  rmSync(list);
  rmSync(join(outDir, "assets/parts/old-abc123.css"));
  const sheets = Object.entries(entries).filter(([path]) => path.endsWith(".css"));
  expect(sheets).toHaveLength(1);
  expect(Buffer.from(sheets[0]?.[1] ?? "").toString()).not.toContain("body { display: none }");
  expect(Object.keys(entries)).not.toContain("kept/builds.json");
});

it("refuses a place in the output folder, which would be replaced", async () => {
  const file = join(built.outDir, "site.zip");
  await expect(writeArchive(optionsFor(file))).rejects.toThrow("lies in the output folder");
  expect(existsSync(file)).toBe(false);
});

it("refuses the place of a folder", async () => {
  const folder = join(built.outDir, "..");
  await expect(writeArchive(optionsFor(folder))).rejects.toThrow("is a folder");
});

it("says where it cannot be written, and leaves nothing half done", async () => {
  const file = join(built.outDir, "..", "site.zip", "below.zip");
  await expect(writeArchive(optionsFor(file))).rejects.toThrow(
    /cannot be written: a file has the name/,
  );
});

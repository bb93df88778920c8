import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../src/builder/build-site.ts";
import { listFiles } from "../../src/files/walk-files.ts";
import { root } from "./build-fixture.ts";
import { createTemporaryFolder, createTemporarySite, writeLamp } from "./temporary-site.ts";

const site = createTemporarySite();
/** Not in the site, whose code would then be different, and compiled again. */
const folder = createTemporaryFolder();
const outDir = join(folder, "dist");

afterAll(() => {
  site.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const config = join(root, "tests/fixtures/minimal-config.ts");

async function buildFor(
  hosting: readonly string[],
  { withComponent = false, compress = false } = {},
): Promise<Map<string, string>> {
  site.write(
    "config.ts",
    `import config from ${JSON.stringify(config)};
export default { ...config, trailingSlash: false, hosting: ${JSON.stringify(hosting)} };
`,
  );
  site.write(
    "content/docs/word.mdx",
    `---\ntitle: A word\n---\n\n${withComponent ? "<Lamp />" : ""}\n`,
  );
  if (withComponent) writeLamp(site);
  else rmSync(join(site.dir, "components.tsx"), { force: true });
  site.write("redirects.tsv", "/old\t/word\n");
  const result = await buildSite({
    root,
    siteDir: site.dir,
    outDir,
    cacheDir: join(folder, "cache"),
    bundleDir: join(root, ".cache/bundles"),
    compress,
  });
  expect(result.diagnostics).toEqual([]);
  expect(result.ok).toBe(true);
  return new Map(
    listFiles(outDir).map((path) => [path, readFileSync(join(outDir, path), "latin1")]),
  );
}

const isHostFile = (path: string) =>
  /^(?:\.hosting\/|\.htaccess$|_headers$|_redirects$)/.test(path);

const getHostFiles = (output: Map<string, string>) =>
  Object.fromEntries([...output].filter(([path]) => isHostFile(path)));

/** No two of these hosts read the same file. */
const hosts = ["netlify", "nginx", "apache", "caddy", "cloudfront"];
let before: Map<string, string>;

beforeAll(async () => {
  before = await buildFor(hosts, { compress: true });
});

it("writes compressed copies with the same contents", () => {
  const read = (path: string) => readFileSync(join(outDir, path));
  expect(gunzipSync(read("word/index.html.gz"))).toEqual(read("word/index.html"));
  expect(existsSync(join(outDir, "word/index.html.br"))).toBe(true);
  const manifest = JSON.parse(read(".output.json").toString());
  const copies = listFiles(outDir).filter((path) => /\.(?:br|gz)$/.test(path));
  expect(manifest.writers["compressed copies"].files).toBe(copies.length);
});

it("writes the same files for all hosts, regardless of pages and components", async () => {
  const after = await buildFor(hosts, { withComponent: true });
  expect(Object.keys(getHostFiles(before))).toHaveLength(11);
  expect(getHostFiles(after)).toEqual(getHostFiles(before));
  expect(after.get("word/index.html")).not.toBe(before.get("word/index.html"));
});

it("writes the files that several other hosts read", async () => {
  const after = await buildFor(["rules-files"]);
  expect(Object.keys(getHostFiles(after))).toHaveLength(3);
});

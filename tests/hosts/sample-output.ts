import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { getCompressedCopies, isCompressible } from "../../src/builder/output/compress.ts";
import type { TrailingSlash } from "../../src/model/url/route.ts";
import { getHeaderRules } from "../../src/publish/hosting/header-rules.ts";
import { getHostFiles } from "../../src/publish/hosting/host-files.ts";

export interface SampleSite {
  baseUrl: string;
  trailingSlash: TrailingSlash;
}

/** Long enough to be compressed. */
export const script = `console.log(${JSON.stringify("x".repeat(2000))})`;
export const guide = `<!doctype html><title>Guide</title>${"<p>A guide.</p>".repeat(200)}`;
export const digits = "0123456789abcdef";

/** One file of each kind. */
const files: Readonly<Record<string, string>> = {
  "index.html": "<p>home",
  "404.html": "<p>not found",
  "guide/index.html": guide,
  "guide/index.txt": "payload",
  "größe und mehr/index.html": "<p>size",
  "v1.2/index.html": "<p>version",
  "node.js/index.html": "<p>node",
  "notes.md/index.html": "<p>notes",
  "old/index.html": "<p>has moved",
  "guide.md": "# Guide ü",
  "llms.txt": "ü",
  "site.webmanifest": "{}",
  "digits.bin": digits,
  "archive.txt.gz": "an archive",
  "assets/a-1.js": script,
  "search-index/abc/terms.json": "{}",
  "search-index/manifest.json": "{}",
  ".well-known/security.txt": "contact",
  ".well-known/.secret": "hidden",
  ".output.json": "hidden",
  ".hosting/headers.json": "[]",
};

const redirects = [
  { from: "/old", href: "guide#part" },
  { from: "/older", href: "guide" },
  { from: '/old/d "e$', href: "https://example.com/a?b=c" },
  { from: "/old/{x} ü", href: "guide/%C3%BC$1%20{y}" },
];

/** Writes an output with compressed copies and host files. */
export async function writeSample(dir: string, site: SampleSite): Promise<void> {
  const { baseUrl } = site;
  const hosted = getHostFiles(["nginx", "apache", "caddy"], {
    ...site,
    rules: getHeaderRules({ url: "https://docs.example.com", baseUrl }),
    routes: [],
    redirects: redirects.map(({ from, href }) => ({
      from,
      href: href.startsWith("https:") ? href : baseUrl + href,
    })),
  });
  for (const [path, content] of Object.entries(files)) {
    write(join(dir, path), content);
    if (!isCompressible(path, content.length)) continue;
    const { br, gz } = await getCompressedCopies(Buffer.from(content), { brotli: 5, gzip: 6 });
    write(join(dir, `${path}.br`), br);
    write(join(dir, `${path}.gz`), gz);
  }
  for (const { to, text } of hosted) write(join(dir, to), text);
}

/** Writes a file that all users of the machine can read. */
export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, 0o644);
}

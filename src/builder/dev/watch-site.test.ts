import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createManifest, outputManifestFile } from "../output/manifest.ts";
import { getNextRead, needsReading, serialize, watchSite } from "./watch-site.ts";

it("starts immediately, and runs once more for all calls during a run", async () => {
  const log: string[] = [];
  const run = serialize(async (isLast) => {
    log.push("begin");
    await turn();
    log.push(isLast() ? "last" : "stale");
  });
  const all = [run(), run(), run()];
  expect(log).toEqual(["begin"]);
  await Promise.all(all);
  expect(log).toEqual(["begin", "stale", "begin", "last"]);
  await run();
  expect(log.slice(4)).toEqual(["begin", "last"]);
});

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(site, "dist"));
  writeFileSync(join(site, "dist", outputManifestFile), createManifest().toJson());
});

afterAll(() => rmSync(site, { recursive: true }));

it.each([
  ["change", "config.ts", true],
  ["change", "lib/nav.ts", true],
  ["change", "lib/nav.json", true],
  ["change", "content/docs/a.md", true],
  ["change", "public/img/missing.png", true],
  ["change", "public/.well-known/security.txt", true],
  ["change", "pages/about.md", true],
  ["change", "messages/en/default.ts", true],
  ["change", "redirects.tsv", true],
  ["change", "pages/home.tsx", false],
  ["add", "pages/home.tsx", true],
  ["unlink", "pages/home.tsx", true],
  ["change", "pages/home.css", false],
  ["unlink", "pages/home.css", true],
  ["change", "components.tsx", false],
  ["add", "components.tsx", true],
  ["change", "dist/index.html", false],
  ["add", "dist.next-0123456789abcdef/index.html", false],
  ["add", "node_modules/a/index.js", false],
  ["change", ".git/index", false],
  ["change", "../shared/a.ts", false],
])("%s of %s changes pages: %s", (event, file, expected) => {
  expect(needsReading(event, join(site, file), site)).toBe(expected);
});

it("reads a file that changed again without an event", async () => {
  const watcher = Object.assign(new EventEmitter(), { add() {} });
  const hot = { on() {}, send() {} };
  const server = { watcher, environments: { client: { hot } } } as unknown as ViteDevServer;
  const path = join(site, "page.md");
  const texts: string[] = [];
  writeFileSync(path, "one");
  watchSite(
    server,
    {
      siteDir: site,
      read: () => Promise.reject(new Error("not needed")),
      async readSaved(file) {
        texts.push(readFileSync(file, "utf8"));
        return { errors: "", nextRead: "none" };
      },
      unwatched: [],
    },
    () => {},
  );
  watcher.emit("all", "change", path);
  await vi.waitFor(() => expect(texts).toEqual(["one"]));
  writeFileSync(path, "two");
  await vi.waitFor(() => expect(texts).toEqual(["one", "two"]));
});

it.each([
  ["content/docs/a.md", true, "none"],
  ["content/docs/a.md", false, "later"],
  ["content/blog/2026-01-03-a.md", true, "later"],
  ["pages/a.md", true, "none"],
])("after %s is saved (large site: %s), reads the site: %s", (file, isLarge, nextRead) => {
  expect(getNextRead(file, {}, isLarge)).toBe(nextRead);
  const frontMatter = { title: "A", description: "" };
  expect(getNextRead(file, { frontMatter }, isLarge)).toBe("now");
});

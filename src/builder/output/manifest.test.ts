import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import {
  createManifest,
  createUnsafeOutputError,
  isBuildOutput,
  outputManifestFile,
} from "./manifest.ts";
import { Staging } from "./staging.ts";

it("counts written files, not planned ones", () => {
  const manifest = createManifest();
  manifest.plan("pages", ["a/index.html", "b/index.html"]);
  manifest.record("pages", "a/index.html", 3);
  manifest.record("pages", "a/index.html", 5);
  expect([...manifest.paths]).toEqual(["a/index.html", "b/index.html"]);
  expect(manifest.getTotalSize()).toEqual({ files: 1, bytes: 5 });
});

it("lists writers without paths, in a stable order", () => {
  const write = (paths: string[]) => {
    const manifest = createManifest();
    for (const path of paths) manifest.record(path.includes(".md") ? "copies" : "pages", path, 1);
    return manifest.toJson();
  };
  const json = write(["secret/index.html", "a.md"]);
  expect(json).not.toContain("secret");
  expect(write(["a.md", "secret/index.html"])).toBe(json);
  expect(JSON.parse(json)).toEqual({
    format: 1,
    writers: { copies: { files: 1, bytes: 1 }, pages: { files: 1, bytes: 1 } },
  });
});

it("distinguishes the output of a build from other folders", () => {
  const folder = mkdtempSync(join(tmpdir(), "manifest-"));
  const file = (name: string, text: string) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  file("former/404.html", "");
  expect(isBuildOutput(join(folder, "former"))).toBe(false);
  file("former/search-index/pages.json", "[]");
  expect(isBuildOutput(join(folder, "former"))).toBe(true);
  new Staging(join(folder, "output"), join(folder, "cache")).commit();
  expect(isBuildOutput(join(folder, "output"))).toBe(true);
  for (const text of ["", "null", "{}"]) {
    file(`other/${outputManifestFile}`, text);
    expect(isBuildOutput(join(folder, "other")), text).toBe(false);
  }
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "unsafe-output-"));
});

function write(file: string): void {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), "");
}

function getRejection(name: string, { site = "site", root = "engine" } = {}): string | undefined {
  const kept = { root: join(folder, root), siteDir: join(folder, site) };
  return createUnsafeOutputError(join(folder, name), kept)?.message;
}

it("rejects the site, the engine, and their parent folders", () => {
  expect(getRejection("site")).toMatch(/--out .*site` contains the site itself/);
  expect(getRejection("docs", { site: "docs/site" })).toContain("contains the site itself");
  expect(getRejection("engine")).toContain("contains the engine");
  expect(getRejection(".")).toContain("contains the site itself");
});

it("rejects a file, and a folder with other files", () => {
  write("file");
  write("precious/notes.txt");
  write("precious/404.html");
  expect(getRejection("file")).toContain("is a file");
  expect(getRejection("precious")).toContain("contains files that no build wrote");
});

it("rejects the root folder", () => {
  const rejection = createUnsafeOutputError("/", { root: "/engine", siteDir: "/site" });
  expect(rejection?.message).toContain("contains the site");
  expect(rejection?.hint).toBe(
    "name a folder that is empty or does not exist, such as `--out /engine/dist`",
  );
});

it("accepts a folder that is missing, empty, or an earlier output, inside the site too", () => {
  mkdirSync(join(folder, "empty"));
  write("site/dist/404.html");
  write("site/dist/search-index/pages.json");
  expect(["missing", "empty", "site/dist", "site/new"].map((name) => getRejection(name))).toEqual(
    Array(4).fill(undefined),
  );
});

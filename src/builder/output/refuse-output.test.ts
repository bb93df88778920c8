import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { refuseOutput } from "./refuse-output.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "refuse-output-"));
});

function write(file: string): void {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), "");
}

function refused(name: string, { site = "site", root = "engine" } = {}): string | undefined {
  const kept = { root: join(folder, root), siteDir: join(folder, site) };
  return refuseOutput(join(folder, name), kept)?.message;
}

it("refuses the site, the engine and what they lie in", () => {
  expect(refused("site")).toMatch(/--out .*site` holds the site itself/);
  expect(refused("docs", { site: "docs/site" })).toContain("holds the site itself");
  expect(refused("engine")).toContain("holds the engine");
  expect(refused(".")).toContain("holds the site itself");
});

it("refuses a file, and a folder of other files", () => {
  write("file");
  write("precious/notes.txt");
  write("precious/404.html");
  expect(refused("file")).toContain("is a file");
  expect(refused("precious")).toContain("holds files that no build wrote");
});

it("refuses the root of all folders", () => {
  const refusal = refuseOutput("/", { root: "/engine", siteDir: "/site" });
  expect(refusal?.message).toContain("holds the site");
  expect(refusal?.hint).toBe(
    "name a folder that is empty or does not exist, such as `--out /engine/dist`",
  );
});

it("takes a folder that is missing, empty or an earlier output, inside the site too", () => {
  mkdirSync(join(folder, "empty"));
  write("site/dist/404.html");
  write("site/dist/search-index/pages.json");
  expect(["missing", "empty", "site/dist", "site/new"].map((name) => refused(name))).toEqual(
    Array(4).fill(undefined),
  );
});

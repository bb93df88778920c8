import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import { beforeEach, expect, it } from "vitest";
import type { FinishedPage } from "../render/extract-page-data.ts";
import { openPageCache } from "./page-cache.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pages-"));
});

function page(html: string): FinishedPage {
  const encoder = new TextEncoder();
  return {
    html: encoder.encode(html),
    payload: encoder.encode(`payload of ${html}`),
    inline: { scripts: [], styles: [] },
    facts: { ids: [], links: [], images: [] },
    records: [],
    markdown: "",
  };
}

function store(pages: Record<string, FinishedPage>): void {
  const cache = openPageCache(folder);
  for (const [key, one] of Object.entries(pages)) cache.write(key, one);
  cache.close();
}

it("gives back what was written, in this run's order or another", () => {
  store({ a: page("größer"), b: page("b") });
  const cache = openPageCache(folder);
  expect(cache.read("b")).toEqual(page("b"));
  expect(cache.read("a")).toEqual(page("größer"));
  expect(cache.read("c")).toBeUndefined();
  cache.close();
});

it("keeps more than it collects before it writes", () => {
  const large = "x".repeat(3_000_000);
  store({ a: page(`${large}a`), b: page(`${large}b`), c: page("c") });
  const cache = openPageCache(folder);
  for (const [key, html] of [
    ["a", `${large}a`],
    ["b", `${large}b`],
    ["c", "c"],
  ] as const) {
    expect(Buffer.from(cache.read(key)?.html ?? []).equals(Buffer.from(html)), key).toBe(true);
  }
  cache.close();
});

it("outlives a full disk", () => {
  symlinkSync("/dev/full", join(folder, "pack"));
  store({ a: page("x".repeat(5_000_000)), b: page("b") });
  const cache = openPageCache(folder);
  expect(cache.read("a")).toBeUndefined();
  cache.close();
});

it("forgets what a run did not use", () => {
  store({ a: page("a"), b: page("b") });
  const second = openPageCache(folder);
  second.read("a");
  second.close();
  const third = openPageCache(folder);
  expect(third.read("b")).toBeUndefined();
  expect(third.read("a")).toEqual(page("a"));
  third.close();
});

it("does not grow without end", () => {
  for (let run = 0; run < 12; run++) store({ [`key${run}`]: page("x".repeat(10_000)) });
  expect(statSync(join(folder, "pack")).size).toBeLessThan(100_000);
  const cache = openPageCache(folder);
  expect(cache.read("key11")?.html).toHaveLength(10_000);
  cache.close();
  expect(readdirSync(folder).sort()).toEqual(["index.json", "pack"]);
});

it("takes a damaged pack or index for an empty one", () => {
  store({ a: page("a") });
  writeFileSync(join(folder, "pack"), "{ broken");
  const first = openPageCache(folder);
  expect(first.read("a")).toBeUndefined();
  first.write("a", page("new"));
  first.close();
  const second = openPageCache(folder);
  expect(second.read("a")).toEqual(page("new"));
  second.close();
  writeFileSync(join(folder, "index.json"), "[");
  const third = openPageCache(folder);
  expect(third.read("a")).toBeUndefined();
  third.close();
});

it.each(["null", "[]", '{ "a": 5 }'])("takes the index %s for an empty one", (index) => {
  store({ a: page("a") });
  writeFileSync(join(folder, "index.json"), index);
  const cache = openPageCache(folder);
  expect(cache.read("a")).toBeUndefined();
  cache.close();
});

it("takes the place of folders that have its names", () => {
  for (const name of ["pack", "index.json"])
    mkdirSync(join(folder, name, "inner"), { recursive: true });
  store({ a: page("a") });
  const cache = openPageCache(folder);
  expect(cache.read("a")).toEqual(page("a"));
  cache.close();
});

it("never gives one page for another", () => {
  store({ a: page("a"), b: page("b") });
  writeFileSync(
    join(folder, "index.json"),
    JSON.stringify({ b: [0, serialize({ key: "a", page: page("a") }).length] }),
  );
  const cache = openPageCache(folder);
  expect(cache.read("b")).toBeUndefined();
  cache.close();
});

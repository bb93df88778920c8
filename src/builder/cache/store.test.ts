import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { CacheStore } from "../../model/cache.ts";
import { openStore, openStoreReader, withStore } from "./store.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-"));
});

const bytes = (text: string) => Buffer.from(text);

function store(entries: Record<string, Uint8Array>): void {
  const cache = openStore(folder);
  for (const [key, item] of Object.entries(entries)) cache.write(key, item);
  cache.close();
}

it("returns written entries in any order", () => {
  store({ a: bytes("größer"), b: bytes("b") });
  const cache = openStore(folder);
  expect(cache.read("b")).toEqual(bytes("b"));
  expect(cache.read("a")).toEqual(bytes("größer"));
  expect(cache.read("c")).toBeUndefined();
  cache.close();
});

it("keeps entries beyond the write buffer", () => {
  const large = "x".repeat(3_000_000);
  store({ a: bytes(`${large}a`), b: bytes(`${large}b`), c: bytes("c") });
  const cache = openStore(folder);
  for (const [key, text] of [
    ["a", `${large}a`],
    ["b", `${large}b`],
    ["c", "c"],
  ] as const) {
    expect(Buffer.from(cache.read(key) ?? []).equals(bytes(text)), key).toBe(true);
  }
  cache.close();
});

it("survives a full disk", () => {
  symlinkSync("/dev/full", join(folder, "pack"));
  store({ a: bytes("x".repeat(5_000_000)), b: bytes("b") });
  const cache = openStore(folder);
  expect(cache.read("a")).toBeUndefined();
  cache.close();
});

it("removes entries that a run did not use", () => {
  store({ a: bytes("a"), b: bytes("b") });
  const second = openStore(folder);
  second.read("a");
  second.close();
  const third = openStore(folder);
  expect(third.read("b")).toBeUndefined();
  expect(third.read("a")).toEqual(bytes("a"));
  third.close();
});

it("limits its size", () => {
  for (let run = 0; run < 12; run++) store({ [`key${run}`]: bytes("x".repeat(10_000)) });
  expect(statSync(join(folder, "pack")).size).toBeLessThan(100_000);
  const cache = openStore(folder);
  expect(cache.read("key11")).toHaveLength(10_000);
  cache.close();
  expect(readdirSync(folder).sort()).toEqual(["index.json", "pack"]);
});

it("treats a damaged pack or index as empty", () => {
  store({ a: bytes("a") });
  writeFileSync(join(folder, "pack"), "{ broken");
  const first = openStore(folder);
  expect(first.read("a")).toBeUndefined();
  first.write("a", bytes("new"));
  first.close();
  const second = openStore(folder);
  expect(second.read("a")).toEqual(bytes("new"));
  second.close();
  writeFileSync(join(folder, "index.json"), "[");
  const third = openStore(folder);
  expect(third.read("a")).toBeUndefined();
  third.close();
});

it.each(["null", "[]", '{ "a": 5 }'])("treats the index %s as empty", (index) => {
  store({ a: bytes("a") });
  writeFileSync(join(folder, "index.json"), index);
  const cache = openStore(folder);
  expect(cache.read("a")).toBeUndefined();
  cache.close();
});

it("replaces folders that have the names of its files with files", () => {
  for (const name of ["pack", "index.json"])
    mkdirSync(join(folder, name, "inner"), { recursive: true });
  store({ a: bytes("a") });
  const cache = openStore(folder);
  expect(cache.read("a")).toEqual(bytes("a"));
  cache.close();
});

it("never returns a wrong or damaged entry", () => {
  store({ a: bytes("lamp"), b: bytes("wick") });
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"));
  writeFileSync(join(folder, "index.json"), JSON.stringify({ b: index.a, a: index.a, c: index.b }));
  const moved = openStore(folder);
  expect(["a", "b", "c"].map((key) => moved.read(key)?.toString())).toEqual([
    "lamp",
    undefined,
    undefined,
  ]);
  moved.close();
  writeFileSync(join(folder, "pack"), "lamb");
  const damaged = openStore(folder);
  expect(damaged.read("a")).toBeUndefined();
  damaged.close();
});

it("writes nothing if all entries exist", () => {
  store({ a: bytes("a") });
  const before = statSync(join(folder, "index.json"));
  const cache = openStore(folder);
  cache.read("a");
  cache.close();
  expect(statSync(join(folder, "index.json")).ino).toBe(before.ino);
});

it("keeps entries in memory if the folder cannot be used", () => {
  writeFileSync(join(folder, "file"), "");
  const cache = openStore(join(folder, "file"));
  cache.write("a", bytes("a"));
  expect(cache.read("a")).toEqual(bytes("a"));
  expect(() => cache.close()).not.toThrow();
  expect(openStore(join(folder, "file")).has("a")).toBe(false);
});

it("returns entries that were written after opening", () => {
  store({ a: bytes("old") });
  const cache = openStore(folder);
  cache.write("a", bytes("new"));
  cache.write("small", bytes("s"));
  expect([cache.read("a"), cache.read("small")]).toEqual([bytes("new"), bytes("s")]);
  // This is more than the write buffer.
  const large = bytes("x".repeat(5_000_000));
  cache.write("large", large);
  expect(cache.read("large")).toHaveLength(large.length);
  expect([cache.read("a"), cache.read("small")]).toEqual([bytes("new"), bytes("s")]);
  cache.close();
});

it("removes an entry whose bytes turn out to be damaged", () => {
  store({ a: bytes("lamp"), b: bytes("wick") });
  const firstStore = openStore(folder);
  expect([firstStore.has("a"), firstStore.has("b"), firstStore.has("c")]).toEqual([
    true,
    true,
    false,
  ]);
  firstStore.close();
  writeFileSync(join(folder, "pack"), ["lamp", "bulb"].join(""));
  const reading = openStore(folder);
  expect(reading.has("b")).toBe(true);
  expect(reading.read("b")).toBeUndefined();
  expect(reading.has("b")).toBe(false);
  expect(reading.read("a")).toEqual(bytes("lamp"));
  reading.close();
  const after = openStore(folder);
  expect([after.has("a"), after.has("b")]).toEqual([true, false]);
  after.close();
});

it("withStore closes the store when the work fails, and keeps all entries", async () => {
  store({ old: bytes("old") });
  let opened: CacheStore | undefined;
  const work = withStore(folder, async (cache) => {
    opened = cache;
    cache.write("a", bytes("a"));
    throw new Error("stop");
  });
  await expect(work).rejects.toThrow("stop");
  // Other work of the build may go on after the failure.
  opened?.write("late", bytes("late"));
  expect(opened?.read("a")).toBeUndefined();
  await withStore(folder, async (cache) => {
    expect(["a", "old", "late"].map((key) => cache.read(key)?.toString())).toEqual([
      "a",
      "old",
      undefined,
    ]);
  });
});

it("reports each damaged file once", () => {
  const reported: string[] = [];
  const open = () => openStore(folder, (file) => reported.push(file));
  store({ a: bytes("lamp"), b: bytes("wick"), c: bytes("oil") });
  const pack = join(folder, "pack");
  const content = readFileSync(pack, "utf8");
  open().close();
  expect(reported).toEqual([]);
  store({ a: bytes("lamp"), b: bytes("wick"), c: bytes("oil") });
  writeFileSync(pack, content.replace("wick", "wack").replace("oil", "owl").repeat(2));
  const damaged = open();
  expect(["a", "b", "c"].map((key) => damaged.read(key)?.toString())).toEqual([
    "lamp",
    undefined,
    undefined,
  ]);
  damaged.write("b", bytes("wick"));
  damaged.close();
  expect(reported).toEqual([pack]);
  const next = open();
  expect(next.read("b")).toEqual(bytes("wick"));
  next.close();
  writeFileSync(join(folder, "index.json"), "[");
  open().close();
  open().close();
  expect(reported).toEqual([pack, join(folder, "index.json")]);
});

it("does not copy damaged entries during compaction", () => {
  const reported: string[] = [];
  store({ a: bytes("lamp"), old: bytes("x".repeat(1000)) });
  const cache = openStore(folder, (file) => reported.push(file));
  cache.read("a");
  cache.write("b", bytes("wick"));
  const pack = join(folder, "pack");
  const content = readFileSync(pack);
  content.write("lamb");
  writeFileSync(pack, content);
  cache.close();
  expect(statSync(pack).size).toBe(4);
  const next = openStore(folder, (file) => reported.push(file));
  expect(next.read("a")).toBeUndefined();
  expect(next.read("b")).toEqual(bytes("wick"));
  next.close();
  expect(reported).toEqual([]);
});

it("stays intact if two stores write at the same time", () => {
  const reported: string[] = [];
  const open = () => openStore(folder, (file) => reported.push(file));
  store({ a: bytes("a"), old: bytes("x".repeat(1000)) });
  const large = bytes("l".repeat(4_500_000));
  const [first, second] = [open(), open()];
  for (const cache of [first, second]) expect(cache.read("a")).toEqual(bytes("a"));
  first.write("b", large);
  second.write("c", large);
  first.write("d", bytes("d"));
  second.close();
  first.close();
  const merged = open();
  expect(merged.read("a")).toEqual(bytes("a"));
  expect(merged.read("d")).toEqual(bytes("d"));
  expect(Buffer.from(merged.read("b") ?? []).equals(large)).toBe(true);
  merged.close();
  expect(reported).toEqual([]);
  store({ small: bytes("s"), big: bytes("x".repeat(10_000)) });
  const [smaller, other] = [open(), open()];
  smaller.read("small");
  other.read("big");
  other.write("more", bytes("more"));
  smaller.close();
  other.close();
  const last = open();
  expect(last.read("small")).toEqual(bytes("s"));
  last.close();
  expect(reported).toEqual([]);
});

it("removes only old temporary files", () => {
  store({ a: bytes("a") });
  for (const name of ["pack.old", "index.json.old", "pack.new"])
    writeFileSync(join(folder, name), "half");
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  for (const name of ["pack.old", "index.json.old"])
    utimesSync(join(folder, name), yesterday, yesterday);
  openStore(folder).close();
  expect(readdirSync(folder).sort()).toEqual(["index.json", "pack", "pack.new"]);
});

it("changes no file of a cache that is only read", () => {
  store({ a: bytes("a") });
  const index = join(folder, "index.json");
  writeFileSync(index, "[");
  const reader = openStoreReader(folder);
  expect(reader.has("a")).toBe(false);
  reader.close();
  expect(readFileSync(index, "utf8")).toBe("[");
});

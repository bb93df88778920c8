import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPictureCache } from "./picture-cache.ts";

let folder: string;
let drawn: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  drawn = [];
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(renderer = "1") {
  return openPictureCache(folder, renderer, async (svg) => {
    drawn.push(`${renderer} ${svg}`);
    return Buffer.from(svg);
  });
}

it("draws a picture once for each renderer", async () => {
  await open().picture("a");
  expect(String(await open().picture("a"))).toBe("a");
  await open("2").picture("a");
  expect(drawn).toEqual(["1 a", "2 a"]);
});

it("draws a picture that it cannot keep", async () => {
  await open().picture("a");
  const [kept = ""] = readdirSync(folder);
  rmSync(join(folder, kept));
  mkdirSync(join(folder, `${kept}.${process.pid}`));
  expect(String(await open().picture("a"))).toBe("a");
});

it("keeps neither what is not used nor what was never finished", async () => {
  await open().picture("a");
  const [kept = ""] = readdirSync(folder);
  await open().picture("b");
  const beingMade = `c.png.${process.pid}`;
  for (const name of [beingMade, "d.png.4194305"]) writeFileSync(join(folder, name), "");
  const cache = open();
  await cache.picture("a");
  cache.prune();
  expect(readdirSync(folder).sort()).toEqual([kept, beingMade].sort());
});

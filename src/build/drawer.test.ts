import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AppOptions } from "../app.tsx";
import type { Page } from "../model/page.ts";
import { createDrawer, type Drawer } from "./drawer.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const options = { build: "b1" } as AppOptions;
const page = { route: "/docs/a" } as Page;

let engine: string;
let drawer: Drawer;

/** An engine that is ready before it draws, and draws what it was told. */
const program = `
let ready = false;
export const prepare = async () => void (ready = true);
export const drawPage = async ({ route }, { build }) => {
  if (!ready) throw new Error("not prepared");
  if (route === "/broken") throw new Error("a component threw");
  return { html: new Uint8Array([1]), payload: new Uint8Array([2]), markup: build + route };
};`;

beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), "engine-"));
  mkdirSync(join(engine, "rsc"));
  writeFileSync(join(engine, "rsc/package.json"), '{ "type": "module" }');
  writeFileSync(join(engine, "rsc/index.js"), program);
  drawer = createDrawer(root);
});

afterEach(async () => {
  await drawer.close();
  rmSync(engine, { recursive: true });
});

it("draws in a thread that was started before the engine was there", async () => {
  drawer.start();
  drawer.load(engine);
  drawer.begin(engine, options);
  expect(await drawer.draw(page)).toEqual({
    html: new Uint8Array([1]),
    payload: new Uint8Array([2]),
    markup: "b1/docs/a",
  });
});

it("draws in a thread that nobody started before, and an engine nobody loaded", async () => {
  drawer.load(engine);
  drawer.begin(engine, options);
  expect((await drawer.draw(page)).markup).toBe("b1/docs/a");
});

it("rejects with what drawing threw, and draws on", async () => {
  drawer.begin(engine, options);
  await expect(drawer.draw({ ...page, route: "/broken" as Page["route"] })).rejects.toThrow(
    "a component threw",
  );
  expect((await drawer.draw(page)).markup).toBe("b1/docs/a");
});

it("tells where a page is drawn that the engine cannot be loaded", async () => {
  writeFileSync(join(engine, "rsc/index.js"), "throw new Error('no engine');");
  drawer.begin(engine, options);
  await expect(drawer.draw(page)).rejects.toThrow("no engine");
});

it("closes a thread that was started in vain, and closes twice", async () => {
  drawer.start();
  await drawer.close();
  await drawer.close();
  await expect(drawer.draw(page)).rejects.toThrow("not started");
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AppOptions } from "../../app.tsx";
import type { Page } from "../../model/page/page.ts";
import { createDrawer, type Drawer } from "./render-worker-client.ts";

/** Answers each task with what came in it, and with how many threads there have been. */
const program = `
const { parentPort, threadId } = require("node:worker_threads");
parentPort.on("message", ({ index, task }) =>
  parentPort.postMessage({ index, answer: { ...task, threadId } }));
`;

const options = { build: "b1" } as AppOptions;
const page = (title: string) => ({ title }) as Page;

let dir: string;
let drawer: Drawer;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "drawer-"));
  mkdirSync(join(dir, "rsc"));
  writeFileSync(join(dir, "rsc/worker.js"), program);
  drawer = createDrawer();
});

afterEach(async () => {
  await drawer.close();
  rmSync(dir, { recursive: true, force: true });
});

it("sends the options with the first page alone, to one thread", async () => {
  expect(drawer.isRunning()).toBe(false);
  drawer.start(dir);
  drawer.start(dir);
  expect(drawer.isRunning()).toBe(true);
  const first = await drawer.draw(page("One"), options);
  expect(first).toMatchObject({ page: page("One"), options });
  const { threadId } = first as unknown as { threadId: number };
  expect(await drawer.draw(page("Two"), options)).toEqual({ page: page("Two"), threadId });
});

it("refuses to draw before it is started, and after it is closed", async () => {
  await expect(drawer.draw(page("One"), options)).rejects.toThrow("was not started");
  drawer.start(dir);
  await drawer.close();
  await expect(drawer.draw(page("One"), options)).rejects.toThrow("has ended");
});

it("starts no thread for a build that has ended while the engine was compiled", async () => {
  await drawer.close();
  drawer.start(dir);
  expect(drawer.isRunning()).toBe(false);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "../../model/page/page.ts";
import type { RenderPageOptions } from "./extract-page-data.ts";
import { createRenderWorker, type RenderWorker } from "./render-worker-client.ts";

/** A worker that returns the task and the id of its thread. */
const program = `
const { parentPort, threadId } = require("node:worker_threads");
parentPort.on("message", ({ index, task }) =>
  parentPort.postMessage({ index, result: { ...task, threadId } }));
`;

const options = { build: "b1" } as RenderPageOptions;
const page = (title: string) => ({ title }) as Page;

let dir: string;
let renderWorker: RenderWorker;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "render-worker-"));
  mkdirSync(join(dir, "rsc"));
  writeFileSync(join(dir, "rsc/worker.js"), program);
  renderWorker = createRenderWorker();
});

afterEach(async () => {
  await renderWorker.close();
  rmSync(dir, { recursive: true, force: true });
});

it("sends the options once, with the first page", async () => {
  expect(renderWorker.wasStarted()).toBe(false);
  renderWorker.start(dir);
  renderWorker.start(dir);
  expect(renderWorker.wasStarted()).toBe(true);
  const first = await renderWorker.render(page("One"), options);
  expect(first).toMatchObject({ page: page("One"), options });
  const { threadId } = first as unknown as { threadId: number };
  expect(await renderWorker.render(page("Two"), options)).toEqual({ page: page("Two"), threadId });
});

it("sends the options with the next page if a page cannot be copied", async () => {
  renderWorker.start(dir);
  const broken = { title: () => "One" } as unknown as Page;
  await expect(renderWorker.render(broken, options)).rejects.toThrow("could not be cloned");
  expect(await renderWorker.render(page("Two"), options)).toMatchObject({ options });
});

it("rejects pages before the start and after closing", async () => {
  await expect(renderWorker.render(page("One"), options)).rejects.toThrow("was not started");
  renderWorker.start(dir);
  await renderWorker.close();
  await expect(renderWorker.render(page("One"), options)).rejects.toThrow("has ended");
});

it("starts no thread if the build has already ended", async () => {
  await renderWorker.close();
  renderWorker.start(dir);
  expect(renderWorker.wasStarted()).toBe(false);
});

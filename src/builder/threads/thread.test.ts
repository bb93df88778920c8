import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compileProgram } from "../../run.mjs";
import { openThread, type Thread } from "./thread.ts";

interface Task {
  number: number;
  wait: number;
}

const folder = mkdtempSync(join(tmpdir(), "thread-"));
let thread: Thread<Task, Uint8Array>;

beforeAll(async () => {
  const module = fileURLToPath(new URL("thread.ts", import.meta.url));
  const file = join(folder, "halves.ts");
  writeFileSync(
    file,
    `import { serveCalls } from ${JSON.stringify(module)};
serveCalls(async ({ number, wait }) => {
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (number === 0) process.exit(1);
  if (number % 2 === 1) throw new Error(number + " is odd");
  return new Uint8Array([number / 2]);
}, ({ buffer }) => [buffer]);`,
  );
  thread = openThread(await compileProgram(file));
});

afterAll(async () => {
  await thread.close();
  rmSync(folder, { recursive: true });
});

it("returns the right result to each call in any order", async () => {
  const late = thread.call({ number: 8, wait: 20 });
  const early = thread.call({ number: 2, wait: 0 });
  expect(await Promise.all([late, early])).toEqual([new Uint8Array([4]), new Uint8Array([1])]);
});

it("rejects with the error of the thread, and continues", async () => {
  const error = await thread.call({ number: 3, wait: 0 }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: "3 is odd", stack: expect.stringContaining("halves") });
  expect(await thread.call({ number: 4, wait: 0 })).toEqual(new Uint8Array([2]));
});

it("throws if a task cannot be copied", () => {
  const task = { number: 2, wait: 0, run: () => {} };
  expect(() => thread.call(task)).toThrow("could not be cloned");
});

it("rejects pending and later calls after the thread has ended", async () => {
  await expect(thread.call({ number: 0, wait: 0 })).rejects.toThrow("ended");
  await expect(thread.call({ number: 4, wait: 0 })).rejects.toThrow("ended");
});

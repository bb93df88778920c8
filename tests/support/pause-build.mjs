// @ts-check
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { argv, env, kill, pid, stdout } from "node:process";
import { isMainThread } from "node:worker_threads";

/**
 * Pauses a build before a file system call. `at` is a pattern such as `renameSync FROM TO`.
 * The build continues when `until` exists. Without `until`, the process is killed.
 * @type {{ at?: string, until?: string }}
 */
const { at = "(?!)", until } = JSON.parse(env.PAUSE ?? "{}");
const pattern = new RegExp(at);
let isDone = false;

/** @param {string} call */
function pauseBefore(call) {
  if (isDone || !pattern.test(call)) return;
  isDone = true;
  if (until === undefined) kill(pid, "SIGKILL");
  stdout.write("waiting\n");
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (until === undefined || !fs.existsSync(until)) Atomics.wait(cell, 0, 0, 10);
}

/**
 * @template {(...values: never[]) => unknown} F
 * @param {string} name
 * @param {F} original
 * @returns {F}
 */
function pausable(name, original) {
  const wrapper = (/** @type {Parameters<F>} */ ...args) => {
    pauseBefore([name, ...args.filter((arg) => typeof arg === "string")].join(" "));
    return original(...args);
  };
  return /** @type {F} */ (wrapper);
}

// Only the main thread of the build pauses: not the process of the compiler or the thread that renders.
if (isMainThread && argv[1]?.endsWith("run.mjs")) {
  fs.renameSync = pausable("renameSync", fs.renameSync);
  fs.mkdirSync = pausable("mkdirSync", fs.mkdirSync);
  fs.copyFileSync = pausable("copyFileSync", fs.copyFileSync);
  fs.writeFileSync = pausable("writeFileSync", fs.writeFileSync);
  syncBuiltinESMExports();
}

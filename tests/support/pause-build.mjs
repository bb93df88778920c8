// @ts-check
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { argv, env, kill, pid, stdout } from "node:process";
import { isMainThread } from "node:worker_threads";

/**
 * Pauses a build before a step of the file system. `at` is a pattern such as `renameSync FROM TO`.
 * The build continues when `until` exists. Without `until`, the process is killed.
 * @type {{ at?: string, until?: string }}
 */
const { at = "(?!)", until } = JSON.parse(env.PAUSE ?? "{}");
const pattern = new RegExp(at);
let isDone = false;

/** @param {string} step */
function stopAt(step) {
  if (isDone || !pattern.test(step)) return;
  isDone = true;
  if (until === undefined) kill(pid, "SIGKILL");
  stdout.write("waiting\n");
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (until === undefined || !fs.existsSync(until)) Atomics.wait(cell, 0, 0, 10);
}

/**
 * @template {(...values: never[]) => unknown} F
 * @param {string} name
 * @param {F} step
 * @returns {F}
 */
function watched(name, step) {
  const watch = (/** @type {Parameters<F>} */ ...values) => {
    stopAt([name, ...values.filter((value) => typeof value === "string")].join(" "));
    return step(...values);
  };
  return /** @type {F} */ (watch);
}

// The compiler runs in a separate process, and rendering in a thread.
if (isMainThread && argv[1]?.endsWith("run.mjs")) {
  fs.renameSync = watched("renameSync", fs.renameSync);
  fs.mkdirSync = watched("mkdirSync", fs.mkdirSync);
  fs.copyFileSync = watched("copyFileSync", fs.copyFileSync);
  fs.writeFileSync = watched("writeFileSync", fs.writeFileSync);
  syncBuiltinESMExports();
}

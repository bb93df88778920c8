// @ts-check
import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import http from "node:http";
import http2 from "node:http2";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import tls from "node:tls";
import workers from "node:worker_threads";

/**
 * Loaded before the configuration of the old site, so that the process can neither use the network
 * nor start other processes. Each attempt throws, or returns a placeholder after `tolerateErrors`
 * in `child.mjs`.
 */

/** @param {string} what */
function blockCall(what) {
  return function deny() {
    const { migrationPlaceholder } = /** @type {any} */ (globalThis);
    if (migrationPlaceholder) {
      const value = migrationPlaceholder(what);
      return what === "fetch" ? Promise.resolve(value) : value;
    }
    throw new Error(`it uses the network or starts a program (\`${what}\`)`);
  };
}

/** @type {[Record<string, unknown>, string, string[]][]} */
const blockedFunctions = [
  [/** @type {any} */ (net), "net", ["connect", "createConnection", "createServer"]],
  [/** @type {any} */ (tls), "tls", ["connect", "createServer"]],
  [/** @type {any} */ (http), "http", ["request", "get", "createServer"]],
  [/** @type {any} */ (https), "https", ["request", "get", "createServer"]],
  [/** @type {any} */ (http2), "http2", ["connect", "createServer", "createSecureServer"]],
  [/** @type {any} */ (dgram), "dgram", ["createSocket", "Socket"]],
  [/** @type {any} */ (dns), "dns", ["lookup", "resolve", "resolve4", "resolve6", "resolveAny"]],
  [
    /** @type {any} */ (childProcess),
    "child_process",
    ["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"],
  ],
  [/** @type {any} */ (workers), "worker_threads", ["Worker"]],
];
for (const [module, name, functions] of blockedFunctions) {
  for (const key of functions) module[key] = blockCall(`${name}.${key}`);
}
for (const key of Object.keys(dns.promises)) {
  /** @type {any} */ (dns.promises)[key] = blockCall(`dns.promises.${key}`);
}
net.Socket.prototype.connect = /** @type {any} */ (blockCall("net.Socket.connect"));
for (const name of ["fetch", "WebSocket", "EventSource"]) {
  Object.defineProperty(globalThis, name, { value: blockCall(name), configurable: false });
}
Object.defineProperty(process, "binding", { value: blockCall("process.binding") });
syncBuiltinESMExports();

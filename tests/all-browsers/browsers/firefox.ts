import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Index } from "selenium-webdriver/bidi/index.js";
import * as v from "valibot";
import { type Driver, keyCode } from "./driver.ts";
import { findFirefox } from "./find-browsers.ts";
import { startProcess } from "./start-process.ts";

/**
 * A connection that matches responses to commands. The package exports a class, but its types do
 * not say so.
 */
const BiDi: typeof Index = createRequire(import.meta.url)("selenium-webdriver/bidi/index.js");

/** Turns off first-run dialogs, downloads, and telemetry. */
const preferences = {
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.enabled": false,
};

/**
 * Firefox, driven with WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). Debian has no
 * `geckodriver`.
 */
export async function startFirefox(): Promise<Driver> {
  const executable = findFirefox();
  if (executable === undefined) throw new Error("no Firefox: run `npm run test:browsers`");
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const listening = /WebDriver BiDi listening on (ws:\S+)/;
  const program = await startProcess(executable, args, listening);
  const { send, close } = await connect(`${program.firstMatch}/session`);
  const session = v.parse(sessionSchema, await send("session.new", { capabilities: {} }));
  const { contexts } = v.parse(treeSchema, await send("browsingContext.getTree", {}));
  const context = contexts[0]?.context;

  const perform = (type: "key" | "pointer", actions: object[]) =>
    send("input.performActions", { context, actions: [{ type, id: type, actions }] });
  const keys = (type: "keyDown" | "keyUp", names: readonly string[]) =>
    names.map((key) => ({ type, value: keyCode(key) }));

  return {
    version: session.capabilities.browserVersion,
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(expression) {
      const response = await send("script.evaluate", {
        expression,
        target: { context },
        awaitPromise: false,
      });
      const evaluated = v.parse(evaluatedSchema, response);
      if (evaluated.type === "exception") throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    async click(x, y) {
      await perform("pointer", [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]);
    },
    async press(pressed) {
      await perform("key", [...keys("keyDown", pressed), ...keys("keyUp", [...pressed].reverse())]);
    },
    async type(text) {
      const actions = [...text].flatMap((key) => [
        ...keys("keyDown", [key]),
        ...keys("keyUp", [key]),
      ]);
      await perform("key", actions);
    },
    async traverse(delta) {
      await send("browsingContext.traverseHistory", { context, delta });
    },
    async reload() {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async close() {
      await close();
      await program.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const sessionSchema = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const treeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const evaluatedSchema = v.variant("type", [
  v.object({ type: v.literal("success"), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal("exception"), exceptionDetails: v.object({ text: v.string() }) }),
]);
const responseSchema = v.variant("type", [
  v.object({ type: v.literal("success"), result: v.unknown() }),
  v.object({ type: v.literal("error"), error: v.string(), message: v.string() }),
]);

async function connect(address: string) {
  const connection = new BiDi(address);
  await connection.waitForConnection();
  return {
    close: () => connection.close(),
    /** Sends a command. Rejects with the error of the browser. */
    async send(method: string, params: object): Promise<unknown> {
      const response = v.parse(responseSchema, await connection.send({ method, params }));
      if (response.type === "error") {
        throw new Error(`${method}: ${response.error}: ${response.message}`);
      }
      return response.result;
    },
  };
}

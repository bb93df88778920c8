import type { Driver, Key } from "../browsers/driver.ts";
import { type ClickPoint, findClickPoint, type Target } from "./find-click-point.ts";
import type { ProxiedSite } from "./served-site.ts";

/** Long, because a busy machine is slow. */
export const TIMEOUT_MS = 20_000;

const pollIntervalMs = 40;

/** In CSS pixels. */
export const desktopSize = { width: 1280, height: 800 };

/** A browser tab with the same behavior in all browsers. */
export interface Tab extends Pick<Driver, "type" | "traverse" | "resize"> {
  /** Opens a URL and waits until the page is ready. */
  goto(address: string): Promise<void>;
  /** Opens a URL without waiting for scripts. */
  open(address: string): Promise<void>;
  /** Waits until the page is hydrated and has no open requests. */
  ready(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a self-contained function in the page. Its arguments and result must be JSON. */
  run<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<R>;
  /** Waits until a function in the page returns a truthy value, and resolves with it. */
  until<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<NonNullable<R>>;
  /** Clicks on an element as soon as it is in view, stable, and not covered. */
  click(target: Target): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  /** The text of the first visible element that matches, or null. */
  text(selector: string): Promise<string | null>;
  /** An attribute of the first element that matches. */
  attribute(selector: string, name: string): Promise<string | null>;
  /** How many visible elements match. */
  count(selector: string): Promise<number>;
  /** The path, query, and hash of the URL. */
  address(): Promise<string>;
  hasFocus(selector: string): Promise<boolean>;
  scrollTop(): Promise<number>;
}

/** @param sites A page is ready when none of these servers has an open request. */
export function createTab(driver: Driver, sites: readonly ProxiedSite[]): Tab {
  const run: Tab["run"] = async (task, ...args) => {
    const value = `(${task})(${args.map((arg) => JSON.stringify(arg)).join(",")})`;
    return JSON.parse(await driver.evaluate(`JSON.stringify(${value} ?? null)`));
  };
  const until: Tab["until"] = async (task, ...args) => {
    const end = Date.now() + TIMEOUT_MS;
    let failure: unknown;
    do {
      // Fails while the document is being replaced.
      const value = await run(task, ...args).catch((error: unknown) => {
        failure = error;
      });
      if (value) return value;
      await sleep(pollIntervalMs);
    } while (Date.now() < end);
    throw new Error(`waited for ${task}(${JSON.stringify(args)})`, { cause: failure });
  };
  const waitForIdle = async () => {
    for (let idleCount = 0; idleCount < 3; await sleep(pollIntervalMs)) {
      idleCount = sites.every((site) => site.requestsInFlight() === 0) ? idleCount + 1 : 0;
    }
  };
  const ready = async () => {
    await until(
      () =>
        document.readyState === "complete" &&
        Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
    );
    await waitForIdle();
  };
  /** Waits until `navigate` has replaced the document. */
  const leave = async (navigate: () => Promise<void>) => {
    await run(() => void Reflect.set(window, "left", true));
    await navigate();
    await until(() => !Reflect.has(window, "left") && document.readyState !== "loading");
  };
  const clickPoint = async (target: Target) => {
    const end = Date.now() + TIMEOUT_MS;
    let before: ClickPoint = { reason: "" };
    for (;;) {
      const now: ClickPoint = await run(findClickPoint, target).catch((error) => ({
        reason: String(error),
      }));
      if ("x" in now && "x" in before && now.x === before.x && now.y === before.y) return now;
      if (Date.now() > end) {
        const reason = "reason" in now ? now.reason : "it moves";
        throw new Error(`cannot click on ${JSON.stringify(target)}: ${reason}`);
      }
      before = now;
      await sleep(pollIntervalMs);
    }
  };
  return {
    run,
    until,
    ready,
    open: (address) => leave(() => driver.open(address)),
    async goto(address) {
      await leave(() => driver.open(address));
      await ready();
    },
    async reload() {
      await leave(() => driver.reload());
      await ready();
    },
    async click(target) {
      const { x, y } = await clickPoint(target);
      await driver.click(x, y);
    },
    press: (...keys) => driver.press(keys),
    type: (text) => driver.type(text),
    traverse: (delta) => driver.traverse(delta),
    resize: (width, height) => driver.resize(width, height),
    text: (selector) =>
      run(
        (css) =>
          [...document.querySelectorAll(css)]
            .find((element) => element.checkVisibility())
            ?.textContent.trim() ?? null,
        selector,
      ),
    attribute: (selector, name) =>
      run((css, key) => document.querySelector(css)?.getAttribute(key) ?? null, selector, name),
    count: (selector) =>
      run(
        (css) =>
          [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
        selector,
      ),
    address: () => run(() => location.pathname + location.search + location.hash),
    hasFocus: (selector) => run((css) => document.activeElement?.matches(css) === true, selector),
    scrollTop: () => run(() => Math.round(scrollY)),
  };
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

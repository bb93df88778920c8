import type { Driver, Key } from "../browsers/driver.ts";
import { findPlace, type Place, type Target } from "./find-place.ts";
import type { ServedSite } from "./served-site.ts";

/** Milliseconds that a test waits for something: a busy machine is slow. */
export const TIMEOUT_MS = 20_000;

const pause = 40;

/** A window of the usual size, in CSS pixels. */
export const usualSize = { width: 1280, height: 800 };

/** The tab of a browser, as tests use it. What it does is the same in every browser. */
export interface Tab extends Pick<Driver, "type" | "traverse" | "resize"> {
  /** Opens an address and waits until the page is ready. */
  goto(address: string): Promise<void>;
  /** Opens an address; scripts may come later or never. */
  open(address: string): Promise<void>;
  /** Waits until React has taken over the page and has loaded what that needs. */
  ready(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, without what surrounds it; its arguments and its value are JSON. */
  run<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<R>;
  /** Waits until a function in the page answers something that is true; resolves with that. */
  until<A extends unknown[], R>(task: (...args: A) => R, ...args: A): Promise<NonNullable<R>>;
  /** Clicks on an element as soon as that is in view, at rest and under nothing. */
  click(target: Target): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  /** The text of the first element that matches and can be seen; undefined where none can. */
  text(selector: string): Promise<string | null>;
  /** An attribute of the first element that matches. */
  attribute(selector: string, name: string): Promise<string | null>;
  /** How many elements match and can be seen. */
  count(selector: string): Promise<number>;
  /** The path of the address with query and hash. */
  address(): Promise<string>;
  /** Whether an element that matches has the focus. */
  focused(selector: string): Promise<boolean>;
  scrolled(): Promise<number>;
}

/** @param sites servers of the pages: a page is idle when none of them has an open request */
export function createTab(driver: Driver, sites: readonly ServedSite[]): Tab {
  const run: Tab["run"] = async (task, ...args) => {
    const value = `(${task})(${args.map((arg) => JSON.stringify(arg)).join(",")})`;
    return JSON.parse(await driver.evaluate(`JSON.stringify(${value} ?? null)`));
  };
  const until: Tab["until"] = async (task, ...args) => {
    const end = Date.now() + TIMEOUT_MS;
    let failure: unknown;
    do {
      // A document that is just replaced answers nothing.
      const value = await run(task, ...args).catch((error: unknown) => {
        failure = error;
      });
      if (value) return value;
      await sleep(pause);
    } while (Date.now() < end);
    throw new Error(`waited for ${task}(${JSON.stringify(args)})`, { cause: failure });
  };
  const settled = async () => {
    for (let quiet = 0; quiet < 3; await sleep(pause)) {
      quiet = sites.every((site) => site.underWay() === 0) ? quiet + 1 : 0;
    }
  };
  const ready = async () => {
    await until(
      () =>
        document.readyState === "complete" &&
        Object.keys(document.documentElement).some((key) => key.startsWith("__react")),
    );
    await settled();
  };
  /** Leaves the document and waits for the next one. */
  const leave = async (by: () => Promise<void>) => {
    await run(() => void Reflect.set(window, "left", true));
    await by();
    await until(() => !Reflect.has(window, "left") && document.readyState !== "loading");
  };
  const place = async (target: Target) => {
    const end = Date.now() + TIMEOUT_MS;
    let before: Place = { why: "" };
    for (;;) {
      const now: Place = await run(findPlace, target).catch((error) => ({ why: String(error) }));
      if ("x" in now && "x" in before && now.x === before.x && now.y === before.y) return now;
      if (Date.now() > end) {
        const why = "why" in now ? now.why : "it moves";
        throw new Error(`cannot click on ${JSON.stringify(target)}: ${why}`);
      }
      before = now;
      await sleep(pause);
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
      const { x, y } = await place(target);
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
    focused: (selector) => run((css) => document.activeElement?.matches(css) === true, selector),
    scrolled: () => run(() => Math.round(scrollY)),
  };
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

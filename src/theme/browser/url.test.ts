import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replaceUrl, withParams } from "./url.ts";

const written: string[] = [];
let focusout = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  written.length = 0;
  vi.stubGlobal("location", { href: "/" });
  vi.stubGlobal("document", {
    addEventListener: (_: string, listener: () => void) => {
      focusout = listener;
    },
  });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => {
      written.push(address);
      location.href = address;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a hundred keys in ten seconds write the URL at most 40 times, including the last one", () => {
  for (let key = 1; key <= 120; key += 1) {
    replaceUrl(`/?filter=${key}`);
    vi.advanceTimersByTime(10_000 / 120);
  }
  vi.runAllTimers();
  expect(written.length).toBeLessThanOrEqual(41);
  expect(written.length).toBeGreaterThan(20);
  expect(written.at(-1)).toBe("/?filter=120");
});

test("writes the URL when the field loses focus", () => {
  replaceUrl("/?filter=a");
  focusout();
  expect(written).toEqual(["/?filter=a"]);
  vi.runAllTimers();
  expect(written).toHaveLength(1);
});

test("does not change the URL of another page", () => {
  replaceUrl("/?filter=a");
  location.href = "/other";
  vi.runAllTimers();
  expect(written).toEqual([]);
});

test.each([
  ["?os=mac&q=old", { q: "vpc", type: "list" }, "?os=mac&q=vpc&type=list"],
  ["?os=mac&q=old", { q: "", type: "" }, "?os=mac"],
  ["", { q: "a/b c" }, "?q=a/b+c"],
  ["?q=old", { q: "" }, ""],
])("sets parameters of %j: %j", (query, values, expected) => {
  expect(withParams(query, values)).toBe(expected);
});

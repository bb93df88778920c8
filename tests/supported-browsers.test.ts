import { expect, it } from "vitest";
import { oldestBrowsers } from "../src/framework/vite/vite-config.ts";
import { readSupport } from "./all-browsers/supported.ts";

const { oldest, features } = readSupport();

it("docs/browsers.md names the browsers for which style sheets are compiled", () => {
  const { Chromium, Firefox, Safari } = oldest;
  expect([`chrome${Chromium}`, `firefox${Firefox}`, `safari${Safari}`]).toEqual(oldestBrowsers);
});

it("docs/browsers.md gives versions for each feature", () => {
  expect(features.size).toBeGreaterThan(5);
  for (const [name, versions] of features) {
    for (const version of Object.values(versions)) expect(version, name).toBeGreaterThan(1);
  }
});

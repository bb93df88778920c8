import { expect } from "@playwright/test";
import { findFeatures, findMissingFeatures } from "../all-browsers/suites/features.ts";
import { readSupport, type TestedVersion } from "../all-browsers/supported.ts";
import { test } from "./sites.ts";

test("Chromium has all features that the site needs, and those documented for its version", async ({
  browser,
  page,
  site,
}) => {
  await page.goto(site.home);
  expect(await page.evaluate(findMissingFeatures)).toEqual([]);
  const found = await page.evaluate(findFeatures);
  const { oldest, documentedFeatures } = readSupport();
  const tested: TestedVersion = {
    engine: "Chromium",
    version: Number.parseFloat(browser.version()),
  };
  expect(tested.version).toBeGreaterThanOrEqual(oldest.Chromium);
  expect(found).toStrictEqual(documentedFeatures(tested, found));
});

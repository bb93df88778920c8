import { expect, it } from "vitest";
import { readSupport, type TestedVersion, webKitGtk } from "../supported.ts";
import type { TestContext } from "../test-context.ts";
import { findFeatures, findMissingFeatures } from "./features.ts";

/** Compares the browser with the tables in docs/browsers.md. */
export function browserTests(context: TestContext): void {
  it("has all features that the site needs, and those documented for its version", async () => {
    const { tab, kitchenSink, browser } = context;
    await tab.goto(kitchenSink.urlOf("/docs/light/fog"));
    await expect.poll(() => tab.run(findMissingFeatures)).toEqual([]);
    const found = await tab.run(findFeatures);
    const { oldest, documentedFeatures } = readSupport();
    const tested = testedVersion(browser);
    expect(tested.version).toBeGreaterThanOrEqual(oldest[tested.engine]);
    expect(found).toStrictEqual(documentedFeatures(tested, found));
  });
}

function testedVersion({ name, version }: TestContext["browser"]): TestedVersion {
  const number = Number.parseFloat(version);
  if (name === "Firefox") return { engine: name, version: number };
  const known = webKitGtk.findLast((one) => one.version <= number);
  if (!known) throw new Error(`WebKitGTK ${version} is older than all in supported.ts`);
  const { safari, ahead } = known;
  return { engine: "Safari", version: safari, ahead, isNewer: known.version !== number };
}

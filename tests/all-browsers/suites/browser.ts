import { expect, it } from "vitest";
import { type Engine, readSupport, webKitGtk } from "../supported.ts";
import type { TestContext } from "../test-context.ts";
import { findFeatures, findMissing } from "./features.ts";

/** Compares the browser with the tables in docs/browsers.md. */
export function browserTests(context: TestContext): void {
  it("has all features that the site needs, and those documented for its version", async () => {
    const { tab, kitchenSink, browser } = context;
    await tab.goto(kitchenSink.urlOf("/docs/light/fog"));
    await expect.poll(() => tab.run(findMissing)).toEqual([]);
    const found = await tab.run(findFeatures);
    const { oldest, features, asOf } = readSupport();
    expect(Object.keys(found).sort()).toEqual([...features.keys()].sort());
    const { engine, version, ahead, isKnown } = engineOf(browser.name, browser.version);
    expect(version).toBeGreaterThanOrEqual(oldest[engine]);
    const promised = [...features].map(([name, { [engine]: since }]) => {
      if (version >= since || ahead.includes(name)) return [name, true];
      const isWithout = isKnown && (Number.isFinite(since) || version <= asOf[engine]);
      return [name, isWithout ? false : found[name]];
    });
    expect(found, "found and promised").toEqual(Object.fromEntries(promised));
  });
}

interface EngineVersion {
  engine: Engine;
  version: number;
  /** Features that this build has earlier than its version. */
  ahead: readonly string[];
  /** Whether its missing features are documented. */
  isKnown: boolean;
}

function engineOf(name: string, version: string): EngineVersion {
  const number = Number.parseFloat(version);
  if (name !== "WebKit") {
    return { engine: name as Engine, version: number, ahead: [], isKnown: true };
  }
  const known = webKitGtk.findLast((one) => one.version <= number);
  if (!known) throw new Error(`WebKitGTK ${version} is older than all in supported.ts`);
  const isKnown = known.version === number;
  return { engine: "Safari", version: known.safari, ahead: known.ahead, isKnown };
}

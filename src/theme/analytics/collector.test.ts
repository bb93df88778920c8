import { expect, it } from "vitest";
import { allowsTracking } from "./collector.ts";

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, true],
  [{ doNotTrack: "1" }, false],
  [{ globalPrivacyControl: true }, false],
])("with the signals %o tracking is allowed: %s", (signals, allowed) => {
  expect(allowsTracking(signals)).toBe(allowed);
});

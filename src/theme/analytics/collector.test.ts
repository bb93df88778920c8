import { expect, it } from "vitest";
import { eventAddress, mayMeasure } from "./collector.ts";

it("puts an event into the query of the collector's address", () => {
  const collector = { id: "G-1", endpoint: "https://c.example/collect?k=1", anonymizeIp: true };
  const view = { en: "page_view", cid: "1.2", dl: "https://x.example/a", dt: "A & b" };
  const { origin, searchParams } = new URL(eventAddress(collector, view));
  expect(origin).toBe("https://c.example");
  expect(Object.fromEntries(searchParams)).toEqual({
    k: "1",
    v: "2",
    tid: "G-1",
    ...view,
    aip: "1",
  });
});

it("asks for anonymization only where it is wanted", () => {
  const collector = { id: "G-1", endpoint: "https://c.example/", anonymizeIp: false };
  expect(eventAddress(collector, { en: "page_view" })).not.toContain("aip");
});

it.each([
  [{}, true],
  [{ doNotTrack: null }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, true],
  [{ doNotTrack: "1" }, false],
  [{ globalPrivacyControl: true }, false],
])("with the wishes %o it may measure: %s", (wishes, may) => {
  expect(mayMeasure(wishes)).toBe(may);
});

import { expect, it } from "vitest";
import { eventAddress } from "./event-address.ts";
import { mayMeasure } from "./may-measure.ts";

const view = { client: "1.2", title: "A & b", page: "https://x.example/a", referrer: "" };

it("puts a view into the query of the collector's address", () => {
  const collector = { id: "G-1", endpoint: "https://c.example/collect?k=1", anonymizeIp: true };
  const { origin, searchParams } = new URL(eventAddress(collector, view));
  expect(origin).toBe("https://c.example");
  expect(Object.fromEntries(searchParams)).toEqual({
    k: "1",
    v: "2",
    tid: "G-1",
    cid: "1.2",
    en: "page_view",
    dl: "https://x.example/a",
    dt: "A & b",
    aip: "1",
  });
});

it("asks for anonymisation only where it is wanted", () => {
  const collector = { id: "G-1", endpoint: "https://c.example/", anonymizeIp: false };
  expect(eventAddress(collector, { ...view, referrer: "https://y.example/" })).not.toContain("aip");
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

import { expect, it } from "vitest";
import { hostedRecord } from "./hosted-record.ts";

function recordOf(text: string, names?: string) {
  const record = { kind: "page", route: "/a", anchor: "", title: "A", heading: "A", text } as const;
  const place = { path: [], version: null, locale: "en" };
  return hostedRecord({ ...record, ...place, ...(names && { names }) }, String);
}

it("cuts long texts by their bytes", () => {
  expect(recordOf("short, für alle").content).toBe("short, für alle");
  expect(recordOf("a".repeat(9000)).content).toHaveLength(7000);
  expect(recordOf("文".repeat(7000)).content).toBe("文".repeat(2333));
});

it("keeps names next to the displayed text, however long it is", () => {
  const long = "a".repeat(9000);
  expect(recordOf(long, "CDN")).toMatchObject({ content: long.slice(0, 7000), names: "CDN" });
  expect(recordOf("text", long).names).toHaveLength(1000);
  expect(recordOf("text")).not.toHaveProperty("names");
});

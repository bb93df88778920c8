import { expect, it } from "vitest";
import { getHostedRecord } from "./hosted-record.ts";

function getRecord(text: string, names?: string) {
  const record = { kind: "page", route: "/a", anchor: "", title: "A", heading: "A", text } as const;
  const place = { path: [], version: null, locale: "en" };
  return getHostedRecord({ ...record, ...place, ...(names && { names }) }, String);
}

it("cuts long texts by their bytes", () => {
  expect(getRecord("short, für alle").content).toBe("short, für alle");
  expect(getRecord("a".repeat(9000)).content).toHaveLength(7000);
  expect(getRecord("文".repeat(7000)).content).toBe("文".repeat(2333));
});

it("keeps names next to the displayed text, however long it is", () => {
  const long = "a".repeat(9000);
  expect(getRecord(long, "CDN")).toMatchObject({ content: long.slice(0, 7000), names: "CDN" });
  expect(getRecord("text", long).names).toHaveLength(1000);
  expect(getRecord("text")).not.toHaveProperty("names");
});

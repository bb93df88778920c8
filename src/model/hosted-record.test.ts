import { expect, it } from "vitest";
import { hostedRecord } from "./hosted-record.ts";

function contentOf(text: string): string {
  const record = { kind: "page", route: "/a", anchor: "", title: "A", heading: "A", text } as const;
  return hostedRecord({ ...record, path: [], version: null, locale: "en" }, String).content;
}

it("cuts long texts by their bytes", () => {
  expect(contentOf("short, für alle")).toBe("short, für alle");
  expect(contentOf("a".repeat(9000))).toHaveLength(7000);
  expect(contentOf("文".repeat(7000))).toBe("文".repeat(2333));
});

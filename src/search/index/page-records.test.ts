import { expect, it } from "vitest";
import { pageRecords } from "./page-records.ts";

const page = {
  route: "/vpc",
  title: "VPC",
  otherNames: ["Networks"],
  description: "Networks.",
  keywords: ["subnet"],
  path: ["Guides"],
  version: null,
  locale: "en",
};

it("makes one record of the page and one of each section, with the titles above it", () => {
  const records = pageRecords(page, {
    text: "Intro.",
    sections: [
      { id: "a", level: 2, heading: "A", text: "one" },
      { id: "b", level: 3, heading: "B", text: "two" },
      { id: "c", level: 2, heading: "C", text: "three" },
    ],
  });
  expect(records[0]?.names).toBe("subnet Networks");
  expect(records.map(({ kind, anchor, path, text }) => [kind, anchor, path, text])).toEqual([
    ["page", "", ["Guides"], "Networks. Intro."],
    ["section", "a", ["Guides", "VPC"], "one"],
    ["section", "b", ["Guides", "VPC", "A"], "two"],
    ["section", "c", ["Guides", "VPC"], "three"],
  ]);
});

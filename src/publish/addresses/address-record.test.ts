import { describe, expect, it } from "vitest";
import { addAddresses, formatAddresses, getPromisedIds, parseAddresses } from "./address-record.ts";

const recordText = `base /docs/

/
 top
/a
 -gone	merged into b
 input_x
 .y
 -.z	removed
 input_x-y
-/b	nobody reads it
 c
`;

function describeErrors(text: string): string[] {
  return parseAddresses(text).diagnostics.map(({ rule, line, message }) => {
    expect(rule).toBe("invalid-address-record");
    return `${line} ${message}`;
  });
}

describe("parseAddresses and formatAddresses", () => {
  it("keep every URL, attribute, and reason", () => {
    const { record, diagnostics } = parseAddresses(recordText);
    expect(diagnostics).toEqual([]);
    expect(record.pages.get("/a")?.ids.get("input_x.z")).toEqual({
      line: 9,
      dropReason: "removed",
    });
    expect(record.pages.get("/b")).toMatchObject({ line: 11, dropReason: "nobody reads it" });
    const text = formatAddresses(record);
    expect(text.replace(/^#.*\n/gm, "")).toBe(
      recordText.replace(
        " .y\n -.z\tremoved\n input_x-y\n",
        " input_x-y\n input_x.y\n -input_x.z\tremoved\n",
      ),
    );
    expect(formatAddresses(parseAddresses(text).record)).toBe(text);
  });

  it("keep names with tabs and line breaks", () => {
    const record = { baseUrl: "/", pages: new Map() };
    const ids = ["-a", ".b", "c d", "100%", "e#f", "ü", "g\tH", "<<<<<<< i", "base /"];
    addAddresses(record, [{ route: "/%C3%BC b/", ids }]);
    const read = parseAddresses(formatAddresses(record));
    expect(read.diagnostics).toEqual([]);
    expect([...read.record.pages.keys()]).toEqual(["/ü b"]);
    expect([...(read.record.pages.get("/ü b")?.ids.keys() ?? [])].sort()).toEqual(ids.sort());
  });

  it("read files with Windows line endings", () => {
    expect(describeErrors(`\uFEFF${recordText.replaceAll("\n", "\r\n")}`)).toEqual([]);
  });
});

describe("parseAddresses", () => {
  it("reports the position of an unresolved merge and reads nothing", () => {
    const text = "base /\n/a\n<<<<<<< HEAD\n b\n=======\n c\n>>>>>>> x\n";
    expect(describeErrors(text)).toEqual(["3 the record of addresses has an unresolved merge"]);
    expect(parseAddresses(text).record.pages.size).toBe(0);
  });

  it.each([
    ["base /\n anchor", "2 ` anchor` is not a valid line"],
    ["base /\n/a\nb", "3 `b` is not a valid line"],
    ["base /\n/a\n  b", "3 `  b` is not a valid line"],
    ["base /\n/a\nbase /b/", "3 `base /b/` is not a valid line"],
    ["base /\n/a\n/a", "3 `/a` is in the record twice"],
    ["base /\n/a\n/a/", "3 `/a` is in the record twice"],
    ["base /\n/a\n b\n b", "4 `b` is in the record twice"],
    ["base /\n/a\n b\n .c\n b.c", "5 `b.c` is in the record twice"],
    ["base /\n-/a", "2 `/a` is dropped without a reason, or has a reason and is not dropped"],
    [
      "base /\n/a\n b\twhy",
      "3 `b` is dropped without a reason, or has a reason and is not dropped",
    ],
    ["/a", "1 the record does not name the base URL of its addresses"],
    ["base docs\n/a", "1 the record does not name the base URL of its addresses"],
    ["", "1 the record does not name the base URL of its addresses"],
    ["\u0000\u0001", "1 the record does not name the base URL of its addresses"],
  ])("reports errors in %j", (text, error) => {
    expect(describeErrors(text)).toContain(error);
  });
});

describe("addAddresses", () => {
  it("adds new addresses, restores dropped ones, and removes nothing", () => {
    const { record } = parseAddresses(recordText);
    const added = addAddresses(record, [
      { route: "/a/", ids: ["gone", "new", "main"] },
      { route: "/c", ids: null },
    ]);
    expect(added).toEqual(["/a#gone", "/a#new", "/c"]);
    expect(record.pages.get("/a")?.ids.get("gone")?.dropReason).toBeNull();
    expect(record.pages.get("/a")?.ids.has("input_x")).toBe(true);
    expect(record.pages.get("/b")?.dropReason).not.toBeNull();
    expect(addAddresses(record, [{ route: "/a", ids: ["gone", "new"] }])).toEqual([]);
  });
});

it("records only headings and entries", () => {
  const ids = [
    "main",
    "_R_1_",
    "_S_1_",
    "d1-arrowhead",
    "x",
    "y",
    "input_x",
    "output_y",
    "z",
    "input_x.z",
  ];
  expect(getPromisedIds(ids)).toEqual(["input_x", "output_y", "z", "input_x.z"]);
});

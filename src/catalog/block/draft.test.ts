import { expect, it } from "vitest";
import type { JsonValue } from "../../model/reference/module.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { cleanDraft, createEmptyDraft, type Draft, toDraft } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

const getCode = (name: string) => `code(${name})`;

const nested = parseCanonicalType(
  "object({ port = number, name = optional(string), rules = map(list(bool)), pair = tuple([string, any]) })",
);

it("begins an object with what it must have", () => {
  expect(createEmptyDraft(nested)).toEqual({ o: { port: "", rules: { m: [] }, pair: ["", ""] } });
});

it("shows a value as a form and reads it back", () => {
  const value: JsonValue = { port: 80, name: "a", rules: { x: [true] }, pair: ["b", [null]] };
  expect(readDraft(toDraft(value, nested), nested, getCode).value).toEqual(value);
});

it("writes a value that does not fit the form as an expression", () => {
  const of = (value: JsonValue, type: string) => toDraft(value, parseCanonicalType(type));
  expect(of(null, "string")).toEqual({ x: "null" });
  expect(of([1], "map(string)")).toEqual({ x: "[1]" });
  expect(of([null], "list(string)")).toEqual([{ x: "null" }]);
});

it.each<[string, Draft, string, string[]]>([
  ["number", "1e3", "1e3", []],
  ["number", "many", "null", [" not-a-number"]],
  ["list(number)", ["1", "x"], "[1, null]", ["/1 not-a-number"]],
  ["any", "[1", "null", [" not-hcl"]],
  ["list(any)", ["<<-EOT\nx\nEOT"], "", ["/0 not-hcl"]],
  [
    "map(string)",
    {
      m: [
        ["a", "1"],
        ["a", "2"],
        ["", "3"],
        ["", ""],
      ],
    },
    "",
    ["/1 key-twice", "/2 key-missing"],
  ],
  ["object({ a = string })", { o: {} }, "{}", [" attribute-missing"]],
  ["string", { x: "var.a" }, "var.a", []],
  ["string", { f: "networking/vpc-app.id" }, "code(networking/vpc-app.id)", []],
])("reads a %s %j", (type, draft, code, errors) => {
  const read = readDraft(draft, parseCanonicalType(type), getCode);
  if (code !== "") expect(read.code).toBe(code);
  expect(read.errors.map(({ path, kind }) => `${path} ${kind}`)).toEqual(errors);
});

it("takes from an address only what has the shape of the type", () => {
  const clean = (given: unknown, type: string) => cleanDraft(given, parseCanonicalType(type));
  expect(clean("a", "string")).toBe("a");
  expect(clean({ x: "var.a", y: 1 }, "string")).toEqual({ x: "var.a" });
  expect(clean(["a", 1, { x: "b" }], "list(string)")).toEqual(["a", { x: "b" }]);
  expect(clean({ m: [["a", "b"], ["c"], 1] }, "map(string)")).toEqual({ m: [["a", "b"]] });
  expect(clean({ o: { a: true, b: "x", c: "y" } }, "object({ a = bool, b = bool })")).toEqual({
    o: { a: true },
  });
  expect(clean(["a"], "tuple([string, bool])")).toEqual(["a", false]);
  const wrong: [unknown, string][] = [
    [1, "string"],
    ["a", "bool"],
    [null, "string"],
    ["a", "list(string)"],
    [{ m: 1 }, "map(string)"],
    [{ o: null }, "object({})"],
    [{ f: 'a/b.c" }\n' }, "string"],
  ];
  expect(wrong.map(([given, type]) => clean(given, type))).toEqual(wrong.map(() => undefined));
});

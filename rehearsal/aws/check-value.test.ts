import { expect, it } from "vitest";
import { checkOptionValues, findFilterNames } from "./check-value.ts";
import { dynamicPlaceholder, maskDynamicParts } from "./dynamic-parts.ts";
import { parseShorthand, ShorthandError } from "./shorthand.ts";

it.each([
  ["Name=tag:Name,Values=a", { Name: "tag:Name", Values: "a" }],
  ["Name=vpc-id,Values=a,b,Other=c", { Name: "vpc-id", Values: ["a", "b"], Other: "c" }],
  ["A={B=[1,2],C='d, e'},F=", { A: { B: ["1", "2"], C: "d, e" }, F: "" }],
  ["A=[{B=c},{B=d}]", { A: [{ B: "c" }, { B: "d" }] }],
  ['A="x, y",B=a=b', { A: "x, y", B: "a=b" }],
  ["A=b\\,c", { A: "b,c" }],
  ["A=b C=d", { A: "b C=d" }],
])("parses the shorthand %s", (text, data) => {
  expect(parseShorthand(text)).toEqual(data);
});

it.each([
  "Name",
  "A=b,",
  "A={B=c",
  "A=[b",
  "A='b",
  "A=b,A=c",
])("rejects the shorthand %s", (text) => {
  expect(() => parseShorthand(text)).toThrow(ShorthandError);
});

const shapes = {
  Filter: { Name: "string", Values: "[string]" },
  Rule: { "Id!": "string", Count: "number", Mode: "Mode", Parts: "[Rule]", Map: "{Mode}" },
  Only: { Value: "string" },
  Mode: ["ON", "OFF"],
};

const getMismatches = (type: string, ...words: string[]) =>
  checkOptionValues(words, type, shapes).map(({ message, hint }) => `${message}; ${hint ?? ""}`);

it.each([
  ["[Filter]", ["Name=a,Values=b", "Name=c"]],
  ["[Filter]", ['[{"Name":"a","Values":["b"]}]']],
  ["[Filter]", ['{"Name":"a"}']],
  ["Rule", ["Id=a,Count=1,Mode=ON,Parts=[{Id=b}]"]],
  ["Rule", ['{"Id":"a","Map":{"b":"OFF"},"Count":1}']],
  ["Rule", ["file://rule.json"]],
  ["Rule", [`{"Id": ${dynamicPlaceholder}}`]],
  ["Only", ["a"]],
  ["[Mode]", ["ON", dynamicPlaceholder]],
  ["[string]", ["a", "b,c"]],
  ["[string]", ['{"a":1}']],
  ["timestamp", ["2026-01-31T12:00:00Z"]],
  ["timestamp", ["1767225600"]],
  ["{string}", ["a=b,c=d"]],
  ["document", ["a b"]],
  ["document", ['{"a":1}']],
])("accepts for %s: %j", (type, words) => {
  expect(getMismatches(type, ...words)).toEqual([]);
});

it.each([
  ["[Filter]", ["Name=a,Value=b"], "no member `Value`; did you mean `Values`?"],
  ["[Filter]", ['{"Name":"a"}', '{"Nam":"b"}'], "no member `Nam`; did you mean `Name`?"],
  ["[Filter]", ["vpc-id"], "it cannot be parsed"],
  ["[Filter]", ['[{"Name":"a"'], "it cannot be parsed"],
  ["document", ['{"a":'], "it cannot be parsed"],
  ["Rule", ["Count=1"], "the structure needs `Id`"],
  ["Rule", ["Id=a,Count=many"], "`many` is not a number"],
  ["Rule", ['{"Id":["a"]}'], "is not text"],
  ["Rule", ['{"Id":1}'], "`1` is not text"],
  ["Rule", ['{"Id":"a","Count":"1"}'], '`"1"` is not a number'],
  ["Rule", ['{"Id":"a","Mode":true}'], "`true` is not text"],
  ["Rule", ['{"Id":"a","Parts":{"Id":"b"}}'], "is not a list"],
  ["Rule", ["Id=a,Mode=IN"], "`IN` is not an allowed value; did you mean `ON`?"],
  ["[Mode]", ["ON,OFF"], "`ON,OFF` is not an allowed value"],
  ["number", ["ten"], "`ten` is not a number"],
  ["timestamp", ["yesterday"], "is not a time"],
])("reports a mismatch with %s: %j", (type, words, message) => {
  expect(getMismatches(type, ...words)[0]).toContain(message);
});

it("masks text that is only known at run time", () => {
  const word = (text: string, isDynamic = true) =>
    maskDynamicParts({ text, isDynamic, variables: [], line: 1, column: 1 });
  // biome-ignore format: one a line
  expect([word("Name=$NAME,Values=${A:-b}"), word("a$(b $(c) d)e"), word("costs $5", false), word("*.tf")]).toEqual([
    `Name=${dynamicPlaceholder},Values=${dynamicPlaceholder}`,
    `a${dynamicPlaceholder}e`,
    "costs $5",
    dynamicPlaceholder,
  ]);
});

it("reads the names of filters", () => {
  const words = ["Name=a,Values=b,c", '[{"Name":"d","Values":["e"]}]', "x", '{"Name":"f"}'];
  expect(findFilterNames(words)).toEqual(["a", "d", "f"]);
});

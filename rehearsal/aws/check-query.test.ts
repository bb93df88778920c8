import { expect, it } from "vitest";
import { checkQuery } from "./check-query.ts";
import { getValueType } from "./value-type.ts";

const answer = getValueType("Answer", {
  Answer: {
    Vpcs: "[Vpc]",
    Count: "number",
    Limits: "{number}",
    Counts: "{State:number}",
    "Next!": "string",
  },
  Vpc: {
    Id: "string",
    State: "State",
    Tags: "[Tag]",
    IsDefault: "boolean",
    Parent: "Vpc",
    Created: "timestamp",
  },
  Tag: { Key: "string", Value: "string" },
  State: ["available", "pending"],
});

const getErrors = (query: string) =>
  checkQuery(query, answer).errors.map(({ message, hint }) => `${message}; ${hint ?? ""}`);

it.each([
  "Vpcs[].Id",
  "Vpcs[*].[Id,State]",
  "Vpcs[0].Tags[?Key=='Name'].Value | [0]",
  "Vpcs[?State==`available`].Id",
  "Vpcs[?IsDefault==`false`].{Id:Id,Name:Tags[?Key=='Name']|[0].Value}",
  "Vpcs[?!IsDefault && contains(Id, 'vpc')]",
  'Vpcs[?contains(Id, `"888888888888"`)]',
  "Vpcs[?Tags[?Key=='a']]",
  "Vpcs[].Tags[].Key",
  "sort_by(Vpcs, &Created)[-1].Id",
  "max_by(Vpcs, &Created).Parent.Parent.Id",
  "map(&Tags[0].Key, Vpcs)",
  "length(Vpcs || `[]`)",
  "Vpcs[?Created>='2026-01-01'].Id",
  "Limits.Anything",
  "Limits.*",
  "Counts.[available,pending]",
  "Vpcs[?Parent==null].Id",
  "[Count, Next]",
  "@",
  "Vpcs[1:].Id",
  "keys(Limits)",
  "to_string(Count)",
  "not_null(Next, 'none')",
])("accepts %s", (query) => {
  expect(getErrors(query)).toEqual([]);
});

it.each([
  ["Vpc[].Id", "at `Vpc`: the response has no such member there; did you mean `Vpcs`?"],
  ["Vpcs[].Name", "at `Name`: the response has no such member there; members are `Id`"],
  ["Vpcs[?contains(Id, `888888888888`)]", "at `contains()`: it needs a string, but finds a number"],
  ["Vpcs.Id", "at `Id`: it needs a structure, but finds a list"],
  ["Count.Id", "at `Id`: it needs a structure, but finds a number"],
  ["Next[0]", "at `[0]`: it needs a list"],
  ["Vpcs[?State=='running']", "compares with `running`, which is never there; one of `available`"],
  ["Vpcs[?IsDefault==false]", "at `false`: the response has no such member there; a value is"],
  ["Vpcs[?IsDefault=='false']", "at `false`: it needs a string"],
  ["Vpcs[?Tags=='a']", "at `a`: it needs a string"],
  ["sort_by(Vpcs, &Creation)", "at `Creation`: the response has no such member"],
  ["sort_by(Vpcs, Created)", "at `Created`: the response has no such member"],
  ["lenght(Vpcs)", "no function `lenght`; did you mean `length`?"],
  [
    "Counts.[availble]",
    "at `availble`: the response has no such member there; did you mean `available`",
  ],
  ["Vpcs[?State='a']", "not JMESPath: `=` does not compare: write `==`"],
])("reports an error of %s", (query, error) => {
  expect(getErrors(query)[0]).toContain(error);
});

it.each([
  "'abc",
  "a[?b==`c",
  "[a b]",
  "{a: b c: d}",
  "a.[b,]",
  "a..b",
  "foo-bar",
  "a[*.b",
  "a[b]",
  "f(a b)",
  "a | ",
  '"a"(b)',
  "$.a",
  "let $a = b in $a",
  "a ? b : c",
])("reports the syntax of %s, which the AWS CLI rejects", (query) => {
  expect(getErrors(query)).toMatchObject([expect.stringMatching(/^the query is not JMESPath/)]);
});

it.each([
  ["Vpcs[].Id", { kind: "list", of: { kind: "string" } }],
  ["Vpcs[0].[Id,IsDefault]", { kind: "list", items: [{ kind: "string" }, { kind: "boolean" }] }],
  ["Vpcs[].Tags[].Value", { kind: "list", of: { kind: "string" } }],
  ["Vpcs[?State=='pending'] | [0].Id", { kind: "string" }],
  ["length(Vpcs)", { kind: "number" }],
  ["Vpcs[].{A:Id}", { kind: "list", of: { kind: "structure", names: ["A"] } }],
  ["Wrong", { kind: "unknown" }],
])("%s gives %j", (query, type) => {
  expect(checkQuery(query, answer).result).toMatchObject(type);
});

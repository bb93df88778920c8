import { expect, it } from "vitest";
import { checkQuery } from "./check-query.ts";
import { valueTypeOf } from "./value-type.ts";

const answer = valueTypeOf("Answer", {
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

const faultsOf = (query: string) => checkQuery(query, answer).faults;

it.each([
  "Vpcs[].Id",
  "Vpcs[*].[Id,State]",
  "Vpcs[0].Tags[?Key=='Name'].Value | [0]",
  "Vpcs[?State==`available`].Id",
  "Vpcs[?IsDefault==`false`].{Id:Id,Name:Tags[?Key=='Name']|[0].Value}",
  "Vpcs[?!IsDefault && contains(Id, 'vpc')]",
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
])("takes %s", (query) => {
  expect(faultsOf(query)).toEqual([]);
});

it.each([
  ["Vpc[].Id", { fault: "member", name: "Vpc", near: "Vpcs", offset: 0 }],
  ["Vpcs[].Name", { fault: "member", name: "Name", offset: 7 }],
  ["Vpcs.Id", { fault: "kind", what: "Id", wanted: "a structure", offset: 5 }],
  ["Count.Id", { fault: "kind", what: "Id" }],
  ["Next[0]", { fault: "kind", what: "[0]", wanted: "a list" }],
  ["Vpcs[?State=='running']", { fault: "comparison", value: "running" }],
  ["Vpcs[?IsDefault==false]", { fault: "member", name: "false" }],
  ["Vpcs[?IsDefault=='false']", { fault: "kind", what: "false", wanted: "a string" }],
  ["Vpcs[?Tags=='a']", { fault: "kind", what: "a" }],
  ["sort_by(Vpcs, &Creation)", { fault: "member", name: "Creation" }],
  ["sort_by(Vpcs, Created)", { fault: "member", name: "Created" }],
  ["lenght(Vpcs)", { fault: "function", name: "lenght", near: "length" }],
  ["length(Vpcs, Vpcs)", { fault: "parameters", count: 2, wanted: 1 }],
  ["length(Count)", { fault: "kind", what: "length()" }],
  ["Counts.[availble]", { fault: "member", name: "availble", near: "available" }],
  ["Vpcs || `[`", { fault: "syntax", reason: "`[` holds no JSON" }],
  ["Count.*", { fault: "kind", what: "*" }],
  ["Vpcs[*.Id", { fault: "syntax", offset: 6 }],
  ["Vpcs[?State='a']", { fault: "syntax", reason: "`=` compares nothing: write `==`" }],
])("finds the fault of %s", (query, fault) => {
  expect(faultsOf(query)[0]).toMatchObject(fault);
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

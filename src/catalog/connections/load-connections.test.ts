import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestService } from "../../../tests/support/test-service.ts";
import { diagnose, type Rule, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Service } from "../service/service.ts";
import { connectionRules } from "./connection-rules.ts";
import { getConnectionsFrom, getConnectionsTo } from "./connections.ts";
import { loadConnections } from "./load-connections.ts";

let siteDir = "";
let services: Service[] = [];
beforeEach(async () => {
  siteDir = mkdtempSync(join(tmpdir(), "connections-"));
  mkdirSync(join(siteDir, "catalog"));
  const vpc = await createTestService(`
output "vpc_id" { value = 1 }
output "subnet_ids" { value = 1 }
output "zone_ids" { value = 1 }
output "key_arns" { value = 1 }
output "config" { value = 1 }
`);
  const bastion = await createTestService(`
variable "vpc_id" { type = string }
variable "groups" { type = set(string) }
variable "network" {
  type = object({ vpc_id = string, subnets = list(string) })
}
variable "tags" { type = map(string) }
variable "rules" { type = list(object({ source = string })) }
variable "count" { type = number }
`);
  services = [vpc, { ...bastion, category: "security", name: "bastion" }];
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const outputs = {
  "networking/vpc": {
    vpc_id: "string",
    subnet_ids: "list(string)",
    zone_ids: "map(string)",
    key_arns: "map(map(string))",
    config: "object({ arn = string })",
  },
};

type Row = readonly [output: string, input: string, keys?: string[]];

function load(rows: readonly (Row | object)[], types: object = outputs) {
  const connections = rows.map((row) => {
    if (!Array.isArray(row)) return row;
    const [output, input, keys] = row;
    return {
      from: "networking/vpc",
      output,
      to: "security/bastion",
      input,
      ...(keys && { keys }),
      reason: "They belong together.",
    };
  });
  const lines = connections.map((connection) => JSON.stringify(connection)).join(",\n");
  const text = `{ "outputs": ${JSON.stringify(types)}, "connections": [\n${lines}\n]}`;
  writeFileSync(join(siteDir, "catalog/connections.json"), text);
  const loaded = loadConnections(siteDir, services);
  return {
    connections: loaded.connections,
    found: loaded.diagnostics.map(({ line, rule, message, hint }) => [line, rule, message, hint]),
  };
}

it.each<[...Row, form: string, expected: string[]]>([
  ["vpc_id", "vpc_id", undefined, "whole", []],
  ["vpc_id", "groups", undefined, "item", []],
  ["subnet_ids", "groups", undefined, "whole", []],
  ["subnet_ids", "vpc_id", undefined, "one", ["0"]],
  ["zone_ids", "vpc_id", ["example.com"], "one", ["example.com"]],
  ["key_arns", "vpc_id", ["eu-west-1", "ebs"], "one", ["eu-west-1", "ebs"]],
  ["key_arns.eu-west-1", "groups", undefined, "values", []],
  ["vpc_id", "rules.*.source", undefined, "whole", []],
  ["zone_ids", "groups", undefined, "values", []],
  ["subnet_ids", "network.subnets", undefined, "whole", []],
  ["config.arn", "vpc_id", undefined, "whole", []],
])("%s to %s with the keys %s as %s", (output, input, keys, form, expected) => {
  const { connections, found } = load([[output, input, keys]]);
  expect(found).toEqual([]);
  expect(connections).toMatchObject([{ output, input, form, keys: expected }]);
});

it("finds connections by target and by source", () => {
  const { connections } = load([
    ["vpc_id", "vpc_id"],
    ["subnet_ids", "groups"],
  ]);
  expect(getConnectionsTo(connections, "security/bastion")).toEqual(connections);
  expect(getConnectionsFrom(connections, "networking/vpc")).toEqual(connections);
  expect(getConnectionsTo(connections, "networking/vpc")).toEqual([]);
});

it("a site without the file has no connections", () => {
  expect(loadConnections(siteDir, services)).toEqual({ connections: [], diagnostics: [] });
});

it.each<[string, Row | object, string, string]>([
  [
    "an output",
    ["vpc_ids", "vpc_id"],
    "`networking/vpc` has no output `vpc_ids`",
    "did you mean `vpc_id`?",
  ],
  [
    "an input",
    ["vpc_id", "group"],
    "`security/bastion` has no input `group`",
    "did you mean `groups`?",
  ],
  [
    "an attribute",
    ["vpc_id", "network.vpc_ids"],
    "`security/bastion` has no attribute `network.vpc_ids`",
    "did you mean `vpc_id`?",
  ],
  [
    "a service",
    { from: "networking/vcp", output: "a", to: "security/bastion", input: "vpc_id", reason: "" },
    "the catalog has no service `networking/vcp`",
    "did you mean `networking/vpc`?",
  ],
  [
    "a type that fits",
    ["vpc_id", "tags"],
    "the output `vpc_id` (`string`) does not fit the input `tags` (`map(string)`)",
    "use another output, or correct the type in `outputs`",
  ],
  [
    "a key",
    ["zone_ids", "vpc_id"],
    "`keys` is missing: the row uses one value of `zone_ids`",
    'add an example of each key: `"keys": ["example.com"]`',
  ],
  [
    "a use for the key",
    ["vpc_id", "vpc_id", ["a"]],
    "`keys` has no effect: the row uses all of `vpc_id`",
    "leave `keys` out",
  ],
])("reports a row without %s", (_, row, message, hint) => {
  const { connections, found } = load([row]);
  expect(connections).toEqual([]);
  expect(found).toEqual([[2, expect.any(String), message, hint]]);
});

it("reports a duplicate row, and keeps the first", () => {
  const row: Row = ["vpc_id", "vpc_id"];
  const { connections, found } = load([row, ["subnet_ids", "groups"], row]);
  expect(connections).toHaveLength(2);
  expect(found).toEqual([
    [
      4,
      "duplicate-connection",
      "`vpc_id` is already connected to `vpc_id` in line 2",
      "merge the two rows",
    ],
  ]);
});

it("needs the type of an output", () => {
  const { found } = load([["vpc_id", "vpc_id"]], { "networking/vpc": {} });
  expect(found).toEqual([
    [
      2,
      "unknown-output-type",
      "the type of the output `vpc_id` is not declared",
      'add `"vpc_id": "string"`, or its other type, to `outputs`',
    ],
  ]);
  const wrong = load([["vpc_id", "vpc_id"]], {
    "networking/vpc": { vpc_id: "list(strin)", vpc: "string" },
    networking: {},
  });
  expect(wrong.connections).toEqual([]);
  expect(wrong.found.map(([, , message]) => message)).toEqual([
    "`list(strin)` is not a type",
    "`networking/vpc` has no output `vpc`",
    "the catalog has no service `networking`",
  ]);
});

it.each(
  Object.values<Rule<object>>(connectionRules),
)("the example of $id has its message", async (rule) => {
  const { file, source, values } = rule.example;
  const vpc = await createTestService(
    'output "vpc_id" { value = 1 }\noutput "vpc_arn" { value = 1 }',
  );
  const dns = { ...(await createTestService('output "zone_ids" { value = 1 }')), name: "dns" };
  const bastion = await createTestService(`
variable "vpc_id" { type = string }
variable "zone_id" { type = string }
variable "tags" { type = map(string) }
`);
  writeFileSync(join(siteDir, file), source);
  const all = [vpc, dns, { ...bastion, category: "security", name: "bastion" }];
  const found = loadConnections(siteDir, all).diagnostics.map(({ line, column, ...rest }) => rest);
  const { line, column, ...expected } = diagnose(rule, wholeFile(file), values);
  expect(found).toEqual([expected]);
});

it("names the new file if only the former one exists", () => {
  writeFileSync(join(siteDir, "catalog/feeds.json"), '{ "feeds": [] }');
  const { diagnostics } = loadConnections(siteDir, services);
  const location = wholeFile("catalog/feeds.json");
  const rule = connectionRules["former-connections-file"];
  expect(diagnostics).toEqual([diagnose(rule, location, {})]);
  writeFileSync(join(siteDir, "catalog/connections.json"), '{ "outputs": {}, "connections": [] }');
  expect(loadConnections(siteDir, services).diagnostics).toEqual([]);
});

import type { Connection } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";
import { alignAttributes, keyText, listCode, objectCode } from "./to-hcl.ts";

export interface UsageInput {
  name: string;
  type: TypeNode;
  default: string | null;
  sensitive: boolean;
}

export interface UsageModule {
  name: string;
  source: string;
  inputs: readonly UsageInput[];
}

export type UsageTool = "terraform" | "terragrunt";

type UsedOutput = Pick<Connection, "from" | "output" | "outputType" | "input" | "form" | "keys">;

/** `all` adds optional inputs as comments; `connections` are outputs of other services. */
export function usageCode(
  module: UsageModule,
  tool: UsageTool,
  all: boolean,
  connections: readonly UsedOutput[] = [],
): string {
  const used = new Map<string, UsedOutput>();
  for (const input of module.inputs) {
    const source = connections.find((one) => one.input === input.name && /^\w+$/.test(one.output));
    if (tool === "terragrunt" && source && input.default === null) used.set(input.name, source);
  }
  const units = new Map<string, UsedUnit>();
  for (const { from, output, outputType } of used.values()) {
    const folder = from.slice(from.lastIndexOf("/") + 1);
    const unit = units.get(from) ?? { label: blockLabel(folder), folder, mocks: new Map() };
    unit.mocks?.set(output, mockOf(output, parseCanonicalType(outputType)));
    units.set(from, unit);
  }
  const valueCode = (input: UsageInput) => {
    const source = used.get(input.name);
    const unit = source && units.get(source.from);
    return unit
      ? connectionExpression(source, `dependency.${unit.label}.outputs`)
      : exampleOf(input, tool);
  };
  const lines = inputLines(module.inputs, { all, valueCode });
  return callCode(module, tool, lines, [...units.values()]);
}

interface UsedUnit {
  label: string;
  folder: string;
  /** Values by output until the unit is deployed. */
  mocks?: Map<string, string>;
}

/** Three subnets, because several services need one in each zone. */
function mockOf(output: string, type: TypeNode): string {
  const value = example(type, output);
  if (!output.endsWith("subnet_ids") || type.kind !== "collection") return value;
  return listCode(["a", "b", "c"].map((zone) => `"subnet-0a1b2c3d4e5f6071${zone}"`));
}

/** Writes the block or unit that calls a module. `inputs` are lines indented by two spaces. */
export function callCode(
  { name, source }: Pick<UsageModule, "name" | "source">,
  tool: UsageTool,
  inputs: readonly string[],
  units: readonly UsedUnit[] = [],
): string {
  const lines =
    tool === "terraform"
      ? [
          `module "${blockLabel(name)}" {`,
          ...sourceArguments(source).map((line) => `  ${line}`),
          ...(inputs.length > 0 ? ["", ...inputs] : []),
          "}",
        ]
      : [
          'include "root" {',
          '  path = find_in_parent_folders("root.hcl")',
          "}",
          "",
          "terraform {",
          `  source = "${source}"`,
          "}",
          ...units.flatMap(({ label, folder, mocks = new Map<string, string>() }) => [
            "",
            `dependency "${label}" {`,
            `  config_path = "../${folder}"`,
            ...(mocks.size === 0
              ? []
              : [
                  "",
                  '  mock_outputs_allowed_terraform_commands = ["validate", "plan"]',
                  "  mock_outputs = {",
                  ...alignAttributes([...mocks]).map((line) => `  ${line}`),
                  "  }",
                ]),
            "}",
          ]),
          ...(inputs.length > 0 ? ["", "inputs = {", ...inputs, "}"] : []),
        ];
  return lines.join("\n");
}

const registrySource = /^tfr:\/\/([^?]*)\?version=(.*)$/;

/** The arguments of a `module` block that name the module. `tfr://` is a form of Terragrunt. */
export function sourceArguments(source: string): string[] {
  const [, address, version] = registrySource.exec(source) ?? [];
  return address === undefined
    ? [`source = "${source}"`]
    : [`source  = "${address.replace(/^\//, "")}"`, `version = "${version}"`];
}

/** Replaces the version of a source. `tags` are versions with another form of tag. */
export function sourceAt(
  source: string,
  version: string,
  tags: Readonly<Record<string, string>> = {},
): string {
  const tag = tags[version];
  return tag !== undefined && source.includes("?ref=")
    ? source.replace(/\?ref=.*$/, `?ref=${tag}`)
    : source.replace(/(?:\d+(?:\.\d+)*)?$/, version);
}

export function blockLabel(service: string): string {
  const name = service.replace(/[^\p{ID_Continue}-]/gu, "_").replaceAll("-", "_");
  return /^\p{ID_Start}/u.test(name) ? name : `m_${name}`;
}

function inputLines(
  inputs: readonly UsageInput[],
  { all, valueCode }: { all: boolean; valueCode(input: UsageInput): string },
): string[] {
  const required = inputs.filter((input) => input.default === null);
  const optional = all ? inputs.filter((input) => input.default !== null) : [];
  return [
    ...alignAttributes(required.map((input) => [input.name, valueCode(input)])),
    ...(required.length > 0 && optional.length > 0 ? [""] : []),
    ...optional.flatMap(commentedDefault),
  ];
}

function commentedDefault({ name, default: fallback }: UsageInput): string[] {
  return `${name} = ${fallback ?? "null"}`.split("\n").map((line) => `  # ${line}`.trimEnd());
}

/** Secrets are never literals, because copied blocks are soon committed. */
function exampleOf({ name, type, sensitive }: UsageInput, tool: UsageTool): string {
  const isSecret = sensitive || /(password|secret|token)$/.test(name);
  if (!isSecret || type.kind !== "primitive") return example(type, name);
  return externalValue(name, tool);
}

export function externalValue(name: string, tool: UsageTool): string {
  return tool === "terraform" ? `var.${name}` : `get_env("TF_VAR_${name}")`;
}

function example(type: TypeNode, name: string): string {
  switch (type.kind) {
    case "primitive":
      return { string: JSON.stringify(exampleText(name)), number: "1", bool: "true", any: "null" }[
        type.name
      ];
    case "collection":
      return type.name === "map"
        ? objectCode([[JSON.stringify("example"), example(type.of, name)]])
        : listCode([example(type.of, name)]);
    case "tuple":
      return listCode(type.of.map((one) => example(one, name)));
    case "object":
      return objectCode(
        type.attributes
          .filter(({ optional }) => !optional)
          .map((attribute) => [keyText(attribute.name), example(attribute.type, attribute.name)]),
      );
    case "unknown":
      return "null";
  }
}

const exampleValues: [ending: RegExp, value: string][] = [
  [/kms_key_arns?$/, "arn:aws:kms:us-east-2:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"],
  [/topic_arns?$/, "arn:aws:sns:us-east-2:111122223333:alarms"],
  [/certificate_arns?$/, "arn:aws:acm:us-east-2:111122223333:certificate/example"],
  [/secrets?_(manager_)?arns?$/, "arn:aws:secretsmanager:us-east-2:111122223333:secret:example"],
  [/role_arns?$/, "arn:aws:iam::111122223333:role/example"],
  [/arns?$/, "arn:aws:iam::111122223333:example"],
  [/vpc_ids?$/, "vpc-0a1b2c3d4e5f60718"],
  [/subnet_ids?$/, "subnet-0a1b2c3d4e5f60718"],
  [/route_table_ids?$/, "rtb-0a1b2c3d4e5f60718"],
  [/(security_groups?|sg)(_ids?)?$/, "sg-0a1b2c3d4e5f60718"],
  [/(^|_)amis?(_id)?$/, "ami-0a1b2c3d4e5f60718"],
  [/zone_ids?$/, "Z0123456789ABCDEFGHIJ"],
  [/account_ids?$/, "111122223333"],
  // EKS rejects private ranges for its public endpoint.
  [/^(?!.*private).*(public|api)_access.*cidr(_blocks?|s)?$/, "203.0.113.0/24"],
  [/cidr(_blocks?|s)?$/, "10.0.0.0/16"],
  [/regions?$/, "us-east-2"],
  [/availability_zones?$/, "us-east-2a"],
  [/(domain|dns|host)(_?names?)?$/, "app.example.com"],
  [/e?mails?(_address(es)?)?$/, "ops@example.com"],
  [/instance_types?$/, "t3.medium"],
];

export function exampleText(name: string): string {
  return exampleValues.find(([ending]) => ending.test(name))?.[1] ?? name.replaceAll("_", "-");
}

/** HCL that passes an output to an input. `outputs` is a prefix such as `module.vpc`. */
export function connectionExpression(
  { output, form, keys }: Pick<Connection, "output" | "form" | "keys">,
  outputs: string,
): string {
  const value = `${outputs}.${output}`;
  switch (form) {
    case "item":
      return `[${value}]`;
    case "one":
      return (
        value + keys.map((key) => `[${/^\d+$/.test(key) ? key : JSON.stringify(key)}]`).join("")
      );
    case "values":
      return `values(${value})`;
    case "whole":
      return value;
  }
}

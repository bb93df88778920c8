import { groupBy } from "../../model/group-by.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";
import { alignAttributes, getKeyText, getObjectCode, listCode } from "./to-hcl.ts";

export interface UsageInput {
  name: string;
  type: TypeNode;
  default: string | null;
  sensitive: boolean;
  /** What the author of the module names as a value. */
  describedValue?: string | undefined;
}

export interface UsageModule {
  name: string;
  source: string;
  inputs: readonly UsageInput[];
}

export type UsageTool = "terraform" | "terragrunt";

type UsedOutput = Pick<Connection, "from" | "output" | "outputType" | "input" | "form" | "keys">;

/** An output of a dependency, and what the code selects from it. */
export type DependencyOutput = Pick<Connection, "output" | "outputType" | "keys">;

/** `all` adds optional inputs as comments; `connections` are outputs of other services. */
export function getUsageCode(
  module: UsageModule,
  tool: UsageTool,
  all: boolean,
  connections: readonly UsedOutput[] = [],
): string {
  const used = new Map<string, UsedOutput>();
  for (const input of module.inputs) {
    const source = connections.find(
      (connection) => connection.input === input.name && !connection.output.includes("*"),
    );
    if (tool === "terragrunt" && source && input.default === null) used.set(input.name, source);
  }
  const units = new Map<string, UsedUnit & { outputs: UsedOutput[] }>();
  for (const source of used.values()) {
    const folder = source.from.slice(source.from.lastIndexOf("/") + 1);
    const unit = units.get(source.from) ?? { label: getBlockLabel(folder), folder, outputs: [] };
    unit.outputs.push(source);
    units.set(source.from, unit);
  }
  const cloudValues = getCloudValues(module.source);
  const valueCode = (input: UsageInput) => {
    const source = used.get(input.name);
    const unit = source && units.get(source.from);
    return unit
      ? getConnectionExpression(source, `dependency.${unit.label}.outputs`)
      : createExample(input, tool, cloudValues);
  };
  const lines = getInputLines(module.inputs, { all, valueCode });
  return callCode(module, tool, lines, [...units.values()]);
}

interface UsedUnit {
  label: string;
  folder: string;
  outputs: readonly DependencyOutput[];
}

/** Values of outputs until the unit is deployed. They have everything that the code selects. */
function mockOutputs(outputs: readonly DependencyOutput[]): [name: string, value: string][] {
  const selected = outputs
    .filter(({ output }) => !output.includes("*"))
    .map(({ output, outputType, keys }) => {
      return { path: output.split("."), type: parseCanonicalType(outputType), keys };
    });
  return createMocks(0, selected);
}

interface SelectedOutput {
  /** The output, then attributes or map keys. */
  path: readonly string[];
  type: TypeNode;
  keys: readonly string[];
}

function createMocks(
  depth: number,
  selected: readonly SelectedOutput[],
): [name: string, value: string][] {
  const byName = groupBy(selected, ({ path }) => path[depth] ?? "");
  return [...byName].map(([name, list]) => {
    const wholeOutput = list.find(({ path }) => path.length === depth + 1);
    if (!wholeOutput) return [getKeyText(name), getObjectCode(createMocks(depth + 1, list))];
    const keys = list.map((selectedOutput) => [
      ...selectedOutput.path.slice(depth + 1),
      ...selectedOutput.keys,
    ]);
    return [getKeyText(name), createMock(wholeOutput.type, name, keys)];
  });
}

/** @param selections keys and indexes that lead to the values which the code reads */
function createMock(
  type: TypeNode,
  name: string,
  selections: readonly (readonly string[])[],
): string {
  const keys = [...new Set(selections.flatMap(([key]) => key ?? []))];
  if (type.kind !== "collection" || keys.length === 0)
    return example(type, { name, cloudValues: awsValues });
  const inner = (key: string) => {
    const innerSelections = selections
      .filter(([first]) => first === key)
      .map(([, ...rest]) => rest);
    return createMock(type.of, name, innerSelections);
  };
  if (type.name === "map") return getObjectCode(keys.map((key) => [getKeyText(key), inner(key)]));
  const length = Math.max(...keys.map(Number)) + 1;
  return listCode(Array.from({ length }, (_, index) => inner(String(index))));
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
          `module "${getBlockLabel(name)}" {`,
          ...getSourceArguments(source).map((line) => `  ${line}`),
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
          ...units.flatMap(getDependencyLines),
          ...(inputs.length > 0 ? ["", "inputs = {", ...inputs, "}"] : []),
        ];
  return lines.join("\n");
}

function getDependencyLines({ label, folder, outputs }: UsedUnit): string[] {
  const mocks = mockOutputs(outputs);
  return [
    "",
    `dependency "${label}" {`,
    `  config_path = "../${folder}"`,
    ...(mocks.length === 0
      ? []
      : [
          "",
          '  mock_outputs_allowed_terraform_commands = ["validate", "plan"]',
          "  mock_outputs = {",
          ...alignAttributes(mocks).map((line) => `  ${line}`),
          "  }",
        ]),
    "}",
  ];
}

const registrySource = /^tfr:\/\/([^?]*)\?version=(.*)$/;

/** The arguments of a `module` block that name the module. `tfr://` is a form of Terragrunt. */
export function getSourceArguments(source: string): string[] {
  const [, address, version] = registrySource.exec(source) ?? [];
  return address === undefined
    ? [`source = "${source}"`]
    : [`source  = "${address.replace(/^\//, "")}"`, `version = "${version}"`];
}

/** Replaces the version of a source. `tags` are versions with another form of tag. */
export function getSource(
  source: string,
  version: string,
  tags: Readonly<Record<string, string>> = {},
): string {
  const tag = tags[version];
  return tag !== undefined && source.includes("?ref=")
    ? source.replace(/\?ref=.*$/, `?ref=${tag}`)
    : source.replace(/(?:\d+(?:\.\d+)*)?$/, version);
}

export function getBlockLabel(service: string): string {
  const name = service.replace(/[^\p{ID_Continue}-]/gu, "_").replaceAll("-", "_");
  return /^\p{ID_Start}/u.test(name) ? name : `m_${name}`;
}

function getInputLines(
  inputs: readonly UsageInput[],
  { all, valueCode }: { all: boolean; valueCode(input: UsageInput): string },
): string[] {
  const required = inputs.filter((input) => input.default === null);
  const optional = all ? inputs.filter((input) => input.default !== null) : [];
  return [
    ...alignAttributes(required.map((input) => [input.name, valueCode(input)])),
    ...(required.length > 0 && optional.length > 0 ? [""] : []),
    ...optional.flatMap(getCommentedDefault),
  ];
}

function getCommentedDefault({ name, default: defaultValue }: UsageInput): string[] {
  return `${name} = ${defaultValue ?? "null"}`.split("\n").map((line) => `  # ${line}`.trimEnd());
}

/** Secrets are never literals, because copied blocks are soon committed. */
function createExample(input: UsageInput, tool: UsageTool, cloudValues: ExampleValues): string {
  const { name, type, sensitive } = input;
  const isSecret = sensitive || /(password|secret|token)$/.test(name);
  if (!isSecret || type.kind !== "primitive") return example(type, { ...input, cloudValues });
  return getExternalValue(name, tool);
}

export function getExternalValue(name: string, tool: UsageTool): string {
  return tool === "terraform" ? `var.${name}` : `get_env("TF_VAR_${name}")`;
}

interface NamedValue extends Pick<UsageInput, "name" | "describedValue"> {
  cloudValues: ExampleValues;
}

function example(type: TypeNode, input: NamedValue): string {
  const { name, describedValue, cloudValues } = input;
  switch (type.kind) {
    case "primitive":
      return {
        string: JSON.stringify(getExampleText(input)),
        number: getExampleNumber(name, describedValue),
        bool: "true",
        any: "null",
      }[type.name];
    case "collection":
      return type.name === "map"
        ? getObjectCode([[JSON.stringify("example"), example(type.of, { name, cloudValues })]])
        : listCode(getExampleItems(type.of, input));
    case "tuple":
      return listCode(type.of.map((node) => example(node, { name, cloudValues })));
    case "object":
      return getObjectCode(
        type.attributes
          .filter(({ optional }) => !optional)
          .map(({ name, type }) => [getKeyText(name), example(type, { name, cloudValues })]),
      );
    case "unknown":
      return "null";
  }
}

/** Three subnets or zones, because several services need one in each zone. */
function getExampleItems(type: TypeNode, input: NamedValue): string[] {
  const item = example(type, input);
  if (type.kind !== "primitive" || !/(subnet_ids|availability_zones|azs)$/.test(input.name)) {
    return [item];
  }
  return ["a", "b", "c"].map((zone) => item.replace(/\w"$/, `${zone}"`));
}

type ExampleValues = readonly (readonly [ending: RegExp, value: string])[];

const awsValues: ExampleValues = [
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
  [/(availability_zones?|azs?)$/, "us-east-2a"],
];

const googleValues: ExampleValues = [
  [/(region|location)s?$/, "us-central1"],
  [/(^|_)zones?$/, "us-central1-a"],
  [/cidr(_blocks?|_ranges?|s)?$/, "10.0.0.0/16"],
];

const azureValues: ExampleValues = [
  [/(region|location)s?$/, "eastus2"],
  [/(cidr(_blocks?|s)?|address_(spaces?|prefix(es)?))$/, "10.0.0.0/16"],
];

/** Sources of public modules name their cloud. */
function getCloudValues(source: string): ExampleValues {
  if (/\b(google|gcp)\b/i.test(source)) return googleValues;
  return /\bazure(rm)?\b/i.test(source) ? azureValues : awsValues;
}

/** Values that depend on the module, so its author's example is better. */
const usualValues: ExampleValues = [
  [/(^|_)az_mode$/, "single-az"],
  [/(^|_)volume_type$/, "gp3"],
  [/(domain|dns|host)(_?names?)?$/, "app.example.com"],
  [/e?mails?(_address(es)?)?$/, "ops@example.com"],
  [/instance_types?$/, "t3.medium"],
];

function getExampleText({ name, describedValue, cloudValues }: NamedValue): string {
  const find = (values: ExampleValues) => values.find(([ending]) => ending.test(name))?.[1];
  return find(cloudValues) ?? describedValue ?? find(usualValues) ?? name.replaceAll("_", "-");
}

/** Values that AWS accepts, where it rejects 1. */
const exampleNumbers: [name: RegExp, value: string][] = [
  [/(^|_)port$/, "8080"],
  [/(^|_)memory(_size|_mb)?$/, "512"],
  [/(^|_)((volume|disk)_size|storage)(_gb)?$/, "20"],
  [/(^|_)timeout(_(in_)?seconds)?$/, "60"],
  [/(^|_)days(_|$).*archive|archive.*_days$/, "30"],
  [/(^|_)days(_|$)/, "90"],
  [
    /(^|_)(size|capacity|(instance|node|replica)_count|num(ber_of)?(_\w+)?_(instances|nodes|pods))$/,
    "2",
  ],
];

function getExampleNumber(name: string, describedValue = "1"): string {
  return exampleNumbers.find(([pattern]) => pattern.test(name))?.[1] ?? describedValue;
}

/** HCL that passes an output to an input. `outputs` is a prefix such as `module.vpc`. */
export function getConnectionExpression(
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

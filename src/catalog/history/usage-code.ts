import { groupBy } from "../../model/group-by.ts";
import type { Connection } from "../../model/reference/connection.ts";
import type { TypeNode } from "../../model/reference/module.ts";
import {
  type AuthorValues,
  awsValues,
  type DescribedInput,
  type ExampleValues,
  findAuthorValues,
  getCloudValues,
  getExampleNumber,
  getExampleText,
  getExampleTexts,
  type NamedValue,
} from "./example-value.ts";
import type { HistoryInput } from "./history.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";
import { alignAttributes, getKeyText, getListCode, getObjectCode, toHcl } from "./to-hcl.ts";

export interface UsageInput {
  name: string;
  type: TypeNode;
  default: string | null;
  sensitive: boolean;
  authorValues?: AuthorValues | undefined;
}

export interface UsageModule {
  name: string;
  source: string;
  inputs: readonly UsageInput[];
}

/** Inputs of a version, with what the module says about them now. */
export function getUsageInputs(
  inputs: Iterable<HistoryInput>,
  currentInputs: readonly DescribedInput[] = [],
): UsageInput[] {
  const current = new Map(currentInputs.map((input) => [input.name, input]));
  return Array.from(inputs, ({ name, type: typeText, default: defaultValue }) => {
    const type = parseCanonicalType(typeText);
    const described = current.get(name);
    return {
      name,
      type,
      default: defaultValue === undefined ? null : toHcl(defaultValue),
      sensitive: described?.sensitive ?? false,
      authorValues: described && findAuthorValues(described, type),
    };
  });
}

export type UsageTool = "terraform" | "terragrunt";

type UsedOutput = Pick<Connection, "from" | "output" | "outputType" | "input" | "form" | "keys">;

/** An output of a dependency, and what the code selects from it. */
export type DependencyOutput = Pick<Connection, "output" | "outputType" | "keys">;

interface UsageOptions {
  /** Adds optional inputs as comments. */
  includesOptional?: boolean;
  /** Outputs of other services, which a Terragrunt unit reads from dependencies. */
  connections?: readonly UsedOutput[] | undefined;
}

export function getUsageCode(
  module: UsageModule,
  tool: UsageTool,
  { includesOptional = false, connections = [] }: UsageOptions = {},
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
  const getValueCode = (input: UsageInput) => {
    const source = used.get(input.name);
    const unit = source && units.get(source.from);
    return unit
      ? getConnectionExpression(source, `dependency.${unit.label}.outputs`)
      : createExample(input, tool, cloudValues);
  };
  const lines = getInputLines(module.inputs, { includesOptional, getValueCode });
  return getCallCode(module, tool, lines, [...units.values()]);
}

interface UsedUnit {
  label: string;
  folder: string;
  outputs: readonly DependencyOutput[];
}

/** Values of outputs until the unit is deployed. They have everything that the code selects. */
function getMockOutputs(outputs: readonly DependencyOutput[]): [name: string, value: string][] {
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
    const entireOutput = list.find(({ path }) => path.length === depth + 1);
    if (!entireOutput) return [getKeyText(name), getObjectCode(createMocks(depth + 1, list))];
    const keys = list.map((selectedOutput) => [
      ...selectedOutput.path.slice(depth + 1),
      ...selectedOutput.keys,
    ]);
    return [getKeyText(name), createMock(entireOutput.type, name, keys)];
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
    return getExampleCode(type, { name, cloudValues: awsValues });
  const createElement = (key: string) => {
    const innerSelections = selections
      .filter(([first]) => first === key)
      .map(([, ...rest]) => rest);
    return createMock(type.of, name, innerSelections);
  };
  if (type.name === "map")
    return getObjectCode(keys.map((key) => [getKeyText(key), createElement(key)]));
  const length = Math.max(...keys.map(Number)) + 1;
  return getListCode(Array.from({ length }, (_, index) => createElement(String(index))));
}

/** Writes the block or unit that calls a module. `inputs` are lines indented by two spaces. */
export function getCallCode(
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
  const mocks = getMockOutputs(outputs);
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
    ? source.replace(/\?ref=.*$/, () => `?ref=${tag}`)
    : source.replace(/(?:\d+(?:\.\d+)*)?$/, version);
}

export function getBlockLabel(service: string): string {
  const name = service.replace(/[^\p{ID_Continue}-]/gu, "_").replaceAll("-", "_");
  return /^\p{ID_Start}/u.test(name) ? name : `m_${name}`;
}

function getInputLines(
  inputs: readonly UsageInput[],
  {
    includesOptional,
    getValueCode,
  }: { includesOptional: boolean; getValueCode(input: UsageInput): string },
): string[] {
  const required = inputs.filter((input) => input.default === null);
  const optional = includesOptional ? inputs.filter((input) => input.default !== null) : [];
  return [
    ...alignAttributes(required.map((input) => [input.name, getValueCode(input)])),
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
  if (!isSecret || type.kind !== "primitive")
    return getExampleCode(type, { ...input, cloudValues });
  return getExternalValue(name, tool);
}

export function getExternalValue(name: string, tool: UsageTool): string {
  return tool === "terraform" ? `var.${name}` : `get_env("TF_VAR_${name}")`;
}

function getExampleCode(type: TypeNode, input: NamedValue): string {
  const { name, cloudValues } = input;
  switch (type.kind) {
    case "primitive":
      return {
        string: JSON.stringify(getExampleText(input)),
        number: getExampleNumber(input),
        bool: "true",
        any: "null",
      }[type.name];
    case "collection":
      return type.name === "map"
        ? getObjectCode([
            [JSON.stringify("example"), getExampleCode(type.of, { name, cloudValues })],
          ])
        : getListCode(getExampleItems(type.of, input));
    case "tuple":
      return getListCode(type.of.map((node) => getExampleCode(node, { name, cloudValues })));
    case "object":
      return getObjectCode(
        type.attributes
          .filter(({ optional }) => !optional)
          .map(({ name, type }) => [getKeyText(name), getExampleCode(type, { name, cloudValues })]),
      );
    case "unknown":
      return "null";
  }
}

function getExampleItems(type: TypeNode, input: NamedValue): string[] {
  const isText = type.kind === "primitive" && type.name === "string";
  return isText
    ? getExampleTexts(input).map((text) => JSON.stringify(text))
    : [getExampleCode(type, input)];
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

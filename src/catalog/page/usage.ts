import type { Input, Module, TypeNode } from "../../model/reference/module.ts";
import type { Service } from "../service/service.ts";
import { moduleSource } from "./addresses.ts";
import { dedent } from "./dedent.ts";

/** A code block of the usage section. */
export interface UsageBlock {
  title: string;
  code: string;
}

export interface Usage {
  /** Value of the tab, shared with the other pages of the site. */
  tool: "terraform" | "terragrunt";
  label: string;
  required: UsageBlock;
  /** With all optional inputs and their defaults as comments; null where there are none. */
  all: UsageBlock | null;
}

/** Returns code to copy, for OpenTofu/Terraform and for Terragrunt; none for a folder of scripts. */
export function usageOf(service: Service): Usage[] {
  if (declaresNothing(service.module)) return [];
  const write = { terraform: terraformCode, terragrunt: terragruntCode };
  const titles = { terraform: "main.tf", terragrunt: "terragrunt.hcl" };
  const labels = { terraform: "OpenTofu/Terraform", terragrunt: "Terragrunt" };
  const hasOptional = service.module.inputs.some(({ required }) => !required);
  return (["terraform", "terragrunt"] as const).map((tool) => ({
    tool,
    label: labels[tool],
    required: { title: titles[tool], code: write[tool](service, false) },
    all: hasOptional ? { title: titles[tool], code: write[tool](service, true) } : null,
  }));
}

/** Whether a call of the module would have no effect. */
function declaresNothing({ inputs, outputs, resources, moduleCalls }: Module): boolean {
  return [inputs, outputs, resources, moduleCalls].every((blocks) => blocks.length === 0);
}

type Tool = Usage["tool"];

function terraformCode(service: Service, all: boolean): string {
  const name = service.name.replace(/[^\p{ID_Continue}-]/gu, "_").replaceAll("-", "_");
  const inputs = inputLines(service.module.inputs, { all, tool: "terraform" });
  return [
    `module "${/^\p{ID_Start}/u.test(name) ? name : `m_${name}`}" {`,
    `  source = "${moduleSource(service)}"`,
    ...(inputs.length > 0 ? ["", ...inputs] : []),
    "}",
  ].join("\n");
}

function terragruntCode(service: Service, all: boolean): string {
  const inputs = inputLines(service.module.inputs, { all, tool: "terragrunt" });
  return [
    'include "root" {',
    '  path = find_in_parent_folders("root.hcl")',
    "}",
    "",
    "terraform {",
    `  source = "${moduleSource(service)}"`,
    "}",
    ...(inputs.length > 0 ? ["", "inputs = {", ...inputs, "}"] : []),
  ].join("\n");
}

function inputLines(
  inputs: readonly Input[],
  { all, tool }: { all: boolean; tool: Tool },
): string[] {
  const required = inputs.filter((input) => input.required);
  const optional = all ? inputs.filter((input) => !input.required) : [];
  return [
    ...aligned(required.map((input) => [input.name, exampleOf(input, tool)])),
    ...(required.length > 0 && optional.length > 0 ? [""] : []),
    ...optional.flatMap(commentedDefault),
  ];
}

/** Aligns `=` in one column, as `terraform fmt` does for values of one line. */
function aligned(pairs: [name: string, value: string][]): string[] {
  const oneLine = pairs.filter(([, value]) => !value.includes("\n"));
  const width = Math.max(0, ...oneLine.map(([name]) => name.length));
  return pairs.flatMap(([name, value]) => {
    const left = value.includes("\n") ? name : name.padEnd(width);
    return indented(`${left} = ${value}`);
  });
}

function commentedDefault({ name, default: fallback }: Input): string[] {
  return `${name} = ${dedent(fallback?.text ?? "null")}`
    .split("\n")
    .map((line) => `  # ${line}`.trimEnd());
}

function indented(text: string): string[] {
  return text.split("\n").map((line) => (line === "" ? "" : `  ${line}`));
}

/** Returns an example value. A secret comes from outside of the file, which may be committed. */
function exampleOf({ name, typeTree, sensitive }: Input, tool: Tool): string {
  const isSecret = sensitive || /(password|secret|token)$/.test(name);
  if (!isSecret || typeTree.kind !== "primitive") return example(typeTree, name);
  return tool === "terraform" ? `var.${name}` : `get_env("TF_VAR_${name}")`;
}

/** Returns a value that shows the shape of a type. */
function example(type: TypeNode, name: string): string {
  switch (type.kind) {
    case "primitive":
      return { string: JSON.stringify(exampleText(name)), number: "1", bool: "true", any: "null" }[
        type.name
      ];
    case "collection":
      return type.name === "map"
        ? object([[JSON.stringify("example"), example(type.of, name)]])
        : list([example(type.of, name)]);
    case "tuple":
      return list(type.of.map((one) => example(one, name)));
    case "object":
      return object(
        type.attributes
          .filter(({ optional }) => !optional)
          .map((attribute) => [keyText(attribute.name), example(attribute.type, attribute.name)]),
      );
    case "unknown":
      return "null";
  }
}

function keyText(name: string): string {
  return /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u.test(name) ? name : JSON.stringify(name);
}

function list(elements: string[]): string {
  return elements.some((element) => element.includes("\n"))
    ? `[\n${elements.flatMap((element) => indented(`${element},`)).join("\n")}\n]`
    : `[${elements.join(", ")}]`;
}

function object(pairs: [string, string][]): string {
  return pairs.length === 0 ? "{}" : `{\n${aligned(pairs).join("\n")}\n}`;
}

/** Example texts by the end of an input's name; the first match counts. */
const looks: [ending: RegExp, value: string][] = [
  [/kms_key_arns?$/, "arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab"],
  [/topic_arns?$/, "arn:aws:sns:eu-west-1:111122223333:alarms"],
  [/certificate_arns?$/, "arn:aws:acm:eu-west-1:111122223333:certificate/example"],
  [/secrets?_(manager_)?arns?$/, "arn:aws:secretsmanager:eu-west-1:111122223333:secret:example"],
  [/role_arns?$/, "arn:aws:iam::111122223333:role/example"],
  [/arns?$/, "arn:aws:iam::111122223333:example"],
  [/vpc_ids?$/, "vpc-0a1b2c3d4e5f60718"],
  [/subnet_ids?$/, "subnet-0a1b2c3d4e5f60718"],
  [/route_table_ids?$/, "rtb-0a1b2c3d4e5f60718"],
  [/(security_groups?|sg)(_ids?)?$/, "sg-0a1b2c3d4e5f60718"],
  [/(^|_)amis?(_id)?$/, "ami-0a1b2c3d4e5f60718"],
  [/zone_ids?$/, "Z0123456789ABCDEFGHIJ"],
  [/account_ids?$/, "111122223333"],
  [/cidr(_blocks?|s)?$/, "10.0.0.0/16"],
  [/regions?$/, "eu-west-1"],
  [/availability_zones?$/, "eu-west-1a"],
  [/(domain|dns|host)(_?names?)?$/, "app.example.com"],
  [/e?mails?(_address(es)?)?$/, "ops@example.com"],
  [/instance_types?$/, "t3.medium"],
];

/** Returns an example for a text input: a typical value, or else its name in words. */
export function exampleText(name: string): string {
  return looks.find(([ending]) => ending.test(name))?.[1] ?? name.replaceAll("_", "-");
}

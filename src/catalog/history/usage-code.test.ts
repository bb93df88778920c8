import { expect, test } from "vitest";
import { findAuthorValues } from "./example-value.ts";
import { parseCanonicalType } from "./parse-canonical-type.ts";
import { getCallCode, getSource, getUsageCode, getUsageInputs } from "./usage-code.ts";

test.each([
  ["vpc_id", "vpc-0a1b2c3d4e5f60718"],
  ["control_plane_vpc_subnet_ids", "subnet-0a1b2c3d4e5f60718"],
  ["allow_inbound_from_cidr_blocks", "10.0.0.0/16"],
  ["allow_private_api_access_from_cidr_blocks", "10.0.0.0/16"],
  ["endpoint_public_access_cidrs", "203.0.113.0/24"],
  ["alarms_sns_topic_arn", "arn:aws:sns:us-east-2:111122223333:alarms"],
  ["cluster_arn", "arn:aws:iam::111122223333:example"],
  ["cluster_name", "cluster-name"],
  ["tsunami", "tsunami"],
  ["availability_zone_ids", "use2-az1"],
  ["hosted_zone_id", "Z0123456789ABCDEFGHIJ"],
  ["allowed_ami_ids", "ami-0a1b2c3d4e5f60718"],
  ["volume_type", "gp3"],
])("%s", (name, value) => {
  expect(getExample(name, "../a")).toBe(`"${value}"`);
});

test.each([
  ["region", "tfr:///acme/network/google?version=1.0.0", '"us-central1"'],
  ["location", "git::https://github.com/acme/terraform-azurerm-vnet.git?ref=v1", '"eastus2"'],
  ["kms_key_arn", "tfr:///acme/network/azurerm?version=1.0.0", '"kms-key-arn"'],
  ["ip_allocation", "tfr:///acme/network/azurerm?version=1.0.0", '"ip-allocation"'],
  ["region", "git::https://dev.azure.com/acme/net/_git/terraform-aws-vpc", '"us-east-2"'],
  ["region", "tfr:///acme/iam/aws//modules/google-oidc?version=1.0.0", '"us-east-2"'],
  ["region", "git::git@github.com:acme/terraform-google-net.git//modules/a", '"us-central1"'],
  ["volume_type", "tfr:///acme/disk/google?version=1.0.0", '"volume-type"'],
  ["instance_type", "tfr:///acme/vm/azurerm?version=1.0.0", '"instance-type"'],
  ["msg", "../a", '"msg"'],
])("%s of %s", (name, source, value) => {
  expect(getExample(name, source)).toBe(value);
});

function getExample(name: string, source: string): string | undefined {
  const input = { name, type: parseCanonicalType("string"), default: null, sensitive: false };
  const code = getUsageCode({ name: "a", source, inputs: [input] }, "terraform");
  return new RegExp(`  ${name} = (.*)`).exec(code)?.[1];
}

test.each([
  ["availability_zones", "azurerm", 1],
  ["subnet_ids", "google", 1],
  ["zones", "google", 3],
  ["azs", "aws", 3],
])("%s of %s has one item per zone only where the cloud has such names", (name, cloud, count) => {
  const source = `tfr:///acme/net/${cloud}?version=1.0.0`;
  const inputs = getUsageInputs([{ name, type: "list(string)" }]);
  const code = getUsageCode({ name: "a", source, inputs }, "terraform");
  expect(code.match(/"[^"]+"(?=,|\])/g)).toHaveLength(count);
});

test("inputs of an older version have the values of their current descriptions", () => {
  const name = "engine_version";
  const current = { name, description: "Such as `17.6`.", sensitive: false };
  const inputs = getUsageInputs([{ name, type: "string" }], [current]);
  const module = { name: "a", source: "../a", inputs };
  expect(getUsageCode(module, "terraform")).toContain('engine_version = "17.6"');
});

test("numbers are those that AWS accepts", () => {
  const names = [
    ...["container_port", "memory_size", "allocated_storage", "timeout", "replication_group_size"],
    ...["num_days_after_which_archive_log_data", "num_days_after_which_delete_log_data"],
    ...["desired_number_of_pods", "num_nat_gateways"],
  ];
  const inputs = names.map((name) => {
    return { name, type: parseCanonicalType("number"), default: null, sensitive: false };
  });
  const code = getUsageCode({ name: "app", source: "../app", inputs }, "terraform");
  expect(names.map((name) => new RegExp(`  ${name} += (.*)`).exec(code)?.[1])).toEqual([
    "8080",
    "512",
    "20",
    "60",
    "2",
    "30",
    "90",
    "2",
    "1",
  ]);
});

test.each([
  ["engine_version", "Version of `engine`, such as `17.6` or `8.4`.", [], '"17.6"'],
  ["heap", 'Heap (e.g. `"4g"`).', [], '"4g"'],
  ["mode", "", ['contains(["fast", "slow"], var.mode)'], '"fast"'],
  ["aws_region", "", ['contains(["eu-west-1"], var.aws_region)'], '"eu-west-1"'],
  ["nodes", "Nodes, for example `5`.", ["contains([3, 4], var.nodes)"], "3", "number"],
  ["policy", "", ['contains(["round_robin"], lower(var.policy))'], '"round_robin"'],
  ["mode", "", ['!contains(["default"], var.mode)'], '"mode"'],
  ["mode", "", ['false == contains(["default"], var.mode)'], '"mode"'],
  ["mode", "", ['contains(["default"], var.mode) != true'], '"mode"'],
  ["mode", "", ['contains(["fast"], var.other) || var.mode == null'], '"mode"'],
  ["zones", "", ['alltrue([for z in var.zones : contains(["a1"], z)])'], '["a1"]', "list(string)"],
  ["azs", "", [], "[1]", "list(number)"],
  ["mode", "Overrides inputs such as `default_mode`.", [], '"mode"'],
  ["aws_region", "Region, such as `eu-west-1`.", [], '"us-east-2"'],
  ["instance_type", "Type, such as `cache.t4g.small`.", [], '"cache.t4g.small"'],
  ["nodes", "Nodes, for example `3`.", [], "3", "number"],
  ["names", "Names, for example `web`.", [], '["web"]', "list(string)"],
  ["policies", "", [], '["policies"]', "list(string)"],
  ["mode", "", ['contains(["", "a", "b"], var.mode)'], '"a"'],
  ["name", "", [], '"example"'],
  [
    "app_subnet_ids",
    "",
    [],
    '[\n    "subnet-0a1b2c3d4e5f6071a",\n    "subnet-0a1b2c3d4e5f6071b",\n    "subnet-0a1b2c3d4e5f6071c",\n  ]',
    "list(string)",
  ],
])("the example of %s is a value: %s", (name, description, conditions, value, typeText = "string") => {
  const type = parseCanonicalType(typeText);
  const validations = conditions.map((condition) => ({ condition, message: "" }));
  const authorValues = findAuthorValues({ name, description, validations }, type);
  const input = { name, type, default: null, sensitive: false, authorValues };
  const code = getUsageCode({ name: "a", source: "../a", inputs: [input] }, "terraform");
  expect(code).toContain(`  ${name} = ${value}\n`);
});

test("the name of an input may have brackets, which Terraform rejects later", () => {
  const validations = [{ condition: 'contains(["a"], var.zone)', message: "" }];
  const type = parseCanonicalType("string");
  expect(findAuthorValues({ name: "zone(", validations }, type)).toEqual({});
});

test.each([
  ["git::https://git.example.com/acme/terraform-google-net.git", "us-central1"],
  ["git::https://git.example.com/acme/modules.git//net", "us-east-2"],
  ["git::https://git.example.com/acme/terraform-hcloud-net.git", "region"],
  ["tfr:///acme/net/aws?version=1.0.0", "us-east-2"],
])("the region of %s is %s", (source, region) => {
  const input = { name: "region", type: parseCanonicalType("string") };
  const inputs = [{ ...input, default: null, sensitive: false }];
  const code = getUsageCode({ name: "a", source, inputs }, "terraform");
  expect(code).toContain(`  region = "${region}"\n`);
});

test("a module of a registry has its version in an argument of its own", () => {
  const module = { name: "vpc", source: "tfr:///acme/vpc/aws//modules/a?version=1.2.0" };
  expect(getCallCode(module, "terraform", [])).toBe(
    'module "vpc" {\n  source  = "acme/vpc/aws//modules/a"\n  version = "1.2.0"\n}',
  );
  expect(getCallCode(module, "terragrunt", [])).toContain(`  source = "${module.source}"\n`);
  const hosted = { ...module, source: "tfr://app.example.com/acme/vpc/aws?version=1.2.0" };
  expect(getCallCode(hosted, "terraform", [])).toContain('"app.example.com/acme/vpc/aws"');
});

test.each([
  ["git::x//vpc?ref=v", "git::x//vpc?ref=v1.2.0"],
  ["git::x//vpc?ref=v2.0.0", "git::x//vpc?ref=v1.2.0"],
  ["git::x//vpc?ref=", "git::x//vpc?ref=1.2.0"],
  ["tfr:///a/vpc/aws?version=2.0.0", "tfr:///a/vpc/aws?version=1.2.0"],
])("%s at another version", (source, expected) => {
  expect(getSource(source, "1.2.0")).toBe(expected);
});

test("versions that were tagged in another way keep their tags", () => {
  const tags = { "0.9.0": "0.9.0" };
  expect(getSource("git::x?ref=v1.0.0", "0.9.0", tags)).toBe("git::x?ref=0.9.0");
  expect(getSource("git::x?ref=v1.0.0", "0.9.1", tags)).toBe("git::x?ref=v0.9.1");
});

test("takes required inputs of a unit from the services that usually supply them", () => {
  const input = (name: string, type: string) => {
    return { name, type: parseCanonicalType(type), default: null, sensitive: false };
  };
  const module = {
    name: "queue",
    source: "git::git@github.com:acme/modules.git//queue?ref=v1.0.0",
    inputs: [input("name", "string"), input("subnet_ids", "list(string)")],
  };
  const connection = {
    from: "networking/vpc",
    output: "private_subnet_ids",
    outputType: "list(string)",
    input: "subnet_ids",
    form: "whole" as const,
    keys: [],
  };
  const code = getUsageCode(module, "terragrunt", { connections: [connection] });
  expect(code).toContain(`dependency "vpc" {
  config_path = "../vpc"

  mock_outputs_allowed_terraform_commands = ["validate", "plan"]
  mock_outputs = {
    private_subnet_ids = [
      "subnet-0a1b2c3d4e5f6071a",
      "subnet-0a1b2c3d4e5f6071b",
      "subnet-0a1b2c3d4e5f6071c",
    ]
  }
}`);
  expect(code).toContain("  subnet_ids = dependency.vpc.outputs.private_subnet_ids\n");
  expect(getUsageCode(module, "terraform", { connections: [connection] })).not.toContain(
    "dependency",
  );
});

import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { getKeys, getShape } from "../../tools/aws-models/read-package.ts";
import { getOptions } from "./cli/command-options.ts";
import { readOptions } from "./cli/options.ts";
import { loadModel, packages, toCliName } from "./service-model.ts";

it.each([
  ["DescribeVpcs", "describe-vpcs"],
  ["DBInstanceIdentifier", "db-instance-identifier"],
  ["CreateDBClusterSnapshot", "create-db-cluster-snapshot"],
  ["SubnetIDs", "subnet-ids"],
  ["ListWebACLs", "list-web-acls"],
  ["ListObjectsV2", "list-objects-v2"],
  ["ListFindingsV2", "list-findings-v2"],
  ["s3Destination", "s3-destination"],
  ["SSHPublicKeyBody", "ssh-public-key-body"],
  ["GetSAMLProvider", "get-saml-provider"],
  ["CidrIpv6", "cidr-ipv6"],
  ["MFADelete", "mfa-delete"],
])("spells %s as %s", (name, spelled) => {
  expect(toCliName(name)).toBe(spelled);
});

const services = readdirSync(new URL("models", import.meta.url))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

it.each(services)("has all shapes that the model of %s references", (service) => {
  const model = loadModel(service);
  if (!model) throw new Error("no model");
  expect(model.package).toBe(`@aws-sdk/client-${packages[service]}`);
  expect(model.version).toMatch(/^3\.\d+\.\d+$/);
  expect(model.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  const operations = Object.values(model.used).flatMap(({ input, output }) => [input, output]);
  const members = Object.values(model.shapes).flatMap((shape) =>
    Array.isArray(shape) ? [] : Object.values(shape),
  );
  const named = [...operations, ...members]
    .filter((text) => text !== undefined)
    .flatMap((text) => [getShape(text), ...getKeys(text)]);
  const simple = /^(string|number|boolean|timestamp|blob|document)$/;
  expect(named.filter((name) => !simple.test(name) && !model.shapes[name])).toEqual([]);
});

it("names options as the CLI does", () => {
  const model = {
    package: "",
    version: "",
    date: "",
    all: ["CreateImage"],
    waiters: {},
    pages: { CreateImage: "MaxResults" },
    filters: {},
    used: { CreateImage: { input: "In" } },
    shapes: {
      In: {
        "InstanceId!": "string",
        NoReboot: "boolean",
        Hosts: "[string]",
        Dns: "Flag",
        Max: "number",
      },
      Flag: { Value: "boolean" },
    },
  };
  const { options } = getOptions("ec2", "CreateImage", model);
  const written = [...options.values()].map(
    ({ name, form, isRequired }) => `${name}${isRequired ? "!" : ""} ${form}`,
  );
  expect(written).toEqual([
    "instance-id! value",
    "no-reboot flag",
    "no-no-reboot flag",
    "hosts values",
    "dns optional",
    "no-dns flag",
    "max value",
    "cli-input-json value",
    "cli-input-yaml value",
    "generate-cli-skeleton optional",
    "starting-token value",
    "page-size value",
    "max-items value",
  ]);
});

it("reads options from text", () => {
  const option = { isRequired: false, isRepeatable: false, values: null };
  expect(readOptions("a b!= c+=* d=? e=x|y")).toEqual([
    { ...option, name: "a", form: "flag" },
    { ...option, name: "b", form: "value", isRequired: true },
    { ...option, name: "c", form: "values", isRepeatable: true },
    { ...option, name: "d", form: "optional" },
    { ...option, name: "e", form: "value", values: ["x", "y"] },
  ]);
});

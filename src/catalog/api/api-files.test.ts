import { expect, it } from "vitest";
import { findViolations, type JsonObject } from "../../../tests/support/check-api.ts";
import { createTestService } from "../../../tests/support/test-service.ts";
import type { Connection } from "../../model/reference/connection.ts";
import { getApiFiles } from "./api-files.ts";

const connection: Connection = {
  from: "networking/vpc",
  output: "id",
  outputType: "string",
  to: "security/bastion",
  input: "vpc_id",
  inputType: "string",
  form: "whole",
  keys: [],
  reason: "The bastion runs in this VPC.",
};

async function getFiles(hcl: string): Promise<Map<string, JsonObject>> {
  const service = await createTestService(hcl);
  const options = {
    origin: "https://x.example",
    connections: [connection],
    libraries: ["terraform-aws-vpc"],
    getPage: () => "https://x.example/vpc",
    owner: "acme",
  };
  const retired = { version: "3.0.0", successor: "modules/network" };
  const retiredService = { ...service, name: "old-vpc", retired };
  return new Map(
    getApiFiles([service, retiredService], options).map(({ to, text }) => [to, JSON.parse(text)]),
  );
}

const everything = `
terraform {
  required_version = ">= 1.5"
  required_providers {
    aws = { source = "hashicorp/aws", version = "~> 5.0" }
  }
}
resource "aws_vpc" "this" {}
module "flow_logs" { source = "./flow-logs" }
variable "tree" {
  type = map(object({
    port = number # Listens
    list = optional(tuple([string, any]), ["a", 1])
  }))
  default = {}
  validation {
    condition     = true
    error_message = "Never."
  }
}
variable "odd" { type = strin }
variable "required" { deprecated = "No." }
output "id" { value = 1 }
`;

it("publishes files that keep to the published schema", async () => {
  const files = await getFiles(everything);
  const schema = files.get("api/module.schema.json") ?? {};
  const file = files.get("api/modules/networking/vpc.json");
  expect(file?.$schema).toBe(schema.$id);
  expect(findViolations(file, schema)).toEqual([]);
  expect(file).toMatchObject({ fedBy: [], feeds: [connection] });
  const retired = files.get("api/modules/networking/old-vpc.json");
  expect(findViolations(retired, schema)).toEqual([]);
  expect(retired).toMatchObject({ retired: { successor: "modules/network" } });
  expect(files.get("api/feeds.json")).toEqual({ feeds: [connection] });
  expect(files.get("api/modules.json")).toMatchObject({
    owner: "acme",
    modules: [
      { name: "vpc", inputs: 3, outputs: 1, description: "A network.", retired: null },
      { name: "old-vpc", retired: { version: "3.0.0", successor: "modules/network" } },
    ],
  });
});

it("would find a file that does not", async () => {
  const files = await getFiles(everything);
  const schema = files.get("api/module.schema.json") ?? {};
  const file = { ...files.get("api/modules/networking/vpc.json"), title: 1, extra: true };
  expect(findViolations(file, schema)).toEqual([
    "/: must NOT have additional properties",
    "/title: must be string",
  ]);
});

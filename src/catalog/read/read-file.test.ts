import { expect, it } from "vitest";
import { readTestModule } from "../../../tests/support/read-test-module.ts";

it("counts the version in a provider's own block as required", async () => {
  const { module } = await readTestModule(
    'terraform {\n  required_providers {\n    aws = { source = "hashicorp/aws", version = ">= 3" }\n  }\n}\nprovider "aws" {\n  version = "~> 3.1"\n}\nprovider "null" {}\n',
  );
  expect(module.requiredProviders).toEqual([
    { name: "aws", source: "hashicorp/aws", versions: [">= 3", "~> 3.1"] },
  ]);
});

import { expect, test } from "vitest";
import { findPrivateRepository } from "./private-repository.ts";

const rules = {
  publicRepositories: ["terragrunt"],
  subscriptions: [{ name: "CIS", storageKey: "dontWarnCISLinks", repositories: ["cis-catalog"] }],
};
const find = (path: string) => findPrivateRepository(`https://github.com/acme/${path}`, rules);

test.each([
  "",
  "terragrunt",
  "terragrunt/",
  "Terragrunt.git",
  "terragrunt?tab=readme",
  "terragrunt#usage",
  "terragrunt/issues/1",
])("acme/%s is public", (path) => {
  expect(find(path)).toBeUndefined();
});

test.each([
  "terraform-aws-vpc",
  "terraform-aws-vpc.git",
  "terraform-aws-vpc?x=1",
  "terraform-aws-vpc/tree/main#a",
])("acme/%s is private", (path) => {
  expect(find(path)).toEqual({
    name: "terraform-aws-vpc",
    subscription: "",
    storageKey: "dontWarnGitHubLinks",
  });
});

test("a repository may require a separate subscription", () => {
  expect(find("cis-catalog/tree/main")).toEqual({
    name: "cis-catalog",
    subscription: "CIS",
    storageKey: "dontWarnCISLinks",
  });
});

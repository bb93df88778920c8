import { expect, it } from "vitest";
import { getCatalogVersionKey } from "./preference-keys.ts";

it.each([
  ["git::git@github.com:acme/net.git//modules/vpc?ref=v", "git::git@github.com:acme/net.git"],
  ["git::git@github.com:acme/net.git?ref=", "git::git@github.com:acme/net.git"],
  ["git::https://dev.azure.com/a/b/_git/c//vpc?ref=v", "git::https://dev.azure.com/a/b/_git/c"],
  ["tfr:///acme/net/aws//modules/vpc?version=", "tfr:///acme/net/aws"],
  ["tfr:///acme/net/aws?version=", "tfr:///acme/net/aws"],
  ["git::git@github.com:acme/net.git//vpc?ref=vpc/v", "git::git@github.com:acme/net.git?vpc/v"],
])("the chosen version of %s applies to %s", (source, repository) => {
  expect(getCatalogVersionKey(source)).toBe(`catalog-version-${repository}`);
});

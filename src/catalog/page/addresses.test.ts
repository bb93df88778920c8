import { expect, it } from "vitest";
import {
  getBlockAddress,
  getFolderAddress,
  getHostUrls,
  getModuleSource,
  getReleaseAddress,
} from "./addresses.ts";

const range = { file: "main.tf", line: 3, endLine: 5 };

it.each([
  [
    { repository: "acme/net", source: "modules/vpc" },
    "git::git@github.com:acme/net.git//modules/vpc?ref=v1.2.0",
    "https://github.com/acme/net/tree/v1.2.0/modules/vpc",
    "https://github.com/acme/net/releases/tag/v1.2.0",
    "https://github.com/acme/net/blob/v1.2.0/modules/vpc/main.tf#L3-L5",
  ],
  [
    { repository: "acme/net", source: "", tagPrefix: "" },
    "git::git@github.com:acme/net.git?ref=1.2.0",
    "https://github.com/acme/net/tree/1.2.0/",
    "https://github.com/acme/net/releases/tag/1.2.0",
    "https://github.com/acme/net/blob/1.2.0/main.tf#L3-L5",
  ],
  [
    { repository: "gitlab.com/acme/infra/net", source: "vpc", tagPrefix: "vpc/v" },
    "git::git@gitlab.com:acme/infra/net.git//vpc?ref=vpc/v1.2.0",
    "https://gitlab.com/acme/infra/net/-/tree/vpc/v1.2.0/vpc",
    "https://gitlab.com/acme/infra/net/-/releases/vpc%2Fv1.2.0",
    "https://gitlab.com/acme/infra/net/-/blob/vpc/v1.2.0/vpc/main.tf#L3-L5",
  ],
  [
    { repository: "dev.azure.com/acme/My Infra/net", source: "vpc" },
    "git::https://dev.azure.com/acme/My%20Infra/_git/net//vpc?ref=v1.2.0",
    "https://dev.azure.com/acme/My%20Infra/_git/net?path=/vpc&version=GTv1.2.0",
    "https://dev.azure.com/acme/My%20Infra/_git/net?path=/&version=GTv1.2.0",
    "https://dev.azure.com/acme/My%20Infra/_git/net?path=/vpc/main.tf&version=GTv1.2.0",
  ],
  [
    { repository: "git.acme.example/infra/net", source: "vpc" },
    "git::git@git.acme.example:infra/net.git//vpc?ref=v1.2.0",
    "https://git.acme.example/infra/net",
    "https://git.acme.example/infra/net",
    "https://git.acme.example/infra/net",
  ],
])("$repository has the addresses of its host and tags", (module, source, folder, release, block) => {
  const service = { ...module, version: "1.2.0", exactSource: true };
  expect(getModuleSource(service)).toBe(source);
  expect(getFolderAddress(service)).toBe(folder);
  expect(getReleaseAddress(service, "1.2.0")).toBe(release);
  expect(getBlockAddress(service, range, "resource").href).toBe(block);
});

it.each([
  ["https", "git::https://github.com/acme/net.git//modules/vpc?ref=v1.2.0"],
  ["acme/net/aws", "tfr:///acme/net/aws//modules/vpc?version=1.2.0"],
  ["app.example.com/acme/net/aws", "tfr://app.example.com/acme/net/aws//modules/vpc?version=1.2.0"],
  [
    "tfr://app.example.com/acme/{module}/aws?version={version}",
    "tfr://app.example.com/acme/vpc/aws?version=1.2.0",
  ],
  [
    "git::https://git.example.com/{repository}//{folder}?depth=1&ref={tag}",
    "git::https://git.example.com/acme/net//modules/vpc?depth=1&ref=v1.2.0",
  ],
])("a source written as %s", (sourceTemplate, source) => {
  const module = { repository: "acme/net", source: "modules/vpc", version: "1.2.0" };
  expect(getModuleSource({ ...module, sourceTemplate })).toBe(source);
  expect(getModuleSource({ ...module, sourceTemplate, source: "" })).not.toContain("//modules");
});

it("uses the URLs that a catalog describes for its host", () => {
  const module = {
    repository: "git.example.com/infra/net",
    source: "vpc",
    version: "1.2.0",
    tagPrefix: "vpc/v",
  };
  expect(getFolderAddress({ ...module, host: getHostUrls("gitlab") })).toBe(
    "https://git.example.com/infra/net/-/tree/vpc/v1.2.0/vpc",
  );
  const folder = "https://{host}/{repository}.git/{path}?h={encodedTag}";
  expect(getFolderAddress({ ...module, host: { folder, file: folder } })).toBe(
    "https://git.example.com/infra/net.git/vpc?h=vpc%2Fv1.2.0",
  );
});

it("uses the published tag of each version", () => {
  const module = { repository: "acme/net", source: "", otherTags: { "0.9.0": "0.9.0" } };
  expect(getModuleSource({ ...module, version: "0.9.0" })).toContain("?ref=0.9.0");
  expect(getModuleSource({ ...module, version: "1.0.0" })).toContain("?ref=v1.0.0");
  expect(getReleaseAddress({ ...module, version: "1.0.0" }, "0.9.0")).toContain("/tag/0.9.0");
});

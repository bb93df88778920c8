import { expect, it } from "vitest";
import { blockAddress, folderAddress, moduleSource, releaseAddress } from "./addresses.ts";

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
    { repository: "dev.azure.com/acme/infra/net", source: "vpc" },
    "git::https://dev.azure.com/acme/infra/_git/net//vpc?ref=v1.2.0",
    "https://dev.azure.com/acme/infra/_git/net?path=/vpc&version=GTv1.2.0",
    "https://dev.azure.com/acme/infra/_git/net?path=/&version=GTv1.2.0",
    "https://dev.azure.com/acme/infra/_git/net?path=/vpc/main.tf&version=GTv1.2.0",
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
  expect(moduleSource(service)).toBe(source);
  expect(folderAddress(service)).toBe(folder);
  expect(releaseAddress(service, "1.2.0")).toBe(release);
  expect(blockAddress(service, range, "resource").href).toBe(block);
});

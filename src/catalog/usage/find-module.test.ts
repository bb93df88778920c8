import { expect, it } from "vitest";
import type { ModuleHistory } from "../history/history.ts";
import { getModuleFinder } from "./find-module.ts";
import { parseSource } from "./parse-source.ts";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "1.0.0",
    date: "2025-01-10",
    inputs: [
      { name: "name", type: "string" },
      { name: "size", type: "number", default: 1 },
    ],
    outputs: ["id"],
  },
  releases: [
    {
      version: "1.4.0",
      date: "2025-02-10",
      added: [{ name: "zone", type: "string" }],
      changed: [{ name: "size", field: "type", from: "number", to: "string" }],
      outputsAdded: ["arn"],
      outputsRemoved: ["id"],
    },
    { version: "2.0.0", date: "2025-03-10", removed: ["name"] },
  ],
};

const repository = "acme/terraform-aws-net";
const modules = getModuleFinder({
  services: [
    { repository, source: "", version: "2.0.0", moduleInterface: null, history },
    {
      repository: "acme/other",
      source: "net",
      version: "9.0.0",
      moduleInterface: null,
      history: null,
    },
  ],
  versions: [
    { version: "1.0.0", repository },
    { version: "1.2.0", repository, observed: false },
    { version: "1.4.0", repository },
    { version: "1.4.2", repository },
    { version: "2.0.0", repository },
    { version: "2.1.0", repository, observed: false },
    { version: "9.0.0", repository: "acme/other" },
  ],
  repositories: [],
});

function find(source: string, constraint: string | null = null) {
  const address = parseSource(source, constraint);
  if (!address) throw new Error(`${source} is not an address`);
  return modules.find(address);
}

const tag = (ref: string) => `git::https://github.com/${repository}.git?ref=${ref}`;

it.each([
  ["v1.4.0", "found"],
  ["1.4.0", "found"],
  ["v1.4.1", "unknown-version"],
  ["v1.3.0", "unknown-version"],
  ["v1.4.9", "unchecked"],
  ["v0.9.0", "unchecked"],
  ["v2.0.0-rc1", "unchecked"],
  ["v2.1.0", "newer-version"],
  ["v9.0.0", "newer-version"],
  ["main", "unpinned"],
  ["0123456789abcdef0123456789abcdef01234567", "commit"],
])("the ref %s is %s", (ref, kind) => {
  expect(find(tag(ref)).kind).toBe(kind);
});

it("a version that was not observed has whatever one of its neighbors has", () => {
  expect(find(tag("v1.2.0"))).toMatchObject({
    kind: "found",
    version: "1.2.0",
    moduleInterface: {
      inputs: new Map([
        ["name", { name: "name", type: "string" }],
        ["size", { name: "size", type: "any", default: 1 }],
        ["zone", { name: "zone", type: "any", default: null }],
      ]),
      outputs: new Set(["id", "arn"]),
    },
  });
});

it.each([
  ["~> 1.0", "1.4.2"],
  ["~> 1.4.0", "1.4.2"],
  [">= 1.0, < 1.4.2", "1.4.0"],
  [">= 1.0, != 2.0.0", "1.4.2"],
  ["1.4.0", "1.4.0"],
  ["= v1.4.0", "1.4.0"],
  [">= 1.0", "2.0.0"],
])("the newest known version that `%s` allows is %s", (constraint, version) => {
  expect(find("acme/net/aws", constraint)).toMatchObject({ kind: "found", version });
});

it.each([
  ["~> 0.5", "unchecked"],
  ["~> 3.0", "unchecked"],
  ["newest", "unchecked"],
  ["3.0.0", "newer-version"],
  [null, "unpinned"],
])("the constraint %s is %s", (constraint, kind) => {
  expect(find("acme/net/aws", constraint).kind).toBe(kind);
});

it("ignores other registries and repositories", () => {
  expect(find("registry.acme.example/acme/net/aws", "1.0.0").kind).toBe("unchecked");
  expect(find("git::https://gitlab.com/acme/terraform-aws-net?ref=v1.4.1").kind).toBe("unchecked");
});

it("keeps the versions of modules with their own tags apart", () => {
  const own = (source: string, version: string) => {
    return {
      repository,
      source,
      version,
      moduleInterface: null,
      history: { ...history, releases: [] },
    };
  };
  const services = [own("vpc", "1.0.0"), own("rds", "3.0.0")];
  const finder = getModuleFinder({
    services,
    versions: [
      { version: "1.0.0", repository, module: "vpc" },
      { version: "1.0.0", repository, module: "rds" },
      { version: "3.0.0", repository, module: "rds" },
    ],
    repositories: [],
  });
  const getKind = (path: string, ref: string, modules = finder) => {
    const address = parseSource(`git::https://github.com/${repository}//${path}?ref=${ref}`);
    return address && modules.find(address).kind;
  };
  expect(getKind("vpc", "vpc-v3.0.0")).toBe("newer-version");
  expect(getKind("vpc", "v3.0.0")).toBe("unchecked");
  expect(getKind("rds", "rds-v3.0.0")).toBe("found");
  expect(getKind("rsd", "rsd-v1.0.0")).toBe("unknown-module");
  const shared = getModuleFinder({ services, versions: [], repositories: [] });
  expect(getKind("vpc", "v1.0.0", shared)).toBe("found");
  expect(getKind("vpc", "release-1.0.0", shared)).toBe("found");
  expect(getKind("vpc", "vpc-v1.0.0", shared)).toBe("unchecked");
  const registryAddress = { repository, path: "vpc", tagPrefix: "vpc-v" };
  const tagged = getModuleFinder({
    services: [{ ...own("vpc", "1.0.0"), registryAddress }],
    versions: [],
    repositories: [],
  });
  expect(getKind("vpc", "vpc-v1.0.0", tagged)).toBe("found");
  expect(getKind("vpc", "vpcs-v1.0.0", shared)).toBe("found");
  expect(getKind("vpc", "vpc-release-1.0.0", shared)).toBe("unchecked");
  expect(getKind("vpc", "terraform-vpc-v1.0.0", shared)).toBe("unchecked");
});

it("tells modules in the root of their own tags apart", () => {
  const getRoot = (name: string, version: string) => ({
    ...{ repository, source: "", version, moduleInterface: null },
    history: { ...history, first: { ...history.first, version }, releases: [] },
    registryAddress: parseSource(`git::https://github.com/${repository}?ref=${name}/v${version}`),
  });
  const finder = getModuleFinder({
    services: [getRoot("vpc", "1.0.0"), getRoot("rds", "2.0.0")],
    versions: [],
    repositories: [],
  });
  const find = (ref: string, modules = finder) => {
    const address = parseSource(`git::https://github.com/${repository}?ref=${ref}`);
    return address && modules.find(address);
  };
  expect(find("vpc/v1.0.0")).toMatchObject({ kind: "found", version: "1.0.0" });
  expect(find("rds/v2.0.0")).toMatchObject({ kind: "found", version: "2.0.0" });
  expect(find("rds/v1.0.0")?.kind).toBe("unchecked");
  expect(find("vpc/v2.0.0")?.kind).toBe("newer-version");
  expect(find("eks/v1.0.0")?.kind).toBe("unchecked");
  expect(find("v1.0.0")?.kind).toBe("unchecked");
  expect(find("main")).toEqual({ kind: "unpinned", newest: undefined });
  expect(find("")?.kind).toBe("unpinned");
  expect(find("0123456789abcdef0123456789abcdef01234567")?.kind).toBe("commit");
  const [vpc, rds] = [getRoot("vpc", "1.0.0"), getRoot("rds", "3.0.0")];
  const withVersions = getModuleFinder({
    services: [{ ...vpc, version: "2.0.0" }, rds],
    versions: ["1.0.0", "2.0.0", "3.0.0"].map((version) => ({ version, repository })),
    repositories: [],
  });
  expect(find("vpc/v1.0.0", withVersions)?.kind).toBe("found");
  expect(find("vpc/v3.0.0", withVersions)?.kind).toBe("newer-version");
});

it("concludes nothing from versions of other modules in the root", () => {
  const getRoot = (name: string, first: string, version: string) => ({
    ...{ repository, source: "", version, moduleInterface: null },
    history: { ...history, first: { ...history.first, version: first } },
    registryAddress: parseSource(`git::https://github.com/${repository}?ref=${name}/v${version}`),
  });
  const finder = getModuleFinder({
    services: [getRoot("vpc", "1.0.0", "2.0.0"), getRoot("rds", "0.9.0", "1.2.7")],
    versions: ["0.9.0", "1.0.0", "1.2.5", "1.2.7", "1.4.0", "2.0.0"].map((version) => {
      return { version, repository };
    }),
    repositories: [],
  });
  const find = (ref: string) => {
    const address = parseSource(`git::https://github.com/${repository}?ref=${ref}`);
    return address && finder.find(address);
  };
  const find125 = find("vpc/v1.2.5");
  expect(find("vpc/v0.9.0")?.kind).toBe("unchecked");
  expect(find("vpc/v1.2.6")?.kind).toBe("unchecked");
  expect(find125).toMatchObject({ kind: "found" });
  const inputs = find125?.kind === "found" ? [...find125.moduleInterface.inputs.keys()] : [];
  expect(inputs).toContain("zone");
});

it("keeps `www.` of hosts that may need it", () => {
  const getRepository = (source: string) => parseSource(source)?.repository;
  expect(getRepository("git::https://www.github.com/a/b")).toBe("a/b");
  expect(getRepository("git::https://www.gitlab.com/a/b")).toBe("gitlab.com/a/b");
  expect(getRepository("git::https://www.git.example/a/b")).toBe("www.git.example/a/b");
});

it("finds a module that is in two categories", () => {
  const service = { repository, source: "", version: "2.0.0", moduleInterface: null, history };
  const finder = getModuleFinder({
    services: [service, service],
    versions: [{ version: "1.0.0", repository }],
    repositories: [],
  });
  expect(finder.find({ repository, path: "", version: "1.0.0" }).kind).toBe("found");
});

it("suggests only modules that the version has", () => {
  const since = (source: string, version: string) => {
    const first = { ...history.first, version };
    return {
      repository,
      source,
      version: "2.0.0",
      moduleInterface: null,
      history: { ...history, first, releases: [] },
    };
  };
  const finder = getModuleFinder({
    services: [since("modules/role", "2.0.0"), since("networks", "1.0.0")],
    versions: [
      { version: "1.0.0", repository },
      { version: "2.0.0", repository },
    ],
    repositories: [],
  });
  const near = (version: string) => finder.find({ repository, path: "modules/roles", version });
  expect(near("1.0.0")).toEqual({ kind: "unknown-module", suggestion: undefined });
  expect(near("2.0.0")).toEqual({ kind: "unknown-module", suggestion: "modules/role" });
});

it("finds modules by their name in a private registry", () => {
  const registry = "app.example.com/acme/vpc/aws";
  const finder = getModuleFinder({
    services: [
      {
        ...{ repository, source: "modules/vpc", version: "2.0.0", moduleInterface: null, history },
        registryAddress: { repository: registry, path: "" },
      },
    ],
    versions: [{ version: "1.0.0", repository }],
    repositories: [],
  });
  const address = parseSource(registry, "1.0.0");
  expect(address && finder.find(address)).toMatchObject({ kind: "found", version: "1.0.0" });
});

it("does not rename an input to one that is as old", () => {
  const input = (name: string) => ({ name, type: "string", default: null });
  const finder = getModuleFinder({
    services: [
      {
        ...{ repository, source: "", version: "3.0.0", moduleInterface: null },
        history: {
          ...history,
          first: {
            ...{ version: "1.0.0", date: "2025-01-10", outputs: [] },
            inputs: ["platform", "image_type", "size"].map(input),
          },
          releases: [
            { version: "2.0.0", date: "2025-02-10", added: [input("capacity")] },
            {
              ...{ version: "3.0.0", date: "2025-03-10", removed: ["platform", "size"] },
              renamed: { platform: "image_type", size: "capacity" },
            },
          ],
        },
      },
    ],
    versions: [{ version: "3.0.0" }],
    repositories: [],
  });
  const found = finder.find({ repository, path: "", version: "3.0.0" });
  const hints = ["platform", "size"].map((name) =>
    found.kind === "found" ? found.getMissingInputHint(name) : undefined,
  );
  expect(hints).toMatchObject([
    { successor: "image_type", isRename: false },
    { successor: "capacity", isRename: true },
  ]);
});

it("renames an input only to one that takes its value unchanged", () => {
  const inputs = ["number", "string", "string", "list(string)", "number"].map((type, index) => {
    return { name: `old_${index}`, type };
  });
  const added = ["list(object({ size = number }))", "string", "any", "set(string)", "number"].map(
    (type, index) => ({ name: `new_${index}${index === 4 ? "_days" : ""}`, type }),
  );
  const finder = getModuleFinder({
    services: [
      {
        ...{ repository, source: "", version: "2.0.0", moduleInterface: null },
        history: {
          ...history,
          first: { version: "1.0.0", date: "2025-01-10", inputs, outputs: [] },
          releases: [
            {
              version: "2.0.0",
              date: "2025-03-10",
              removed: inputs.map(({ name }) => name),
              added,
              renamed: Object.fromEntries(
                inputs.map(({ name }, index) => [name, added[index]?.name ?? null]),
              ),
            },
          ],
        },
      },
    ],
    versions: [{ version: "2.0.0" }],
    repositories: [],
  });
  const found = finder.find({ repository, path: "", version: "2.0.0" });
  const hints = inputs.map(({ name }) =>
    found.kind === "found" ? found.getMissingInputHint(name) : undefined,
  );
  expect(hints.map((hint) => hint?.isRename)).toEqual([false, true, false, true, false]);
  expect(hints.map((hint) => hint?.takesValue)).toEqual([false, true, true, true, true]);
});

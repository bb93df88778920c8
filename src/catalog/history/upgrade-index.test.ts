import { expect, it } from "vitest";
import { getObservedVersions, getVersions } from "./upgrade-index.ts";

const createService = (id: string, repository?: string, module?: string) => {
  return {
    id,
    title: id,
    category: "",
    source: "",
    first: "",
    history: "",
    page: "",
    repository,
    module,
  };
};

it("lists the versions of a service's repository", () => {
  const services = [
    createService("a/vpc", "acme/a", "vpc"),
    createService("b/rds", "acme/b", "rds"),
  ];
  const versions = [
    { version: "1.10.0", date: "", repository: "acme/a" },
    { version: "1.9.0", date: "", repository: "acme/a" },
    { version: "7.0.0", date: "", repository: "acme/b", module: "rds" },
    { version: "8.0.0", date: "", repository: "acme/b", module: "other" },
  ];
  const listed = (chosen: string[]) =>
    getObservedVersions({ versions, services }, chosen).map(({ version }) => version);
  expect(listed([])).toEqual(["1.9.0", "1.10.0"]);
  expect(listed(["b/rds"])).toEqual(["7.0.0"]);
  expect(listed(["a/vpc", "b/rds"])).toEqual(["1.9.0", "1.10.0", "7.0.0"]);
});

it("lists a version of two repositories once, whatever their order", () => {
  const services = [createService("a/vpc", "acme/a"), createService("b/rds", "acme/b")];
  const versions = [
    { version: "1.0.0", date: "2026-01-01", repository: "acme/a" },
    { version: "1.0.0", date: "2026-02-01", repository: "acme/b" },
  ];
  expect(getVersions({ versions }, services)).toEqual([versions[0]]);
  expect(getVersions({ versions: versions.toReversed() }, services)).toEqual([versions[0]]);
});

it("applies versions without a repository to all services", () => {
  const versions = [{ version: "1.0.0", date: "" }];
  expect(getVersions({ versions }, [createService("a/vpc")])).toEqual(versions);
});

it("lists a version once if another repository writes it differently", () => {
  const services = ["acme/a", "acme/b", "acme/c"].map((name) => createService(name, name));
  const versions = [
    { version: "1.0.0", date: "2026-01-01", repository: "acme/a" },
    { version: "v1.0.0", date: "2026-02-01", repository: "acme/b" },
    { version: "1.0.0", date: "2026-03-01", repository: "acme/c" },
  ];
  expect(getVersions({ versions }, services)).toEqual(versions.slice(0, 2));
});

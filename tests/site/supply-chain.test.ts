import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./build-fixture.ts";

interface Locked {
  version: string;
  integrity?: string;
  link?: boolean;
  resolved?: string;
  hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const locked = Object.entries(read("package-lock.json").packages as Record<string, Locked>).filter(
  // Workspaces are not downloaded.
  ([path, { link }]) => link !== true && path.includes("node_modules/"),
);

it("lists every package with an install script", () => {
  const wanting = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? "");
  expect(Object.keys(read("package.json").allowScripts)).toEqual([...new Set(wanting)].sort());
});

it("runs no install script, with any version of npm", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8").split("\n")).toContain("ignore-scripts=true");
});

it("locks every package to its content", () => {
  const loose = locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
  expect(loose.map(([path]) => path)).toEqual([]);
});

it("contains no registry host", () => {
  const bound = locked.filter(([, { resolved }]) => resolved !== undefined);
  expect(bound.map(([path]) => path)).toEqual([]);
});

it("depends on exact versions", () => {
  const { dependencies, devDependencies } = read("package.json");
  const versions = Object.values<string>({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

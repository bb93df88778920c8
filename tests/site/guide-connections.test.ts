import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { getConnectionsTo, getServiceId } from "../../src/catalog/connections/connections.ts";
import { type LoadedCatalog, loadCatalog } from "../../src/catalog/service/load-catalog.ts";
import type { Service } from "../../src/catalog/service/service.ts";
import { parseSource } from "../../src/catalog/usage/parse-source.ts";
import { hclLanguages } from "../../src/content/index.ts";
import { listFullPaths } from "../../src/files/walk-files.ts";
import { findFences } from "../../src/model/text/markdown-fences.ts";

const siteDir = join(import.meta.dirname, "../../site");

/** The service of each dependency in the guides. */
const dependencies: Readonly<Record<string, string>> = {
  alb: "networking/elastic-load-balancer-elb",
  cluster: "app-orchestration/amazon-ecs-cluster",
  ecs_cluster: "app-orchestration/amazon-ecs-cluster",
  eks: "app-orchestration/amazon-eks",
  mgmt_vpc: "networking/management-vpc",
  sns: "networking/sns-topics",
  vpc: "networking/virtual-private-cloud-vpc",
};

/** Connections that `connections.json` does not contain, each with a reason. */
const differences: Readonly<Record<string, string>> = {
  "app-orchestration/amazon-eks: secret_envelope_encryption_kms_key_arn = kms.key_arn":
    "The guide makes its key with a module of its own; the catalog has no service for single keys.",
};

let catalog: LoadedCatalog;
beforeAll(async () => {
  catalog = await loadCatalog({ siteDir, store: null, engineVersion: "" });
});

/** An input that is set to the output of a dependency. */
interface Wire {
  service: Service;
  input: string;
  dependency: string;
  output: string;
}

/** Returns the connections in a code block that calls one service of the catalog. */
function findConnections(code: string): Wire[] {
  const addresses = [...code.matchAll(/^\s*source\s*=\s*"([^"]+)"/gm)].map(([, source = ""]) =>
    parseSource(source),
  );
  const service = catalog.services.find(({ repository, source }) =>
    addresses.some((one) => one?.repository === repository && one.path === source),
  );
  if (!service || addresses.length !== 1) return [];
  const inputs = new Set(service.module.inputs.map(({ name }) => name));
  let input = "";
  return code.split("\n").flatMap((line) => {
    input = /^\s*([\w-]+)\s*=/.exec(line)?.[1] ?? input;
    if (!inputs.has(input)) return [];
    const reads = line.matchAll(/\bdependency\.(\w+)\.outputs\.(\w+)/g);
    return [...reads].map(([, dependency = "", output = ""]) => ({
      service,
      input,
      dependency,
      output,
    }));
  });
}

it("the guides connect services as `connections.json` does, or have a reason", () => {
  const folder = join(siteDir, "content");
  const found = listFullPaths(folder)
    .filter((path) => /\.mdx?$/.test(path))
    .flatMap((path) =>
      findFences(readFileSync(path, "utf8"))
        .filter(({ language }) => hclLanguages.has(language))
        .flatMap(({ code }) => findConnections(code))
        .map((wire) => ({ page: relative(folder, path), ...wire })),
    );
  expect(found.length).toBeGreaterThanOrEqual(20);
  const unknown = found.filter(({ service, input, dependency, output }) => {
    const connections = getConnectionsTo(catalog.connections, getServiceId(service));
    const from = dependencies[dependency];
    return !connections.some(
      (one) => one.from === from && one.output === output && one.input === input,
    );
  });
  const described = unknown.map(
    ({ service, input, dependency, output }) =>
      `${getServiceId(service)}: ${input} = ${dependency}.${output}`,
  );
  expect([...new Set(described)].sort()).toEqual(Object.keys(differences).sort());
});

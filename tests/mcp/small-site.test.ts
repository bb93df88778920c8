import { expect, it } from "vitest";
import { openSite } from "../../mcp/src/site.ts";
import { checkCodeTool } from "../../mcp/src/tools/check-code.ts";
import { exampleBlockTool } from "../../mcp/src/tools/example-block.ts";
import { getInterfaceTool } from "../../mcp/src/tools/interface.ts";
import { resolveRoute } from "../../mcp/src/tools/pages.ts";
import { searchTool } from "../../mcp/src/tools/search.ts";
import type { Tool } from "../../mcp/src/tools/tool.ts";
import { upgradePlanTool } from "../../mcp/src/tools/upgrade-plan.ts";
import {
  getApiPath,
  getHistoryPath,
  getLibraryPath,
  modulesPath,
  versionsPath,
} from "../../src/catalog/api/api-paths.ts";
import { SourceError } from "../../src/catalog/api/site-source.ts";
import type { ModuleHistory } from "../../src/catalog/history/history.ts";
import { pageListFile } from "../../src/model/search/search.ts";

const signal = new AbortController().signal;

const service = {
  category: "data",
  name: "database",
  title: "Database",
  description: "A database.",
  version: "2.0.0",
  source: "git::git@github.com:acme/modules.git//database",
  repository: "acme/modules",
  folder: "database",
  page: "https://docs.example.com/manual/database",
};

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "1.0.0",
    date: "2025-01-01",
    inputs: [{ name: "port", type: "number" }],
    outputs: ["host"],
  },
  releases: [
    { version: "1.5.0", date: "2025-06-01", outputsRemoved: ["host"] },
    { version: "2.0.0", date: "2026-01-01", outputsAdded: ["host", "port"] },
  ],
};

const example = { name: "main", files: [{ name: "main.tf", text: "# ```\n" }] };

function createSiteBelowPath(otherFiles: Record<string, unknown> = {}) {
  const files: Record<string, unknown> = {
    [modulesPath]: { modules: [service] },
    [versionsPath]: { versions: ["1.0.0", "1.5.0", "2.0.0"].map((version) => ({ version })) },
    [getApiPath(service)]: {
      inputs: [{ name: "port", type: "number", default: null, description: "Port to open." }],
      outputs: [{ name: "host" }, { name: "port", description: "Port that answers." }],
      examples: [example],
    },
    [getHistoryPath(service)]: history,
    [pageListFile]: [
      ["/", "Home"],
      ["/database", "Database"],
    ],
    "llms.txt":
      "- [A](https://example.org/100%)\n- [Database](https://docs.example.com/manual/database.md)\n",
    ...otherFiles,
  };
  return openSite({
    async read(path) {
      const file = files[path];
      if (file === undefined) throw new SourceError("missing", `no file \`${path}\``);
      return typeof file === "string" ? file : JSON.stringify(file);
    },
    forget() {},
  });
}

function run(
  tool: Tool,
  args: Record<string, unknown>,
  otherFiles?: Record<string, unknown>,
): Promise<string> {
  const parsed = tool.schema.parse({ service: "database", ...args });
  return tool.run(parsed, { site: createSiteBelowPath(otherFiles), signal });
}

function getInterface(args: Record<string, unknown>): Promise<string> {
  return run(getInterfaceTool, args);
}

it.each([
  ["https://docs.example.com/manual", "/"],
  ["https://docs.example.com/manual/", "/"],
  ["/manual", "/"],
  ["/manual/database.md", "/database"],
  ["/database", "/database"],
])("finds the page of %s on a site below a path", async (address, route) => {
  expect(await resolveRoute(address, { site: createSiteBelowPath(), signal })).toMatchObject({
    route,
  });
});

it("does not offer the other inputs of a module whose inputs are unknown", async () => {
  const files = { [getApiPath(service)]: { inputs: [], outputs: [] } };
  const text = await run(getInterfaceTool, {}, files);
  expect(text).toContain("Its inputs and outputs are unknown");
  expect(text).not.toContain("For the other inputs");
  expect(await getInterface({})).toContain("For the other inputs");
});

it("says that a module is retired", async () => {
  expect(await getInterface({})).not.toContain("does not have this module");
  const releases = [...history.releases, { version: "3.0.0", date: "2026-02-01", exists: false }];
  const files = { [getHistoryPath(service)]: { ...history, releases } };
  const text = await run(getInterfaceTool, {}, files);
  expect(text).toContain("The repository does not have this module since `3.0.0`");
});

it("names the successor of a retired module", async () => {
  const retired = (successor: string) => ({
    [modulesPath]: { modules: [{ ...service, retired: { version: "2.1.0", successor } }] },
  });
  expect(await run(getInterfaceTool, {}, retired("modules/db"))).toContain(
    "does not have this module since `2.1.0`; `modules/db` replaces it.",
  );
  expect(await run(getInterfaceTool, {}, retired(""))).toContain(
    "the module in the root of the repository replaces it",
  );
});

it("prefers the modules of the owner of the site", async () => {
  const other = {
    ...service,
    category: "others",
    name: "terraform-aws-database",
    title: "Database",
    repository: "someone/terraform-aws-database",
    folder: "",
  };
  const own = { ...service, name: "amazon-database", title: "Amazon Database", otherNames: ["DB"] };
  const files = {
    [modulesPath]: { modules: [other, own], owner: "acme" },
    [versionsPath]: { versions: [{ version: "2.0.0" }] },
    [getApiPath(own)]: { inputs: [], outputs: [] },
    [getApiPath(other)]: { inputs: [], outputs: [] },
  };
  const findId = async (name: string) =>
    /\(`([^`]+)`\)/.exec(await run(getInterfaceTool, { service: name }, files))?.[1];
  for (const name of ["database", "Database", "db"])
    expect(await findId(name)).toBe("data/amazon-database");
  for (const name of ["terraform-aws-database", "others/terraform-aws-database"])
    expect(await findId(name)).toBe("others/terraform-aws-database");
});

it("describes an input and an output of the same name separately", async () => {
  const text = await getInterface({ inputs: ["port"], descriptions: true });
  expect(text).toContain(
    `- port: number; required\n  Port to open.\n  ${service.page}#input_port\n- port: output; since 2.0.0\n  Port that answers.\n  ${service.page}#output_port`,
  );
});

it("does not say that a module of which the site has only inputs and outputs creates nothing", async () => {
  const files = { [getApiPath(service)]: { inputs: [], outputs: [{ name: "host" }] } };
  await expect(run(getInterfaceTool, { inputs: "module" }, files)).rejects.toThrow(
    "this site has only the inputs and outputs of this version",
  );
});

it("says that descriptions of an older version come from the newest version", async () => {
  const text = await getInterface({ version: "1.0.0", inputs: "all", descriptions: true });
  expect(text).toContain("Descriptions are those of 2.0.0");
  expect(await getInterface({ inputs: "all", descriptions: true })).not.toContain(
    "Descriptions are",
  );
});

it("names the version that added an entry only if it is not newer than the requested one", async () => {
  expect(await getInterface({ version: "1.0.0", inputs: "all" })).toMatch(/^- host: output$/m);
  expect(await getInterface({ inputs: ["host"] })).toContain("- host: output; since 2.0.0");
});

it("does not take a category for its only service", async () => {
  await expect(getInterface({ service: "data" })).rejects.toThrow(
    "`data` is a category; ask for one of: data/database",
  );
});

it.each(["acme/modules//database", "modules//database"])("finds a service as %s", async (name) => {
  expect(await getInterface({ service: name })).toContain("(`data/database`)");
});

it.each([
  ["1.0", "1.0.0"],
  ["v1.5", "1.5.0"],
  ["2", "2.0.0"],
])("takes `%s` for a version of the line", async (version, expected) => {
  const text = await getInterface({ version, inputs: "all" });
  expect(text).toContain(`at ${expected}`);
});

it("checks code against the newest versions of the modules that it calls", async () => {
  const queue = {
    ...service,
    category: "messages",
    name: "queue",
    folder: "queue",
    version: "3.1.0",
    repository: "acme/queues",
    source: "git::git@github.com:acme/queues.git//queue",
  };
  const queueHistory = { ...history, releases: [{ version: "3.1.0", date: "2026-01-01" }] };
  const site = createSiteBelowPath({
    [modulesPath]: { modules: [service, queue] },
    [versionsPath]: {
      versions: [
        ...["1.0.0", "2.0.0"].map((version) => ({ version, repository: "acme/modules" })),
        ...["1.0.0", "3.1.0"].map((version) => ({ version, repository: "acme/queues" })),
      ],
    },
    [getHistoryPath(queue)]: queueHistory,
  });
  const check = (code: string) =>
    checkCodeTool.run(checkCodeTool.schema.parse({ code, to: "latest" }), { site, signal });
  const block = (source: string) => `module "a" {\n  source = "${source}?ref=v1.0.0"\n}\n`;
  expect(await check(block(queue.source))).toContain("checked against 3.1.0");
  expect(await check(block(service.source))).toContain("checked against 2.0.0");
  await expect(check(block(queue.source) + block(service.source))).rejects.toThrow(
    "newest versions differ: `data/database` 2.0.0; `messages/queue` 3.1.0",
  );
});

it("loads what it can ahead", async () => {
  const site = createSiteBelowPath();
  await expect(site.prepare()).resolves.toBeUndefined();
  const query = searchTool.schema.parse({ query: "port" });
  await expect(searchTool.run(query, { site, signal })).rejects.toThrow("this site has no search");
});

it.each([
  ["acme/modules", "Release notes: https://github.com/acme/modules/releases\n"],
  ["gitlab.com/acme/modules", "Release notes: https://gitlab.com/acme/modules/-/releases\n"],
  ["bitbucket.org/acme/modules", "Release notes: https://bitbucket.org/acme/modules\n"],
  ["git.example.com/acme/modules", "/manual/database\n"],
])("names the releases of %s, also if code calls its modules from a registry", async (repository, notes) => {
  const source = "tfr://app.example.com/acme/database/aws?version=2.0.0";
  const files = { [modulesPath]: { modules: [{ ...service, source, repository }] } };
  expect(await run(upgradePlanTool, { from: "1.0.0" }, files)).toContain(notes);
});

it("reads types with comments, and shows them as they are written", async () => {
  const type = "object({\n  host = string # Its name\n})";
  const attribute = {
    name: "host",
    type: { kind: "primitive", name: "string" },
    comment: "Its name",
  };
  const typeTree = {
    kind: "object",
    attributes: [{ ...attribute, optional: false, default: null }],
  };
  const inputs = [{ name: "server", type, typeTree, default: null }];
  const files = { [getApiPath(service)]: { inputs, outputs: [] } };
  expect(await run(exampleBlockTool, {}, files)).toContain('host = "app.example.com"');
  expect(await run(getInterfaceTool, {}, files)).toContain("host = string # Its name");
});

it("finds a library whose name has capital letters", async () => {
  const module = {
    name: "a",
    path: "modules/a",
    version: "1.0.0",
    summary: "A module.",
    outputs: [],
  };
  const inputs = [{ name: "zone", type: "string" }];
  const files = {
    [modulesPath]: { modules: [service], libraries: ["Terraform-Parts"] },
    [getLibraryPath("Terraform-Parts")]: {
      repository: "acme/Terraform-Parts",
      summary: "",
      modules: [{ ...module, inputs }],
    },
  };
  const name = "acme/Terraform-Parts//modules/a";
  expect(await run(getInterfaceTool, { service: name }, files)).toContain("- zone: string");
});

it("omits headings of empty lists", async () => {
  expect(await getInterface({ version: "1.5.0", inputs: "all" })).not.toContain("Outputs:");
});

it("keeps the code of an example in one block", async () => {
  expect(await getInterface({ inputs: "module" })).toContain(
    '````hcl title="main.tf"\n# ```\n````',
  );
});

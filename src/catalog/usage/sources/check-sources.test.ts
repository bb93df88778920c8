import { beforeAll, describe, expect, it } from "vitest";
import { createRandomTexts, tokens } from "../../../../tests/support/random-texts.ts";
import { createSeededIntegers } from "../../../../tests/support/seeded-random.ts";
import { getHclParser } from "../../hcl/load-parser.ts";
import type { HclParser } from "../../hcl/parse-hcl.ts";
import { ParseTimeoutError } from "../../hcl/syntax.ts";
import { readJsonBlocks } from "../../read/blocks/json-blocks.ts";
import { checkSources, type SourcesOptions } from "./check-sources.ts";
import {
  getNesting,
  getPastedName,
  isCode,
  maxFileLength,
  maxReadTime,
  selectFiles,
} from "./select-files.ts";

const getSource = (version: string) =>
  `source = "git::git@github.com:example/modules.git//vpc?ref=v${version}"`;

const files: Record<string, unknown> = {
  "/api/versions.json": {
    versions: [
      { version: "1.0.0", date: "2025-01-01" },
      { version: "1.1.0", date: "2025-02-01" },
    ],
    services: [
      {
        id: "networking/vpc",
        title: "VPC",
        category: "Networking",
        source: "git::git@github.com:example/modules.git//vpc?ref=v",
        first: "1.0.0",
        history: "/api/history.json",
        page: "/vpc",
      },
    ],
  },
  "/api/history.json": {
    schema: 1,
    first: {
      version: "1.0.0",
      date: "2025-01-01",
      inputs: [
        { name: "name", type: "string" },
        { name: "zones", type: "number", default: 2 },
        { name: "main_tag", type: "string", default: "" },
      ],
      outputs: ["id"],
    },
    releases: [
      {
        version: "1.1.0",
        date: "2025-02-01",
        removed: ["main_tag"],
        added: [{ name: "main_tags", type: "string", default: "" }],
        changed: [{ name: "zones", field: "default", from: 2, to: 3 }],
      },
    ],
  },
};

let options: SourcesOptions;
const requested: string[] = [];

beforeAll(async () => {
  options = {
    parse: await getHclParser(),
    readJson: readJsonBlocks,
    site: {
      index: "/api/versions.json",
      libraries: ["/api/library/lib.json"],
      unversioned: ["git::git@github.com:example/modules.git//dns?ref=v1.1.0"],
    },
    async fetchJson(address) {
      requested.push(address);
      return files[address];
    },
  };
});

const check = (text: string, path = "main.tf") =>
  checkSources({ files: [{ path, text }] }, options);

it("fetches no history of a module that the code does not name", async () => {
  requested.length = 0;
  await check('module "a" {\n  source = "git::git@github.com:example/secret.git//x?ref=v1"\n}\n');
  expect(requested).toEqual(["/api/versions.json"]);
});

it("ignores services without a history", async () => {
  const result = await check(`module "a" {\n  ${getSource("1.0.0").replace("vpc", "dns")}\n}\n`);
  expect([result.findings, result.unchecked]).toEqual([[], 1]);
});

it("offers the versions above the lowest one, and shows an upgrade as a change", async () => {
  const text = `module "a" {\n  ${getSource("1.0.0")}\n}\n`;
  const target = { repository: "example/modules", version: "1.1.0" };
  const result = await checkSources({ files: [{ path: "main.tf", text }], to: target }, options);
  expect(result.newerVersions).toEqual([target]);
  expect(result.upgrade?.changes.map((change) => change.text)).toEqual([
    `module "a" {\n  ${getSource("1.1.0")}\n  zones = 2\n}\n`,
  ]);
  expect(result.upgrade?.remaining.map(({ rule }) => rule)).toEqual(["missing-argument"]);
});

it("leaves guesses out of the change of an upgrade", async () => {
  const call = (version: string, more: string) =>
    `module "a" {\n  ${getSource(version)}\n  name     = "a"\n  main_tag = "b"\n${more}}\n`;
  const to = { repository: "example/modules", version: "1.1.0" };
  const files = [{ path: "main.tf", text: call("1.0.0", "") }];
  const { upgrade } = await checkSources({ files, to }, options);
  expect(upgrade?.changes[0]?.text).toBe(call("1.1.0", "  zones = 2\n"));
  expect(upgrade?.remaining.map(({ rule, edit }) => [rule, edit?.text, edit?.needsReview])).toEqual(
    [["unknown-argument", "main_tags", true]],
  );
});

it("fails if the site has no list of services", async () => {
  const broken = { ...options, fetchJson: async () => ({ versions: 1 }) };
  await expect(checkSources({ files: [] }, broken)).rejects.toThrow("is not a list of versions");
});

describe("files over a limit", () => {
  const refusals = (texts: Record<string, string>) =>
    selectFiles(Object.entries(texts).map(([path, text]) => ({ path, text }))).skipped.map(
      ({ path, reason }) => `${path} ${reason}`,
    );

  it("are skipped with the reason", () => {
    const long = "# a line\n".repeat(maxFileLength / 9);
    const texts = {
      "long.tf": `${long}# more and more\n`,
      "line.tf": `a = "${"x".repeat(30_000)}"`,
      "binary.tf": "a\0b",
      "other-encoding.tf": "a = \uFFFD",
      "deep.tf": `a = ${"[".repeat(201)}`,
      "good.tf": "a = 1",
    };
    expect(refusals(texts)).toEqual([
      "long.tf too-long",
      "line.tf long-line",
      "binary.tf binary",
      "other-encoding.tf binary",
      "deep.tf too-deep",
    ]);
    const many = Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`${at}.tf`, long]));
    expect(refusals(many)).toEqual(["1.tf too-many", "2.tf too-many"]);
  });

  it.each([
    ["not", `a = ${"!".repeat(9_000)}x`],
    ["sums", `a = ${"1 + ".repeat(4_000)}1`],
    ["choices", `a = ${"x ? y : ".repeat(2_000)}z`],
  ])("are skipped if operators nest too deep: %s", async (_, text) => {
    // Without the time limit, which a busy machine would reach first.
    const parse: HclParser = (code, read) =>
      options.parse(code, { ...read, deadline: Number.POSITIVE_INFINITY });
    const files = [{ path: "main.tf", text }];
    const result = await checkSources({ files }, { ...options, parse });
    expect(result.skipped).toEqual([{ path: "main.tf", reason: "too-deep" }]);
  });
});

it("names a file that takes too long to read, and checks the others", async () => {
  const parse: HclParser = (text, read) => {
    if (text.startsWith("# slow")) throw new ParseTimeoutError();
    return options.parse(text, read);
  };
  const files = [
    { path: "slow.tf", text: "# slow\n" },
    { path: "main.tf", text: `module "a" {\n  ${getSource("1.0.0")}\n}\n` },
  ];
  const result = await checkSources({ files }, { ...options, parse });
  expect(result.skipped).toEqual([{ path: "slow.tf", reason: "too-slow" }]);
  expect(result.checked).toBe(1);
});

it("gives the parser a time limit", async () => {
  let deadline = 0;
  const parse: HclParser = (text, read) => {
    deadline = read?.deadline ?? 0;
    return options.parse(text, read);
  };
  const before = Date.now();
  await checkSources({ files: [{ path: "main.tf", text: "a = 1\n" }] }, { ...options, parse });
  expect(deadline - before).toBeGreaterThanOrEqual(maxReadTime);
});

it("does not look for blocks in long texts that are not JSON", () => {
  const line = '{ "module": { "a": {} } }\n';
  const broken = readJsonBlocks(line.repeat(5_000));
  expect([broken.blocks, broken.diagnostics.length]).toEqual([[], 1]);
});

const good = `locals {\n  a = "\${local.b}"\n  b = <<EOT\ntext\nEOT\n}\nmodule "vpc" {\n  ${getSource("1.0.0")}\n  name = [for x in var.y : x]\n  zones = { a = 1 }\n}\nterraform {\n  ${getSource("1.1.0")}\n}\ninputs = merge({ name = "x" }, local.a)\n`;

describe("any text", () => {
  const random = createSeededIntegers(7);
  const texts: Record<string, string> = {
    ...createRandomTexts(60_000, random),
    "open templates": '"${\n'.repeat(150),
    "doubled locals": `locals {\n${Array.from({ length: 60 }, (_, at) => `  a${at + 1} = "\${local.a${at}}\${local.a${at}}"`).join("\n")}\n  a0 = "x"\n}\n`,
    "a circle": `locals {\n  a = local.b\n  b = local.a\n}\nmodule "m" {\n  source = local.a\n}\n`,
    "locals backward": `locals {\n${Array.from({ length: 500 }, (_, at) => `  a${at} = local.a${at + 1}`).join("\n")}\n  a500 = 1\n}\n`,
  };

  it.each(Object.entries(texts))("gets a result: %s", async (_, text) => {
    for (const path of ["main.tf", "terragrunt.hcl", "main.tf.json"]) {
      const result = await check(text, path);
      expect(result.files + result.skipped.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("gets a result if it is damaged code", async () => {
    for (let round = 0; round < 150; round++) {
      const from = random(good.length);
      const to = from + random(40);
      const text = good.slice(0, from) + (tokens[random(tokens.length)] ?? "") + good.slice(to);
      await check(text, round % 2 === 0 ? "main.tf" : "terragrunt.hcl");
    }
  });
});

it.each([
  ["main.tf", true],
  ["live/terragrunt.hcl", true],
  ["main.tf.json", true],
  ["main.tofu.json", true],
  [".terraform/modules/a/main.tf", false],
  ["x/.terragrunt-cache/a/main.tf", false],
  [".terraform.lock.hcl", false],
  ["README.md", false],
  ["state.json", false],
])("recognizes code by its path: %s", (path, is) => {
  expect(isCode(path)).toBe(is);
});

it.each([
  ['module "a" {\n}', "main.tf"],
  ["terraform {\n}\ninputs = {}", "terragrunt.hcl"],
  ['terraform {\n}\nmodule "a" {\n}', "main.tf"],
  ['{ "module": {} }', "main.tf.json"],
  ["", "main.tf"],
])("names what is pasted: %j", (text, name) => {
  expect(getPastedName(text)).toBe(name);
});

it("counts how deep brackets nest", () => {
  expect(getNesting("a = [{ b = (1) }] ]]] { }")).toBe(3);
});

it("knows all versions of a module of a private registry, and no versions of other repositories", async () => {
  const service = (id: string, source: string, repository: string) => ({
    ...{ id, title: id, category: "", source, first: "1.0.0", page: "/", repository },
    ...{ history: "/api/history.json", module: "" },
  });
  const index = {
    versions: [
      { version: "1.0.0", date: "2025-01-01", repository: "Acme/network" },
      { version: "1.1.0", date: "2025-02-01", repository: "Acme/network" },
      { version: "7.0.0", date: "2025-03-01", repository: "Acme/other" },
    ],
    services: [
      service("a/vpc", "tfr://app.example.com/acme/vpc/aws?version=", "Acme/network"),
      service("a/other", "git::git@github.com:Acme/other.git?ref=v", "Acme/other"),
    ],
  };
  const check = (call: string) =>
    checkSources(
      { files: [{ path: "main.tf", text: `module "vpc" {\n  ${call}\n  nam = "a"\n}\n` }] },
      { ...options, fetchJson: async (path) => (path.includes("versions") ? index : files[path]) },
    );
  for (const call of [
    'source = "app.example.com/acme/vpc/aws"\n  version = "~> 1.0.0"',
    'source = "git::https://github.com/acme/network.git?ref=v1.0.0"',
  ]) {
    const { checked, findings, newerVersions } = await check(call);
    expect(checked).toBe(1);
    expect(findings.map(({ rule }) => rule)).toEqual(["unknown-argument", "missing-argument"]);
    expect(newerVersions).toEqual([{ repository: "acme/network", version: "1.1.0" }]);
  }
});

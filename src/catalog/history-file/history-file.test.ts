import { expect, it } from "vitest";
import { summarize } from "../../../tests/support/read-test-module.ts";
import type { ModuleHistory } from "../history/history.ts";
import { readJsonFile } from "../read-json-file.ts";
import {
  checkCurrentInterface,
  formatHistory,
  historyFileSchema,
  readHistory,
} from "./history-file.ts";

const file = "history.json";
const today = "2026-03-01";

const history: ModuleHistory = {
  schema: 1,
  first: {
    version: "0.9.0",
    date: "2025-12-01",
    inputs: [
      { name: "cidr", type: "string" },
      { name: "nat", type: "number", default: 1 },
    ],
    outputs: ["id"],
  },
  releases: [
    {
      version: "1.0.0",
      date: "2026-01-05",
      added: [{ name: "tags", type: "map(string)", default: {} }],
      changed: [{ name: "nat", field: "default", from: 1, to: 3 }],
    },
    { version: "1.2.0", date: "2026-02-02", removed: ["nat"], outputsAdded: ["arn"] },
  ],
};

function getDiagnostics(part: string, replacement: string): string[] {
  const text = formatHistory(history);
  expect(text).toContain(part);
  const read = readHistory(text.replace(part, replacement), file, today);
  expect(read.history).toBeNull();
  return read.diagnostics.map(summarize);
}

it("keeps an attribute named breaks of a default", () => {
  const added = [{ name: "rules", type: "any", default: { breaks: true } }];
  const releases = [{ version: "1.0.0", date: "2026-01-05", added }];
  const read = readHistory(formatHistory({ ...history, releases }), file, today);
  expect(read.history?.releases[0]?.added).toEqual(added);
});

it("reads what it writes", () => {
  const read = readHistory(formatHistory(history), file, today);
  expect(read).toEqual({ history, diagnostics: [] });
  const empty: ModuleHistory = { ...history, first: { ...history.first, inputs: [] } };
  const text = formatHistory({ ...empty, releases: [] });
  expect(readHistory(text, file, today).history?.releases).toEqual([]);
});

it("reads which changes of required versions exclude versions that were allowed", () => {
  const requirements = { terraform: ">= 1.0", "hashicorp/aws": "~> 5.0" };
  const changes = [
    { name: "hashicorp/aws", from: "~> 5.0", to: ">= 5.0" },
    { name: "hashicorp/null", to: ">= 3.0" },
    { name: "terraform", from: ">= 1.0", to: ">= 1.5" },
  ];
  const text = formatHistory({
    ...history,
    first: { ...history.first, requirements },
    releases: [{ version: "1.0.0", date: "2026-01-05", requirements: changes }],
  });
  const read = readHistory(text, file, today);
  expect(read.diagnostics).toEqual([]);
  const breaks = read.history?.releases[0]?.requirements?.map((requirement) => requirement.breaks);
  expect(breaks).toEqual(["down", undefined, "up"]);
  expect(read.history && formatHistory(read.history)).toBe(text);
});

it.each([
  ["", 1, 1],
  ["{", 1, 2],
  ['{\n  "schema": 1,\n  "first"\n}', 4, 1],
  ['{ "schema": 1, }', 1, 16],
  ['{\n  "schema": 1\n  "first": {}\n}\n', 3, 3],
  ['{\n  "schema": 1,\n', 2, 15],
  ['{ "releases": [1, 2,] }', 1, 21],
  ['{ "releases": [1, 2} }', 1, 20],
  ['{ "schema": one }', 1, 13],
  ['{\n<<<<<<< HEAD\n  "schema": 1\n}', 2, 1],
  ['{ "first": [], "releases": [{}] }]', 1, 34],
  ['{ "schema": "1 }\n', 1, 13],
])("reports that %j is not JSON", (text, line, column) => {
  const { history: none, diagnostics } = readHistory(text, file, today);
  expect(none).toBeNull();
  expect(diagnostics.map(summarize)).toEqual([
    `${file}:${line}:${column} invalid-json-file: \`${file}\` is not JSON (correct it, or restore it from git)`,
  ]);
});

it.each([
  [
    "another format",
    '"schema": 1',
    '"schema": 2',
    "2:3",
    "`schema` has the value `2`",
    "expected 1",
  ],
  [
    "an unknown field",
    '"removed":["nat"]',
    '"remvoed":["nat"]',
    "14:44",
    "unknown key `remvoed`",
    "did you mean `removed`?",
  ],
  [
    "an unknown field of a change",
    '"field":"default"',
    '"field":"name"',
    "13:129",
    "`field` has the value `name`",
    "known: `type`, `default`",
  ],
  [
    "a number where a text belongs",
    '"version": "0.9.0"',
    '"version": 0.9',
    "4:5",
    "`version` has the value `0.9`",
    "put it in quotes",
  ],
])("rejects %s", (_case, part, replacement, place, message, hint) => {
  expect(getDiagnostics(part, replacement)).toEqual([
    `${file}:${place} invalid-json-value: ${message} (${hint})`,
  ]);
});

it.each([
  [
    "a gap: a removed input that is unknown",
    '"removed":["nat"]',
    '"removed":["tag"]',
    "14:55",
    "the history has a gap: `tag` does not follow from the version before",
    "expected: a name of the version before",
  ],
  [
    "a gap: a new input that is there",
    '{"name":"tags"',
    '{"name":"nat"',
    "13:53",
    "the history has a gap: `nat` does not follow from the version before",
    "expected: a name that is new",
  ],
  [
    "a gap: another value before a change",
    '"from":1',
    '"from":2',
    "13:147",
    "the history has a gap: `2` does not follow from the version before",
    "expected: 1",
  ],
  [
    "a version that is listed twice",
    '"version":"1.2.0"',
    '"version":"1.0.0"',
    "14:6",
    "version `1.0.0` is listed twice",
    "merge the two releases",
  ],
  [
    "versions out of order",
    '"version":"1.2.0"',
    '"version":"0.9.5"',
    "14:6",
    "version `0.9.5` comes after `1.0.0`",
    "order the releases, oldest first",
  ],
  [
    "a pre-release",
    '"version":"1.2.0"',
    '"version":"1.2.0-rc.1"',
    "14:6",
    "`1.2.0-rc.1` is not a version",
    "write three numbers, such as `2.11.1`",
  ],
  [
    "a day in the future",
    '"date":"2026-02-02"',
    '"date":"2026-03-02"',
    "14:24",
    "the day `2026-03-02` is in the future",
    "today is `2026-03-01`",
  ],
  [
    "a day that no calendar has",
    '"date": "2025-12-01"',
    '"date": "2025-13-01"',
    "5:5",
    "`2025-13-01` is not a day",
    "write year, month, and day: `2026-07-06`",
  ],
])("finds %s", (_case, part, replacement, place, message, hint) => {
  expect(getDiagnostics(part, replacement)).toEqual([
    `${file}:${place} invalid-history: ${message} (${hint})`,
  ]);
});

it("reports whether a changed type accepts fewer values", () => {
  const typed: ModuleHistory = {
    ...history,
    releases: [
      {
        version: "1.0.0",
        date: "2026-01-05",
        changed: [
          { name: "cidr", field: "type", from: "string", to: "any" },
          { name: "nat", field: "type", from: "number", to: "list(number)" },
        ],
      },
    ],
  };
  const read = readHistory(formatHistory(typed), file, today);
  expect(read.history?.releases[0]?.changed?.map(({ breaks }) => breaks)).toEqual(["down", "both"]);
});

function getInterfaceDiagnostics(
  version: string,
  inputs: ModuleHistory["first"]["inputs"],
  outputs: string[],
) {
  const current = {
    inputs: new Map(inputs.map((input) => [input.name, input])),
    outputs: new Set(outputs),
  };
  const text = formatHistory(history);
  return checkCurrentInterface(history, version, current, { file, text }).map(summarize);
}

const cidr = { name: "cidr", type: "string" };
const tags = { name: "tags", type: "map(string)", default: {} };

it("accepts a history that leads to the interface of today", () => {
  expect(getInterfaceDiagnostics("1.2.0", [tags, cidr], ["arn", "id"])).toEqual([]);
  // A later version without changes is not listed.
  expect(getInterfaceDiagnostics("1.9.0", [tags, cidr], ["arn", "id"])).toEqual([]);
});

it("names what differs from the interface of today", () => {
  expect(
    getInterfaceDiagnostics(
      "1.2.0",
      [
        { ...cidr, default: null },
        { name: "zone", type: "any" },
      ],
      ["id"],
    ),
  ).toEqual([
    `${file}:12:3 outdated-history: the history does not match the Terraform files of version \`1.2.0\`: \`zone\`, \`tags\`, \`cidr\`, \`arn\` (run \`npm run catalog -- sync\`; if it reads no new tag of the repository, first delete this file and the entry of the repository in \`catalog.lock.json\`)`,
  ]);
});

it("reports a history that continues after the version of the service", () => {
  expect(getInterfaceDiagnostics("1.1.0", [tags, cidr], ["id"])).toEqual([
    `${file}:14:6 outdated-history: the history contains \`1.2.0\`, which is newer than version \`1.1.0\` of the service (set \`version\` in \`module.yaml\` to \`1.2.0\`, and update the Terraform files)`,
  ]);
});

it("finds a service that is older than its history", () => {
  expect(getInterfaceDiagnostics("0.8.0", [], [])).toEqual([
    `${file}:13:6 outdated-history: the history contains \`1.0.0\`, which is newer than version \`0.8.0\` of the service (set \`version\` in \`module.yaml\` to \`1.0.0\`, and update the Terraform files)`,
  ]);
});

it("reads a file by its schema, with the position of each diagnostic", () => {
  const text = '{\n  "schema": 1,\n  "first": {},\n  "releases": {}\n}';
  const { value, diagnostics } = readJsonFile(historyFileSchema, text, file);
  expect(value).toBeNull();
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toContain("4:3");
});

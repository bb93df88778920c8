import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose } from "../../model/diagnostics/rule.ts";
import type { JsonValue } from "../../model/reference/module.ts";
import { findJsonPathPosition } from "../../model/text/json-text.ts";
import { compareVersions } from "../../model/versions.ts";
import { excludesVersions } from "../diff/compare-requirements.ts";
import { acceptsAll } from "../history/accepts-all.ts";
import { checkHistory, type HistoryError } from "../history/check-history.ts";
import { compareInterfaces } from "../history/compare-interfaces.ts";
import {
  getInterface,
  type HistoryChange,
  type HistoryRelease,
  type HistoryRequirement,
  historySchemaVersion,
  type ModuleHistory,
  type ModuleInterface,
} from "../history/history.ts";
import { parseCanonicalType } from "../history/parse-canonical-type.ts";
import { readJsonFile } from "../read-json-file.ts";
import { catalogRules } from "../rules.ts";

export const historyFile = "history.json";

const json: v.GenericSchema<JsonValue> = v.lazy(() =>
  v.union([
    v.null(),
    v.boolean(),
    v.number(),
    v.string(),
    v.array(json),
    v.record(v.string(), json),
  ]),
);

export const historyInputSchema = v.strictObject({
  name: v.string(),
  type: v.string(),
  default: v.exactOptional(json),
});

const settings = v.strictObject({
  sensitive: v.exactOptional(v.boolean()),
  ephemeral: v.exactOptional(v.boolean()),
  nullable: v.exactOptional(v.boolean()),
  deprecated: v.exactOptional(v.string()),
  validations: v.exactOptional(v.array(v.string())),
});

const documentedRenames = v.record(v.string(), v.nullable(v.string()));

const release = v.strictObject({
  version: v.string(),
  date: v.string(),
  added: v.exactOptional(v.array(historyInputSchema)),
  removed: v.exactOptional(v.array(v.string())),
  changed: v.exactOptional(
    v.array(
      v.strictObject({
        name: v.string(),
        field: v.picklist(["type", "default"]),
        from: v.exactOptional(json),
        to: v.exactOptional(json),
      }),
    ),
  ),
  outputsAdded: v.exactOptional(v.array(v.string())),
  outputsRemoved: v.exactOptional(v.array(v.string())),
  renamed: v.exactOptional(documentedRenames),
  outputsRenamed: v.exactOptional(documentedRenames),
  requirements: v.exactOptional(
    v.array(
      v.strictObject({
        name: v.string(),
        from: v.exactOptional(v.string()),
        to: v.exactOptional(v.string()),
      }),
    ),
  ),
  settings: v.exactOptional(
    v.array(
      v.strictObject({
        name: v.string(),
        from: v.exactOptional(settings),
        to: v.exactOptional(settings),
      }),
    ),
  ),
  exists: v.exactOptional(v.boolean()),
} satisfies Record<keyof HistoryRelease, unknown>);

export const historyFileSchema = v.strictObject({
  schema: v.literal(historySchemaVersion),
  first: v.strictObject({
    version: v.string(),
    date: v.string(),
    inputs: v.array(historyInputSchema),
    outputs: v.array(v.string()),
    requirements: v.exactOptional(v.record(v.string(), v.string())),
    settings: v.exactOptional(v.record(v.string(), settings)),
  }),
  releases: v.array(release),
});

/** Without `breaks`, which is computed when the file is read. */
function getStoredRelease({ changed, requirements, ...release }: HistoryRelease): HistoryRelease {
  return {
    ...release,
    ...(changed && { changed: changed.map(({ breaks, ...change }) => change) }),
    ...(requirements && { requirements: requirements.map(({ breaks, ...change }) => change) }),
  };
}

export function formatHistory({ schema, first, releases }: ModuleHistory): string {
  const formatRows = (list: readonly unknown[], indent: string) =>
    list.length === 0
      ? "[]"
      : `[\n${list.map((value) => `${indent}  ${JSON.stringify(value)}`).join(",\n")}\n${indent}]`;
  const formatRecorded = (key: "requirements" | "settings") =>
    first[key] ? `,\n    "${key}": ${JSON.stringify(first[key])}` : "";
  return `{
  "schema": ${schema},
  "first": {
    "version": ${JSON.stringify(first.version)},
    "date": ${JSON.stringify(first.date)},
    "inputs": ${formatRows(first.inputs, "    ")},
    "outputs": ${JSON.stringify(first.outputs)}${formatRecorded("requirements")}${formatRecorded("settings")}
  },
  "releases": ${formatRows(releases.map(getStoredRelease), "  ")}
}
`;
}

interface ReadHistory {
  history: ModuleHistory | null;
  diagnostics: Diagnostic[];
}

/** Releases after `today` are errors; null skips the check, for reproducible builds. */
export function readHistory(text: string, file: string, today: string | null): ReadHistory {
  const { value: history, diagnostics } = readJsonFile(historyFileSchema, text, file);
  if (!history) return { history: null, diagnostics };
  const errors = checkHistory(history, { today });
  if (errors.length === 0) return { history: computeBreaks(history), diagnostics: [] };
  const found = errors.map((error) => {
    const [reason, advice] = describeError(error);
    const location = { file, ...findJsonPathPosition(text, error.path) };
    return diagnose(catalogRules["invalid-history"], location, { reason, advice });
  });
  return { history: null, diagnostics: found };
}

function describeError({ kind, value, expected }: HistoryError): [reason: string, advice: string] {
  const texts: Record<HistoryError["kind"], [reason: string, advice: string]> = {
    "not-a-version": [`\`${value}\` is not a version`, "write three numbers, such as `2.11.1`"],
    "not-a-day": [`\`${value}\` is not a day`, "write year, month, and day: `2026-07-06`"],
    future: [`the day \`${value}\` is in the future`, `today is \`${expected}\``],
    order: [`version \`${value}\` comes after \`${expected}\``, "order the releases, oldest first"],
    twice: [`version \`${value}\` is listed twice`, "merge the two releases"],
    gap: [
      `the history has a gap: \`${value}\` does not follow from the version before`,
      `expected: ${expected}`,
    ],
  };
  return texts[kind];
}

/** Finds differences between the end of a history and the interface at `version`. */
export function checkCurrentInterface(
  history: ModuleHistory,
  version: string,
  current: ModuleInterface,
  { file, text }: { file: string; text: string },
): Diagnostic[] {
  const outdated = (path: readonly (string | number)[], reason: string, advice: string) => [
    diagnose(
      catalogRules["outdated-history"],
      { file, ...findJsonPathPosition(text, path) },
      { reason, advice },
    ),
  ];
  // A retired module stays at its last version.
  const later = history.releases.findIndex(
    (release) => compareVersions(release.version, version) > 0 && release.exists !== false,
  );
  if (later !== -1) {
    const newer = history.releases[later]?.version;
    const message = `the history contains \`${newer}\`, which is newer than version \`${version}\` of the service`;
    const hint = `set \`version\` in \`module.yaml\` to \`${newer}\`, and update the Terraform files`;
    return outdated(["releases", later, "version"], message, hint);
  }
  const moduleInterface = getInterface(history, version);
  const difference = moduleInterface && compareInterfaces(moduleInterface, current);
  if (moduleInterface && !difference) return [];
  const names = Object.values(difference ?? {})
    .flat()
    .map((item) => (typeof item === "object" ? item.name : item));
  const list = [...new Set(names)].slice(0, 5).map((name) => `\`${name}\``);
  const message = moduleInterface
    ? `the history does not match the Terraform files of version \`${version}\`: ${list.join(", ")}`
    : `the history says that version \`${version}\` does not exist`;
  const hint =
    "run `npm run catalog -- sync`; if it reads no new tag of the repository, first delete this file and the entry of the repository in `catalog.lock.json`";
  return outdated(["releases"], message, hint);
}

/** Computes which changes of types and required versions are breaking, which files do not store. */
export function computeBreaks(history: ModuleHistory): ModuleHistory {
  const releases = history.releases.map(({ changed, requirements, ...release }) => ({
    ...release,
    ...(changed && { changed: changed.map(withTypeBreaks) }),
    ...(requirements && { requirements: requirements.map(withRequirementBreaks) }),
  }));
  return { ...history, releases };
}

/** A new provider breaks nothing, because Terraform installs it. */
function withRequirementBreaks(change: HistoryRequirement): HistoryRequirement {
  const { name, from, to } = change;
  if (name !== "terraform" && (from === undefined || to === undefined)) return change;
  return {
    ...change,
    ...getBreakingDirections(excludesVersions(from, to), excludesVersions(to, from)),
  };
}

function withTypeBreaks(change: HistoryChange): HistoryChange {
  if (change.field !== "type") return change;
  const before = parseCanonicalType(String(change.from));
  const after = parseCanonicalType(String(change.to));
  return {
    ...change,
    ...getBreakingDirections(!acceptsAll(after, before), !acceptsAll(before, after)),
  };
}

function getBreakingDirections(up: boolean, down: boolean): Pick<HistoryChange, "breaks"> {
  if (!up && !down) return {};
  return { breaks: up && down ? "both" : up ? "up" : "down" };
}

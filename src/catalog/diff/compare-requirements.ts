import { minVersion, sort, subset, valid } from "semver";
import type { Module, RequiredProvider } from "../../model/reference/module.ts";
import { putBreakingFirst } from "../history/setting-fields.ts";

export interface RequirementChange {
  subject: "terraform" | "provider";
  name: string;
  kind: "added" | "removed" | "other-versions" | "other-source";
  /** Whether a version that worked before may be rejected, or the provider changes. */
  breaking: boolean;
  before: string | null;
  after: string | null;
}

/** Breaking changes come first, and Terraform before the providers, which are sorted. */
export function compareRequirements(before: Module, after: Module): RequirementChange[] {
  const oldByName = new Map(before.requiredProviders.map((provider) => [provider.name, provider]));
  const newByName = new Map(after.requiredProviders.map((provider) => [provider.name, provider]));
  const names = [...new Set([...oldByName.keys(), ...newByName.keys()])].sort();
  return putBreakingFirst([
    ...compareConstraints(
      { subject: "terraform", name: "terraform" },
      before.requiredVersions,
      after.requiredVersions,
    ),
    ...names.flatMap((name) => compareProvider(name, oldByName.get(name), newByName.get(name))),
  ]);
}

type Required = Pick<RequirementChange, "subject" | "name">;

function compareProvider(
  name: string,
  before: RequiredProvider | undefined,
  after: RequiredProvider | undefined,
): RequirementChange[] {
  const required: Required = { subject: "provider", name };
  if (!before || !after) {
    // Not breaking: Terraform installs a new provider.
    return [
      {
        ...required,
        kind: after ? "added" : "removed",
        breaking: false,
        before: before ? describeProvider(before) : null,
        after: after ? describeProvider(after) : null,
      },
    ];
  }
  const [oldSource, newSource] = [getProviderSource(before), getProviderSource(after)];
  const moved: RequirementChange[] =
    oldSource === newSource
      ? []
      : [
          {
            ...required,
            kind: "other-source",
            breaking: true,
            before: oldSource,
            after: newSource,
          },
        ];
  return [...moved, ...compareConstraints(required, before.versions, after.versions)];
}

/** Without its host if that is the public registry. */
export function getProviderSource({ name, source }: RequiredProvider): string {
  const fullSource = source ?? `hashicorp/${name}`;
  return fullSource.replace(/^registry\.(?:terraform\.io|opentofu\.org)\//i, "").toLowerCase();
}

function describeProvider(provider: RequiredProvider): string {
  return [getProviderSource(provider), ...provider.versions].join(" ");
}

function compareConstraints(
  required: Required,
  before: readonly string[],
  after: readonly string[],
): RequirementChange[] {
  const [old, now] = [before.join(", "), after.join(", ")];
  const breaking = excludesVersions(old, now);
  if (!breaking && !excludesVersions(now, old)) return [];
  const values = { before: old || null, after: now || null };
  return [{ ...required, kind: "other-versions", breaking, ...values }];
}

/** Whether versions that the first constraints allow may be excluded by the second ones. */
export function excludesVersions(before = "", after = ""): boolean {
  const [old, now] = [toRange(before), toRange(after)];
  // A constraint that cannot be parsed may exclude anything.
  return old === null || now === null ? before !== after : !subset(old, now);
}

const condition = /^(=|!=|>=|<=|>|<|~>)?\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;

/** A constraint in the syntax of npm; null if it cannot be parsed. */
function toRange(constraint: string): string | null {
  const bounds: string[] = [];
  const excluded: string[] = [];
  for (const text of constraint.split(",").filter((part) => part.trim() !== "")) {
    const [, operator = "=", major, minor, patch, suffix = ""] = condition.exec(text.trim()) ?? [];
    if (major === undefined) return null;
    // Terraform ignores zeros before a number.
    const version = valid([major, minor ?? 0, patch ?? 0].map(Number).join(".") + suffix);
    if (version === null) return null;
    if (operator === "!=") excluded.push(version);
    else if (operator !== "~>") bounds.push(operator + version);
    // The last number of the constraint may increase.
    else if (minor === undefined) bounds.push(`>=${version}`);
    else {
      const end = patch === undefined ? `${+major + 1}.0` : `${+major}.${+minor + 1}`;
      bounds.push(`>=${version}`, `<${end}.0`);
    }
  }
  const sorted = sort(excluded);
  const ends = [...sorted.map((version) => `<${version}`), ""];
  return (
    ["", ...sorted.map((version) => `>${version}`)]
      .map((start, index) => [start, ends[index], ...bounds].join(" ").trim())
      .filter((range) => minVersion(range) !== null)
      .join(" || ") || noVersion
  );
}

const noVersion = "<0.0.0-0";

const verbs: Readonly<Record<RequirementChange["kind"], string>> = {
  added: "is required",
  removed: "is no longer required",
  "other-versions": "has other version constraints",
  "other-source": "has another source",
};

export function describeRequirement(change: RequirementChange): string {
  const { subject, name, kind, breaking, before, after } = change;
  const values =
    kind === "added" || kind === "removed"
      ? (after ?? before ?? "")
      : `${before ?? "any"} -> ${after ?? "any"}`;
  const requirement = subject === "terraform" ? "terraform" : `provider ${name}`;
  return `${breaking ? "BREAKING " : ""}${requirement} ${verbs[kind]}: ${values}`;
}

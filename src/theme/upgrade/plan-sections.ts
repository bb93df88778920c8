import { toHcl } from "../../catalog/history/to-hcl.ts";
import {
  type ChangedInput,
  type ChangedRequirement,
  type ChangedSetting,
  isVersionDefault,
  type NewInput,
  type UpgradePlan,
} from "../../catalog/history/upgrade-plan.ts";
import { getSourceArguments } from "../../catalog/history/usage-code.ts";
import { changes } from "../../model/reference/catalog-messages.ts";
import { getCodeSpan } from "../../model/text/markdown-code.ts";
import * as messages from "./upgrade-messages.ts";

export interface PlanRow {
  kind: "input" | "output" | "requirement";
  name: string;
  version: string;
  /** What changed, unless the title of the section says it. */
  note: string | null;
  /** HCL: a type and a default, or the old and the new value. */
  values: string[];
  separator: "=" | "→";
  successor: string | null;
  /** Whether an upgrade guide names the successor. Otherwise, the names suggest it. */
  isDocumented: boolean;
}

interface PlanSection {
  title: string;
  breaking: boolean;
  rows: PlanRow[];
}

type RowsByTitle = [title: string, rows: PlanRow[]][];

/** Sections with rows. Those that may break code come first. */
export function getPlanSections(plan: UpgradePlan): PlanSection[] {
  const breaking: RowsByTitle = [
    [messages.requiredVersions, plan.requirements.map(requirementRow)],
    [messages.removedInputs, plan.removed.map((change) => ({ ...createRow(change), ...change }))],
    [messages.requiredInputs, plan.required.map((change) => createRow(change, [change.type]))],
    [messages.narrowedInputs, plan.narrowed.map(typeRow)],
    [messages.stricterInputs, plan.stricter.map(settingRow)],
    [messages.changedDefaults, plan.defaults.map(defaultRow)],
    [
      messages.removedOutputs,
      plan.outputsRemoved.map((change) => ({ ...outputRow(change), ...change })),
    ],
  ];
  const compatible: RowsByTitle = [
    [
      messages.supersededInputs,
      plan.superseded.map((change) => {
        const { successor } = change;
        return { ...createRow(change), successor, isDocumented: true };
      }),
    ],
    [messages.otherVersions, plan.otherRequirements.map(requirementRow)],
    [messages.addedInputs, plan.added.map(newInputRow)],
    [messages.optionalInputs, plan.optionalNow.map(newInputRow)],
    [messages.widenedInputs, plan.widened.map(typeRow)],
    [messages.otherSettings, plan.otherSettings.map(settingRow)],
    [messages.addedOutputs, plan.outputsAdded.map(outputRow)],
  ];
  return [
    ...breaking.map(([title, rows]) => ({ title, breaking: true, rows })),
    ...compatible.map(([title, rows]) => ({ title, breaking: false, rows })),
  ].filter(({ rows }) => rows.length > 0);
}

type VersionedName = Pick<PlanRow, "name" | "version">;

function createRow({ name, version }: VersionedName, values: string[] = []): PlanRow {
  const noSuccessor = { successor: null, isDocumented: false };
  return { kind: "input", name, version, note: null, values, separator: "→", ...noSuccessor };
}

function outputRow(change: VersionedName): PlanRow {
  return { ...createRow(change), kind: "output" };
}

function defaultRow(change: ChangedInput): PlanRow {
  const note = isVersionDefault(change) ? messages.versionDefault : null;
  return { ...createRow(change, [toHcl(change.from), toHcl(change.to)]), note };
}

function typeRow(change: ChangedInput): PlanRow {
  return createRow(change, [String(change.from), String(change.to)]);
}

function settingRow(change: ChangedSetting): PlanRow {
  return { ...createRow(change, change.values), note: changes[change.kind] };
}

function requirementRow(change: ChangedRequirement): PlanRow {
  const values = [change.from, change.to].flatMap((value) => (value === null ? [] : value || "*"));
  return { ...createRow(change, values), kind: "requirement" };
}

function newInputRow(change: NewInput): PlanRow {
  const { type, default: value } = change;
  const values = value === undefined ? [type] : [type, toHcl(value)];
  return { ...createRow(change, values), separator: "=" };
}

interface PlannedService {
  title: string;
  source: string;
  plan: UpgradePlan;
}

/** Returns the plans of services as one Markdown document. */
export function getPlanChecklist(
  services: readonly PlannedService[],
  { from, to }: { from: string; to: string },
): string {
  const parts = services.map(({ title, source, plan }) => {
    const sections = getPlanSections(plan).map(({ title: heading, breaking, rows }) => {
      const marker = breaking ? "- [ ]" : "-";
      return `**${heading}**\n\n${rows.map((row) => `${marker} ${describeRow(row)}`).join("\n")}`;
    });
    const sourceItem = `- [ ] ${getCodeSpan(getSourceArguments(source).join(", "))}`;
    return `## ${title}\n\n${[sourceItem, ...sections].join("\n\n")}\n`;
  });
  return `# ${messages.checklistTitle(from, to)}\n\n${parts.join("\n")}`;
}

export function getReplacementText({ isDocumented }: Pick<PlanRow, "isDocumented">): string {
  return isDocumented ? messages.useInstead : messages.probablyInstead;
}

function describeRow(row: PlanRow): string {
  const { name, version, note, values, separator, successor } = row;
  const texts = values.map(getCodeSpan);
  const visibleTexts = [note, texts.join(` ${separator} `)].filter(Boolean);
  const detail = visibleTexts.length > 0 ? `: ${visibleTexts.join(" ")}` : "";
  const replacement = successor ? `. ${getReplacementText(row)} ${getCodeSpan(successor)}` : "";
  return `${getCodeSpan(name)}${detail} (${messages.changedIn(version)})${replacement}`;
}

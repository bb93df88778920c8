import { toHcl } from "../../catalog/history/to-hcl.ts";
import { isVersionDefault, type UpgradePlan } from "../../catalog/history/upgrade-plan.ts";
import { getSourceArguments } from "../../catalog/history/usage-code.ts";
import { changes } from "../../model/reference/catalog-messages.ts";
import { getCodeSpan } from "../../model/text/markdown-code.ts";
import * as messages from "./upgrade-messages.ts";

export interface PlanRow {
  kind: "input" | "output" | "requirement";
  name: string;
  version: string;
  /** What changed, where the section does not say it. */
  note: string | null;
  /** HCL: a type and a default, or the old and the new value. */
  values: string[];
  between: "=" | "→";
  successor: string | null;
  /** Whether an upgrade guide names the successor. Otherwise, the names suggest it. */
  isDocumented: boolean;
}

interface PlanSection {
  title: string;
  breaking: boolean;
  rows: PlanRow[];
}

export function planSections(plan: UpgradePlan): PlanSection[] {
  const sections: [title: string, breaking: boolean, rows: PlanRow[]][] = [
    [messages.requiredVersions, true, plan.requirements.map(requirementRow)],
    [
      messages.removedInputs,
      true,
      plan.removed.map(({ name, version, ...rest }) => ({ ...createRow(name, version), ...rest })),
    ],
    [
      messages.requiredInputs,
      true,
      plan.required.map(({ name, version, type }) => createRow(name, version, [type])),
    ],
    [messages.narrowedInputs, true, plan.narrowed.map(typeRow)],
    [messages.stricterInputs, true, plan.stricter.map(settingRow)],
    [messages.changedDefaults, true, plan.defaults.map(defaultRow)],
    [
      messages.removedOutputs,
      true,
      plan.outputsRemoved.map((entry) => ({ ...outputRow(entry), ...entry })),
    ],
    [
      messages.supersededInputs,
      false,
      plan.superseded.map(({ name, version, successor }) => ({
        ...createRow(name, version),
        successor,
        isDocumented: true,
      })),
    ],
    [messages.otherVersions, false, plan.otherRequirements.map(requirementRow)],
    [messages.addedInputs, false, plan.added.map(newInputRow)],
    [messages.optionalInputs, false, plan.optionalNow.map(newInputRow)],
    [messages.widenedInputs, false, plan.widened.map(typeRow)],
    [messages.otherSettings, false, plan.otherSettings.map(settingRow)],
    [messages.addedOutputs, false, plan.outputsAdded.map(outputRow)],
  ];
  return sections
    .map(([title, breaking, rows]) => ({ title, breaking, rows }))
    .filter(({ rows }) => rows.length > 0);
}

function createRow(
  name: string,
  version: string,
  values: string[] = [],
  between: PlanRow["between"] = "→",
): PlanRow {
  const noSuccessor = { successor: null, isDocumented: false };
  return { kind: "input", name, version, note: null, values, between, ...noSuccessor };
}

function outputRow({ name, version }: UpgradePlan["outputsAdded"][number]): PlanRow {
  return { ...createRow(name, version), kind: "output" };
}

function defaultRow(change: UpgradePlan["defaults"][number]): PlanRow {
  const { name, version, from, to } = change;
  const note = isVersionDefault(change) ? messages.versionDefault : null;
  return { ...createRow(name, version, [toHcl(from), toHcl(to)]), note };
}

function typeRow({ name, version, from, to }: UpgradePlan["narrowed"][number]): PlanRow {
  return createRow(name, version, [String(from), String(to)]);
}

function settingRow({ name, version, kind, values }: UpgradePlan["stricter"][number]): PlanRow {
  return { ...createRow(name, version, values), note: changes[kind] };
}

function requirementRow(change: UpgradePlan["requirements"][number]): PlanRow {
  const { name, version, from, to } = change;
  const values = [from, to].flatMap((value) => (value === null ? [] : value || "*"));
  return { ...createRow(name, version, values), kind: "requirement" };
}

function newInputRow({ name, version, type, default: value }: UpgradePlan["added"][number]) {
  return createRow(name, version, value === undefined ? [type] : [type, toHcl(value)], "=");
}

interface PlannedService {
  title: string;
  source: string;
  plan: UpgradePlan;
}

export function planChecklist(
  services: readonly PlannedService[],
  { from, to }: { from: string; to: string },
): string {
  const parts = services.map(({ title, source, plan }) => {
    const sections = planSections(plan).map(({ title: heading, breaking, rows }) => {
      const mark = breaking ? "- [ ] " : "- ";
      return `**${heading}**\n\n${rows.map((row) => `${mark}${describeRow(row)}`).join("\n")}`;
    });
    const start = `- [ ] ${getCodeSpan(getSourceArguments(source).join(", "))}`;
    return `## ${title}\n\n${[start, ...sections].join("\n\n")}\n`;
  });
  return `# ${messages.checklistTitle(from, to)}\n\n${parts.join("\n")}`;
}

export function getReplacementText({ isDocumented }: Pick<PlanRow, "isDocumented">): string {
  return isDocumented ? messages.useInstead : messages.probablyInstead;
}

function describeRow(row: PlanRow): string {
  const { name, version, note, values, between, successor } = row;
  const texts = values.map(getCodeSpan);
  const visibleTexts = [note, texts.join(` ${between} `)].filter(
    (text) => text !== null && text !== "",
  );
  const detail = visibleTexts.length > 0 ? `: ${visibleTexts.join(" ")}` : "";
  const instead = successor ? `. ${getReplacementText(row)} ${getCodeSpan(successor)}` : "";
  return `${getCodeSpan(name)}${detail} (${messages.changedIn(version)})${instead}`;
}

import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

export const editorLabel = "Your code";
export const dropHint =
  "Paste Terraform or Terragrunt code, or drop files, a folder, or a zip here.";
export const openFiles = "Open files";
export const openFolder = "Open folder";
export const emptyHint =
  "Unknown and missing inputs, values of the wrong type, and outdated versions appear here while you type.";
export const showExample = "Try an example";
export const clearCode = "Clear";
export const chooseFile = "File";
export const checking = "Checking…";
export const nothingToCheck = "No code to check yet.";
export const noCodeFiles = "These files contain no code (.tf, .tofu, .tf.json, .hcl).";
export const callsNothing = "The code calls no module that this site documents.";
export const noFindings = "No findings.";
export const findingsCount = {
  one: "{count} finding",
  other: "{count} findings",
} satisfies PluralForms;
export const checkedCalls = {
  one: "{count} module call checked",
  other: "{count} module calls checked",
} satisfies PluralForms;
export const uncheckedCalls = {
  one: "{count} call not checked",
  other: "{count} calls not checked",
} satisfies PluralForms;
export const findingsTitle = "Findings";
export const errorSeverity = "Error";
export const warningSeverity = "Warning";
export const moreFindings = {
  one: "{count} more finding: fix these first",
  other: "{count} more findings: fix these first",
} satisfies PluralForms;
export const fix = "Fix";
export const fixWith = (text: string): string => `Fix: write ${text}`;
export const fixByRemoval = "Fix: remove it";
export const fixAll = {
  one: "Fix {count} finding",
  other: "Fix all {count} findings",
} satisfies PluralForms;
export const refusedFiles = "Not checked";
export const refusedBinary = "is not UTF-8 text";
export const refusedLong = "is larger than 1 MB: use the command line";
export const refusedLine = "has a line longer than 20,000 characters";
export const refusedSlow = "takes too long to read: check a part of it, or use the command line";
export const refusedDeep = "is nested too deeply";
export const refusedMany = "exceeds the limit: use the command line";
export const upgradeTitle = "Upgrade";
export const upgradeTo = "Upgrade to";
export const noUpgrade = "Choose a version";
export const nothingToUpgrade = "This version changes nothing in this code.";
export const applyUpgrade = "Apply to the code";
export const remainingWork = "Changes to make by hand";
export const checkFailed = "The check could not be loaded.";
export const checkTooSlow = "The check took too long and was stopped. Check a part of the code.";
export const badArchive = "The archive could not be read.";
export const tryAgain = "Try again";

export type CheckMessages = MessagesOf<typeof import("./check-messages.ts")>;

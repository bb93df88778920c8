import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

export const addService = "Add a service";
export const chooseService = "Choose a service…";
export const removeService = (title: string): string => `Remove ${title}`;
export const fromVersion = "From";
export const toVersion = "To";
export const swapVersions = "Swap versions";
export const loadingPlan = "Loading the histories…";
export const failedPlan = "The histories could not be loaded.";
export const retryPlan = "Try again";
export const choosePlan = "Choose a service to see what its upgrade requires.";
export const unknownService = (id: string): string =>
  `The URL names a service that is not in the catalog: ${id}`;
export const unobservedVersion = (version: string): string =>
  `The interfaces of version ${version} are not known here. The plan uses those of the last known version before it.`;
export const unknownVersion = (version: string): string =>
  `The URL names a version that was not published: ${version}`;
export const addedLater = (title: string, first: string): string =>
  `${title} has been in the catalog since ${first}. Earlier versions cannot be compared.`;
export const notInBoth = (title: string): string =>
  `${title} is not part of the catalog at one of these versions.`;
export const rollback =
  "This is a rollback: the lists show what to change to return to the older version.";
export const sameVersion = "Both versions are the same: nothing changes.";
export const nothingChanges = "The interface is the same at both versions. Change only the source.";
export const newSource = "New source";
export const removedInputs = "Remove these inputs";
export const useInstead = "Use instead:";
export const probablyInstead = "Probably replaced by:";
export const supersededInputs =
  "Check these inputs: an upgrade guide names a new input for their value";
export const requiredInputs = "Set these inputs, which are required now";
export const requiredVersions =
  "Use versions of Terraform and providers that the new version allows";
export const otherVersions = "Other changes of required versions";
export const narrowedInputs = "Check the values of these inputs: their types accept less";
export const stricterInputs = "Check these inputs: they may reject your value now";
export const otherSettings = "Other changes of how inputs are declared";
export const changedDefaults = "Changed defaults: set the old value to keep what is deployed";
export const removedOutputs = "Stop reading these outputs";
export const addedInputs = "New and optional inputs";
export const optionalInputs = "Inputs that you no longer have to set";
export const widenedInputs = "Inputs of another type, which accepts the same values";
export const addedOutputs = "New outputs";
export const changedIn = (version: string): string => `in ${version}`;
export const versionDefault = "set the version that you run now, which may be newer:";
export const notCompared =
  "The plan compares names, types, defaults, and validations. If an input keeps its name and gets another meaning, only the release notes of the major version say so.";
export const copyChecklist = "Copy as checklist";
export const copiedChecklist = "Copied";
export const possibleChanges = {
  one: "{count} change your code may need",
  other: "{count} changes your code may need",
} satisfies PluralForms;
export const optionalAdditions = {
  one: "{count} optional addition",
  other: "{count} optional additions",
} satisfies PluralForms;
export const checklistTitle = (from: string, to: string): string => `Upgrade from ${from} to ${to}`;

export type UpgradeMessages = MessagesOf<typeof import("./upgrade-messages.ts")>;

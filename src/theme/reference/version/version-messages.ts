import type { MessagesOf, PluralForms } from "../../../model/messages/messages-of.ts";

export const shownVersion = (version: string): string => `You are reading version ${version}.`;
export const shownVersionDetails = (version: string, current: string): string =>
  `Descriptions are those of ${current}. Other services open at ${version} too.`;
/** For a version that was published, but whose interfaces were not read. */
export const unobservedVersion = (version: string): string =>
  `The interface of ${version} is not known here: that of the version before it is shown.`;
/** How the version that is shown differs from the current one; the numbers are those of inputs. */
export const differences = (newer: number, removed: number, changed: number): string =>
  newer + removed + changed === 0
    ? "Its inputs are the same."
    : `Inputs: ${newer} newer, ${removed} removed since, ${changed} changed.`;
export const chooseVersion = "Choose the version that you use";
export const versionsFailed =
  "The versions could not be loaded. Check your connection and try again.";
export const versionOfServices = "Version";
export const servicesShown = (version: string): string =>
  `Services, search results, and plans are shown for version ${version}.`;
export const inputCount = {
  one: "{count} input",
  other: "{count} inputs",
} satisfies PluralForms;
export const outputCount = {
  one: "{count} output",
  other: "{count} outputs",
} satisfies PluralForms;
export const countsAt = (version: string, inputs: string, outputs: string): string =>
  `${inputs}, ${outputs} in ${version}`;
export const unknownVersion = (version: string): string =>
  `Version ${version} of this service is unknown. The page shows the current version.`;
export const serviceAbsent = (version: string): string =>
  `Version ${version} does not have this service. The page shows the current version.`;
export const beforeFirst = (version: string, first: string): string =>
  `The history of this service starts at ${first}, so version ${version} is unknown. The page shows the current version.`;
export const noHistory = (version: string): string =>
  `The history of this service could not be loaded. The page shows the current version instead of ${version}.`;
export const showCurrent = "Show the current version";
export const planFromHere = "Plan the upgrade";
export const notYet = (version: string): string => `not in ${version}`;
export const inVersion = (version: string): string => `In ${version}:`;
export const requiredThen = "required";
export const stillThere = (version: string): string => `Exists in ${version}:`;

export type VersionMessages = MessagesOf<typeof import("./version-messages.ts")>;

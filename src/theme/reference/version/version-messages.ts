import type { MessagesOf } from "../../../model/messages/messages-of.ts";

export const shownVersion = (version: string): string => `You are reading version ${version}.`;
export const shownVersionDetails = (version: string, current: string): string =>
  `Descriptions are those of the current version, ${current}. Other services open at ${version} too until you go back.`;
export const unknownVersion = (version: string): string =>
  `Version ${version} of this service is unknown. The page shows the current version.`;
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

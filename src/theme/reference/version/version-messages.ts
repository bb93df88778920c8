import type { MessagesOf } from "../../../model/messages/messages-of.ts";

export const shownVersion = (version: string, current: string): string =>
  `This page shows the interface at version ${version}. The current version is ${current}; descriptions are those of today.`;
export const unknownVersion = (version: string): string =>
  `Version ${version} of this service is not known. The page shows the current version.`;
export const beforeFirst = (version: string, first: string): string =>
  `The history of this service begins with ${first}. Nothing is known of ${version}, and the page shows the current version.`;
export const noHistory = (version: string): string =>
  `The history of this service could not be loaded, so the page cannot show version ${version}. It shows the current version.`;
export const showCurrent = "Show the current version";
export const planFromHere = "Plan the upgrade";
export const notYet = (version: string): string => `not in ${version}`;
export const inVersion = (version: string): string => `In ${version}:`;
export const requiredThen = "required";
export const stillThere = (version: string): string => `In ${version} it exists:`;

export type VersionMessages = MessagesOf<typeof import("./version-messages.ts")>;

import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

export const formOf = (title: string): string => `Configure ${title}`;
export const close = "Close";
export const loadingForm = "Loading the form…";
export const views = "View";
export const formView = "Form";
export const codeView = "Code";
export const tool = "Tool";
export const inputs = "Inputs";
export const findInput = "Find an input";
export const onlySet = "Filled in";
export const clear = "Clear";
export const cleared = "The form is empty.";
export const required = "Required";
export const optional = "Optional";
export const noMatch = "No input matches.";
export const loadingVersion = (version: string): string => `Loading version ${version}…`;
export const noVersion = (version: string): string =>
  `The form for that version could not be loaded. This form is for version ${version}.`;
export const missing = {
  one: "{count} required input is missing:",
  other: "{count} required inputs are missing:",
} satisfies PluralForms;
export const wrong = {
  one: "{count} input has an invalid value:",
  other: "{count} inputs have invalid values:",
} satisfies PluralForms;
export const complete = "Nothing is missing.";
export const notInVersion = (names: string): string =>
  `Left out, because this version has no such input or another type: ${names}`;
export const reset = (name: string): string => `Reset ${name}`;
export const resetShort = "Reset";
export const asCode = (name: string): string => `Write ${name} as HCL`;
export const asCodeShort = "as HCL";
export const codeOf = (name: string): string => `HCL of ${name}`;
export const outputOf = (output: string, service: string): string => `${output} of ${service}`;
export const useOutput = "Use an output:";
export const usesOutput = "Output of another service:";
export const setValue = (name: string): string => `Set a value for ${name}`;
export const setValueShort = "Set a value";
export const addItem = (name: string): string => `Add to ${name}`;
export const addItemShort = "Add";
export const itemOf = (index: number, name: string): string => `${name}, item ${index}`;
export const keyOf = (index: number, name: string): string => `${name}, key ${index}`;
export const keyedValue = (index: number, name: string): string => `${name}, value ${index}`;
export const removeItem = (index: number, name: string): string =>
  `Remove item ${index} of ${name}`;
export const unsetAttribute = (name: string): string => `Leave out ${name}`;
export const deprecated = "Deprecated:";
export const nothingChosen = "Not set";
export const secretHint = "This value stays out of the form's URL.";
export const notANumber = "Enter a number.";
export const allowedNumbers = "Allowed:";
export const notHcl =
  "This is not a valid HCL expression: close quotes and brackets, and write heredocs as <<-.";
export const keyMissing = "A key is missing.";
export const keyTwice = (name: string): string => `The key ${name} is used twice.`;
export const attributeMissing = (name: string): string => `The attribute ${name} is missing.`;
export const code = "Code";
export const allDefaults = "Write defaults too";
export const copyCode = "Copy code";
export const codeCopied = "Copied the code";
export const download = (file: string): string => `Download ${file}`;
export const copyLink = "Copy link to this form";
export const linkCopied = "Copied the link";
export const notCopied = "The browser blocked copying.";
export const keptInAddress =
  "The URL of this page contains the form: anyone who opens it sees the same values. Nothing is sent to a server.";
export const secretsLeftOut = (names: string): string =>
  `Not in the URL, because it may be secret: ${names}`;
export const tooLong = "The form is too long for a URL. Copy the code instead.";
export const checkDependencies =
  "Check the dependency paths: they assume that units are in sibling folders.";

export type BlockBuilderMessages = MessagesOf<typeof import("./block-builder-messages.ts")>;

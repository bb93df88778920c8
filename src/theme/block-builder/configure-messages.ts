import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

export const formOf = (title: string): string => `Configure ${title}`;
export const close = "Close";
export const loadingForm = "Loading the form…";
export const views = "What is shown";
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
  `The form for that version could not be loaded. This is the one for version ${version}.`;
export const missing = {
  one: "{count} required input is missing:",
  other: "{count} required inputs are missing:",
} satisfies PluralForms;
export const wrong = {
  one: "{count} input has a value that does not fit:",
  other: "{count} inputs have values that do not fit:",
} satisfies PluralForms;
export const complete = "Nothing is missing.";
export const notInVersion = (names: string): string =>
  `Not written, because this version has no such input or another type: ${names}`;
export const reset = (name: string): string => `Reset ${name}`;
export const resetShort = "Reset";
export const asCode = (name: string): string => `Write ${name} as HCL`;
export const asCodeShort = "HCL";
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
export const secretHint = "What you write here stays out of the address of this form.";
export const notANumber = "A number is wanted.";
export const allowedNumbers = "Allowed:";
export const notHcl =
  "This is not one expression of HCL: close quotes and brackets, and write a heredoc as <<-.";
export const keyMissing = "A key is missing.";
export const keyTwice = (name: string): string => `The key ${name} stands here twice.`;
export const attributeMissing = (name: string): string => `The attribute ${name} is missing.`;
export const code = "Code";
export const allDefaults = "Write defaults too";
export const copyCode = "Copy code";
export const codeCopied = "Copied the code";
export const download = (file: string): string => `Download ${file}`;
export const copyLink = "Copy link to this form";
export const linkCopied = "Copied the link";
export const notCopied = "The browser did not allow copying.";
export const keptInAddress =
  "The address of this page keeps the form: who opens it sees the same values. Nothing is sent anywhere.";
export const secretsLeftOut = (names: string): string =>
  `Not in the address, because it may be secret: ${names}`;
export const tooLong = "The form is too long for an address. Copy the code instead.";
export const checkDependencies =
  "Check the paths of the dependencies: they assume that units are folders side by side.";

export type BuilderMessages = MessagesOf<typeof import("./configure-messages.ts")>;

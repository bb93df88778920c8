import type { MessagesOf, PluralForms } from "../messages/messages-of.ts";

/** The words of reference pages and of the lists of the catalog. `{name}` stands for a value. */
export const servicesTitle = "Service Catalog reference";
export const servicesDescription =
  "All {count} services of the Service Catalog by category, each with its inputs, outputs, usage and source.";
export const servicesLabel = "All services";
/** Markdown. */
export const servicesIntro =
  "{services} with {inputs}. To find an input by its name, take the [list of all inputs]({list}). A program can read the same facts from [modules.json]({json}).";
export const allInputsTitle = "All inputs from A to Z";
export const allInputsDescription =
  "Every input of every service of the Service Catalog in alphabetical order, with the services that have it and its type there.";
export const allInputsLabel = "All inputs";
/** Markdown. */
export const allInputsIntro =
  "Each row names the services that have an input of this name, and its type there. A service leads to its own entry.";
export const typeOr = "or";
export const catalogVersion = "Service Catalog Version";
export const lastModified = "last modified in {version}";
export const viewSource = "View Source";
export const releaseNotes = "Release Notes";
export const requires = "Requires {versions}";
export const usage = "Usage";
export const allInputsWithDefaults = "All inputs with their defaults";
export const reference = "Reference";
export const inputsTab = "Inputs ({count})";
export const outputsTab = "Outputs ({count})";
export const requiredInputs = "Required inputs";
export const optionalInputs = "Optional inputs";
export const outputs = "Outputs";
export const counts = {
  services: { one: "{count} service", other: "{count} services" },
  inputs: { one: "{count} input", other: "{count} inputs" },
  outputs: { one: "{count} output", other: "{count} outputs" },
  requiredInputs: { one: "{count} required input", other: "{count} required inputs" },
  optionalInputs: { one: "{count} optional input", other: "{count} optional inputs" },
} satisfies Record<string, PluralForms>;
export const none = {
  services: "no services",
  inputs: "no inputs",
  outputs: "no outputs",
  requiredInputs: "no required inputs",
  optionalInputs: "no optional inputs",
} as const;
export const badges = {
  required: "required",
  sensitive: "sensitive",
  ephemeral: "ephemeral",
  nullable: "not null",
  deprecated: "deprecated",
  since: "since {version}",
  breaking: "breaking",
} as const;
export const copyName = "Copy name";
export const deprecated = "Deprecated.";
export const mustHold = "Must hold";
export const alsoIn = "Also in {services}";
export const moreServices = { other: "{count} more" } satisfies PluralForms;
export const defaultValue = "Default";
export const defaultLines = { other: "Default, {count} lines" } satisfies PluralForms;
export const attributes = { other: "Attributes, {count} in all" } satisfies PluralForms;
export const changesBetween = "Changes from {from} to {to}: {count}";
export const breakingChanges = { other: "{count} breaking" } satisfies PluralForms;
export const changedOutput = "Output {name}";
export const changes = {
  removed: "removed",
  "newly-required": "now required",
  "added-required": "added, required",
  retyped: "type changed",
  "re-defaulted": "default changed",
  "not-nullable": "no longer takes null",
  "now-nullable": "now takes null",
  "now-sensitive": "now sensitive",
  "not-sensitive": "no longer sensitive",
  "now-ephemeral": "now ephemeral",
  "not-ephemeral": "no longer ephemeral",
  "no-longer-required": "no longer required",
  deprecated: "deprecated",
  added: "added",
} as const;

/** Type of the namespace `catalog` of a site's own messages. */
export type CatalogMessages = MessagesOf<typeof import("./catalog-messages.ts")>;

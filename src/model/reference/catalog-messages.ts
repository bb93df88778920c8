import type { MessagesOf, PluralForms } from "../messages/messages-of.ts";

export const servicesTitle = "Service Catalog API";
export const servicesDescription =
  "All {count} services of the Service Catalog by category, each with its inputs, outputs, usage, and source.";
export const servicesIntro =
  "{services} with {inputs}. To find an input by its name, use the [list of all inputs]({list}). A program can read the same data from [modules.json]({json}).";
export const servicesCheck =
  "[Check my code]({check}) compares your Terraform and Terragrunt code with them, in your browser.";
export const checkTitle = "Check my code";
export const checkDescription =
  "Paste or drop Terraform and Terragrunt code, and see which arguments, types, and outputs do not fit the versions of the modules that it pins.";
export const checkOtherNames =
  "validate my module block, lint terragrunt.hcl, unsupported argument, which inputs does my code miss";
export const checkIntro =
  "Each `module` block and each Terragrunt unit is checked against the interface of the version that its `source` pins. The code stays in your browser and is not sent anywhere.";
export const checkWithoutScripts =
  "The check on this page needs JavaScript. Without it, run the same check on the command line, as described below.";
export const checkFindsTitle = "What it finds";
export const checkFinds = `- arguments that the module does not have at this version, with the nearest name, or with the version that removed, renamed, or added them
- inputs that are required and missing
- values of the wrong type, where the code alone shows their type
- outputs that the module does not have, in \`module.NAME.OUTPUT\` and \`dependency.NAME.outputs.OUTPUT\`
- sources without a version, versions that were never published, and modules that are deprecated

Sources of other repositories are counted and not checked. The interface of a library module is known at one version only. An upgrade to another version is shown as a change of your code: new version, renamed and removed inputs, and old defaults written out, so that nothing that is deployed changes.`;
export const checkCommandTitle = "On the command line";
export const checkCommand =
  "For whole repositories and for CI, install the package `check-usage` from this site's repository. It reads the interfaces from this site, follows `include`, `locals`, and `dependency` blocks, and has the exit status 1 if the code has errors; `--to VERSION` checks an upgrade, `--json` and `--sarif` write reports for programs.";
export const checkMyCode = "Check my code";
export const allInputsTitle = "All inputs from A to Z";
export const allInputsDescription =
  "Every input of every service of the Service Catalog in alphabetical order, with the services that have it and its type there.";
export const allInputsLabel = "All inputs";
export const allInputsIntro =
  "Each row names the services that have an input of this name, with its type and default there and the version that added it. Each service links to its entry.";
export const changesTitle = "Service changes";
export const changesDescription =
  "Every change of an input or output of the services by version, newest first, with what breaks code that calls them.";
export const changesOtherNames =
  "changelog, which inputs changed between two releases, breaking changes of the catalog";
export const changesIntro =
  "Each version lists its changes to the interfaces of services. Versions that changed no interface are left out. To see what an upgrade requires, use the [upgrade planner]({planner}). The same changes are available as feeds: [Atom](/api/changes.atom), [JSON](/api/changes.json).";
export const plannerTitle = "Upgrade planner";
export const plannerDescription =
  "Choose services and two versions, and see what breaks, what is required, and which defaults change between them, with a checklist to copy.";
export const plannerOtherNames = "upgrade, plan an upgrade, upgrade path, compare versions";
export const plannerIntro =
  "Choose the services that you use, the version that you are on, and the version to go to. The plan is computed in your browser from the histories of the services. Nothing is sent anywhere, and the address keeps your choice.";
export const plannerWithoutScripts =
  "The planner needs JavaScript. Without it, read the [changes by version]({changes}) between your version and the new one, or the list of changes at the top of each service's page.";
export const mapTitle = "Dependency map of services";
export const mapDescription =
  "Which outputs of services usually feed which inputs of others, drawn for each service of the Service Catalog.";
export const mapLabel = "Dependency map";
export const mapOtherNames =
  "dependency graph, dependencies between services, how services fit together, order of deployment, wiring";
export const mapIntro =
  "Most services take values that another service returns: a VPC, a topic, a key. Open a service to see what usually feeds it, on the left, and what it feeds, on the right. Its page lists the inputs, the outputs, and the reasons. A program can read all of them from [feeds.json]({json}).";
export const mapColumns = { from: "Takes outputs of", to: "Feeds inputs of" } as const;
export const mapSources = {
  one: "fed by {count} service",
  other: "fed by {count} services",
} satisfies PluralForms;
export const mapTargets = {
  one: "feeds {count} service",
  other: "feeds {count} services",
} satisfies PluralForms;
export const mapIsEmpty = "The services of this category feed no other and are fed by none.";
export const connectionsHeading = "Dependencies";
export const connectedFromServices = {
  one: "{count} input usually gets its value from {services}",
  other: "{count} inputs usually get their values from {services}",
} satisfies PluralForms;
export const connectedToServices = {
  one: "Outputs usually feed {count} input of {services}",
  other: "Outputs usually feed {count} inputs of {services}",
} satisfies PluralForms;
export const repositoryIntro =
  "{summary} The interfaces below are those of the versions named. Descriptions are in the source, to which each module links. A program can read the same data from [JSON]({json}).";
export const repositoryDescription =
  "Inputs, types, defaults, and outputs of the {count} modules in {repository}, at their current versions, with links to the source.";
export const libraryColumns = {
  module: "Module",
  version: "Version",
  inputs: "Inputs",
  summary: "What it is for",
  input: "Input",
  type: "Type",
  default: "Default",
} as const;
export const moduleCount = {
  one: "{count} module",
  other: "{count} modules",
} satisfies PluralForms;
export const moduleInterfaces = "Inputs and outputs";
export const builtFrom = "Services that are built from these modules: {services}.";
export const moduleUsers = "Built from it: {services}.";
export const moduleOutputs = "Outputs: {names}";
export const noInputs = "The module has no inputs.";
export const unknownInterface =
  "The inputs and outputs of this module are not listed here, which does not mean that it has none. It is a set of scripts, or its variables are only in the source.";
export const unknownInputs = "not listed";
export const catalogVersion = "Version";
export const retired =
  "This module was removed from {repository} in version {version}. The page shows its last version.";
export const retiredSuccessor = "Its successor is {successor}.";
export const retiredIn = "Retired in {version}";
export const lastModified = "last modified in {version}";
export const configure = "Configure";
/** A link from the top of a service to the list. */
export const goToInputs = "Inputs";
export const more = "More";
export const viewSource = "View source";
export const viewSourceOfVersion = "View source {version}";
export const releaseNotes = "Release notes";
export const requires = "Requires {versions}";
export const usage = "Usage";
/** The heading of sample code below a README that has a section "Usage". */
export const usageNextToReadme = "Code to copy";
export const allInputsWithDefaults = "All inputs with their defaults";
export const reference = "Reference";
export const inputsTab = "Inputs {count}";
export const outputsTab = "Outputs {count}";
export const requiredInputs = "Required inputs";
export const optionalInputs = "Optional inputs";
export const outputs = "Outputs";
export const detailTitles = {
  requirements: "Requirements",
  providers: "Providers",
  resources: "Resources",
  modules: "Modules called",
  submodules: "Submodules",
  moved: "Moved addresses",
} as const;
export const detailColumns = {
  name: "Name",
  version: "Version",
  kind: "Kind",
  source: "Source",
  folder: "Folder",
  from: "From",
  to: "To",
} as const;
export const resourceKinds = {
  managed: "resource",
  data: "data source",
  ephemeral: "ephemeral resource",
} as const;
export const anyVersion = "any";
export const examples = "Examples";
export const exampleInRepository = "All files in the repository";
export const counts = {
  services: { one: "{count} service", other: "{count} services" },
  inputs: { one: "{count} input", other: "{count} inputs" },
  outputs: { one: "{count} output", other: "{count} outputs" },
} satisfies Record<string, PluralForms>;
export const none = {
  services: "no services",
  inputs: "no inputs",
  outputs: "no outputs",
} as const;
/** By field. The badge of `nullable` is shown if the field is false. */
export const badges = {
  required: "required",
  sensitive: "sensitive",
  ephemeral: "ephemeral",
  nullable: "not null",
  deprecated: "deprecated",
  since: "since {version}",
  breaking: "breaking",
} as const;
export const copyName = "Copy {name}";
export const sourceOf = "{name} in {file}";
export const deprecated = "Deprecated.";
export const validation = "Validation";
export const alsoIn = "Also in {services}";
export const moreServices = { other: "{count} more" } satisfies PluralForms;
export const defaultValue = "Default";
export const defaultLines = { other: "Default, {count} lines" } satisfies PluralForms;
export const attributes = { other: "Attributes, {count} in all" } satisfies PluralForms;
export const changesBetween = "Changes from {from} to {to}: {count}";
export const breakingChanges = { other: "{count} breaking" } satisfies PluralForms;
export const releases = {
  one: "Changes since {from}: {count} release",
  other: "Changes since {from}: {count} releases",
} satisfies PluralForms;
export const addedEntries = "Added: {names}";
export const addedOutputs = "Added outputs: {names}";
export const planUpgrade = "Plan an upgrade";
export const showVersion = "Show this version";
export const serviceRemoved = "The service was removed in this version.";
export const serviceRestored = "The service was added again in this version.";
export const lastChange = "In {version}: {change}";
export const removedEntries = "Removed";
export const removedIn = "removed in {version}";
export const replacedBy = "Replaced by {successor}.";
export const probablyReplacedBy = "Probably replaced by {successor}.";
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
  "validation-added": "validation added",
  "validation-changed": "validation changed",
  "validation-removed": "validation removed",
  "no-longer-required": "no longer required",
  "other-versions": "versions changed",
  deprecated: "deprecated",
  added: "added",
} as const;

/** The namespace `catalog` of translated messages. */
export type CatalogMessages = MessagesOf<typeof import("./catalog-messages.ts")>;

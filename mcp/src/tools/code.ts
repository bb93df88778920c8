import { z } from "zod";
import type { ServiceInterface } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import { toHcl } from "../../../src/catalog/history/to-hcl.ts";
import {
  type ChangedInput,
  type ChangedRequirement,
  type ChangedSetting,
  changesMajorVersion,
  createUpgradePlan,
  isVersionDefault,
  type NewInput,
  type PlannedRemoval,
  type UpgradePlan,
} from "../../../src/catalog/history/upgrade-plan.ts";
import {
  getSource,
  getUsageCode,
  getUsageInputs,
  type UsageModule,
} from "../../../src/catalog/history/usage-code.ts";
import { hasKnownInterface } from "../../../src/catalog/library/library.ts";
import { getHost, getModuleSource } from "../../../src/catalog/page/addresses.ts";
import { parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { changes } from "../../../src/model/reference/catalog-messages.ts";
import { formatPart, RequestError } from "../response.ts";
import { findService } from "./find-service.ts";
import { findLibraryModule, type LibraryModule } from "./library-module.ts";
import { getVersionInSource, resolveVersion } from "./resolve-version.ts";
import { getServiceInterface } from "./service-interface.ts";
import { defineTool, moduleName, partNumber, type ToolContext, versionName } from "./tool.ts";

export const upgradePlanTool = defineTool({
  name: "upgrade_plan",
  title: "What an upgrade changes",
  description:
    "Compares two versions of a service: inputs to remove, add, or change, defaults that change what is deployed, and outputs that are gone.",
  schema: z.strictObject({
    service: moduleName,
    from: versionName,
    to: versionName.optional(),
    part: partNumber,
  }),
  async run({ service, from, to, part }, context) {
    const { site, signal } = context;
    const library = await findLibraryModule(service, to, context);
    if (library) return getLibraryUpgrade(library, from);
    const entry = await findService(site, service, signal);
    const [start, end, history] = await Promise.all([
      // The first version of a line lists the changes since any of its versions.
      resolveVersion(site, from, { signal, service: entry, choice: "first" }),
      to === undefined ? entry.version : resolveVersion(site, to, { signal, service: entry }),
      site.history(entry, signal),
    ]);
    if (!history) throw new RequestError(`\`${getServiceId(entry)}\` has no history on this site`);
    const plan = createUpgradePlan(history, start, end);
    if (!plan) {
      throw new RequestError(
        `\`${getServiceId(entry)}\` did not exist in both versions; it is known since \`${history.first.version}\``,
      );
    }
    const repository = parseSource(entry.source)?.repository;
    const notes = repository ? `\nRelease notes: ${getReleases(repository)}` : "";
    const head = `${entry.title} (\`${getServiceId(entry)}\`), ${start} to ${end}. Page: ${entry.page}${notes}`;
    const lines = [
      ...planLines(plan),
      ...(changesMajorVersion(plan)
        ? [
            "Not compared: what an input of the same name means. Read the release notes of each major version.",
          ]
        : []),
    ];
    return formatPart({ head, lines: lines.length > 0 ? lines : ["Nothing changes."], part });
  },
});

/** A site publishes only the newest interface of a library module. */
function getLibraryUpgrade({ repository, module }: LibraryModule, from: string): string {
  const { path, version } = module;
  const name = `\`${repository}//${path}\``;
  if (from.replace(/^v/, "") === version) return `${name} is at ${version}. Nothing changes.`;
  return [
    `This site knows the interface of ${name} only at ${version}, so it cannot say what changed since \`${from}\`.`,
    `Read the releases from \`${from}\` to ${version}: ${getReleases(repository)}`,
    `Then pin ${version} in your code and pass it to \`check_code\`, which reports what does not match the new interface.`,
  ].join("\n");
}

function getReleases(repository: string): string {
  const { host, path } = getHost(repository);
  return `https://${host}/${path}/releases`;
}

function planLines(plan: UpgradePlan): string[] {
  const list = <T>(title: string, entries: readonly T[], line: (entry: T) => string) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `- ${line(entry)}`)];
  const added = ({ name, type, version, default: defaultValue }: NewInput) =>
    `${name}: ${type}${defaultValue === undefined ? "" : `, default ${toHcl(defaultValue)}`} (${version})`;
  const changed = ({ name, from, to, version }: ChangedInput) =>
    `${name}: ${formatValue(from)} to ${formatValue(to)} (${version})`;
  const setting = ({ name, version, kind, values }: ChangedSetting) => {
    const quoted = values.map((value) => `\`${value}\``).join(" to ");
    return `${name}: ${changes[kind]}${quoted && ` ${quoted}`} (${version})`;
  };
  const removed = ({ name, version, successor, isDocumented }: PlannedRemoval) => {
    if (successor === null) return `${name} (${version})`;
    const replaces = isDocumented ? "replaces it" : "probably replaces it";
    return `${name} (${version}); \`${successor}\` ${replaces}`;
  };
  const required = ({ name, from, to, version }: ChangedRequirement) =>
    `${name}: ${from === null ? "" : `\`${from || "any"}\` to `}\`${to || "any"}\` (${version})`;
  return [
    ...list(
      "Use versions of Terraform and providers that are allowed",
      plan.requirements,
      required,
    ),
    ...list("Remove these inputs", plan.removed, removed),
    ...list("Set these inputs, which are required now", plan.required, added),
    ...list("Check the values of these inputs: their type is narrower", plan.narrowed, changed),
    ...list("Check these inputs: they may reject your value now", plan.stricter, setting),
    ...list(
      "Set these inputs to keep what is deployed: their default changes",
      plan.defaults,
      (changedInput) => {
        const note = "; if you run another version by now, set that one";
        return `${changed(changedInput)}${isVersionDefault(changedInput) ? note : ""}`;
      },
    ),
    ...list("Stop reading these outputs", plan.outputsRemoved, removed),
    ...list(
      "Check these inputs: they keep their name, but an upgrade guide names a new input for their value",
      plan.superseded,
      ({ name, version, successor }) => `${name} (${version}): \`${successor}\``,
    ),
    ...list("Other changes of required versions", plan.otherRequirements, required),
    ...list("Inputs of another type, which accepts the same values", plan.widened, changed),
    ...list("Other changes of how inputs are declared", plan.otherSettings, setting),
    ...list("Inputs that no longer need a value", plan.optionalNow, added),
    ...list("New optional inputs", plan.added, added),
    ...list("New outputs", plan.outputsAdded, ({ name, version }) => `${name} (${version})`),
  ];
}

function formatValue(value: ChangedInput["from"]): string {
  return typeof value === "string" ? `\`${value}\`` : `\`${toHcl(value)}\``;
}

export const exampleBlockTool = defineTool({
  name: "example_block",
  title: "Code that calls a service",
  description:
    "Returns a block that calls a service at a version, pinned: a `module` block for OpenTofu or Terraform, or a Terragrunt unit.",
  schema: z.strictObject({
    service: moduleName,
    version: versionName.optional(),
    tool: z.enum(["terraform", "terragrunt"]).default("terraform"),
    inputs: z.enum(["required", "all"]).default("required"),
    part: partNumber,
  }),
  async run({ service, version, tool, inputs, part }, context) {
    const pinned = version ?? getVersionInSource(service);
    const { head, module, fedBy } = await getUsedModule(service, pinned, context);
    const code = getUsageCode(module, tool, {
      includesOptional: inputs === "all",
      connections: fedBy,
    });
    return formatPart({
      head,
      lines: code.trimEnd().split("\n"),
      part,
      wrap: (text) => `\`\`\`hcl\n${text}\n\`\`\``,
      hint: 'Or ask with `inputs: "required"`.',
    });
  },
});

async function getUsedModule(
  requested: string,
  version: string | undefined,
  context: ToolContext,
): Promise<{ head: string; module: UsageModule; fedBy?: ServiceInterface["fedBy"] }> {
  const { site, signal } = context;
  const library = await findLibraryModule(requested, version, context);
  if (library) {
    const { repository, module } = library;
    const name = `\`${repository}//${module.path}\``;
    if (!hasKnownInterface(module)) {
      throw new RequestError(`this site does not know the inputs of ${name}: read its source`);
    }
    const source = getModuleSource({ repository, source: module.path, version: module.version });
    return {
      head: `${name} at ${module.version}.`,
      module: { name: module.name, source, inputs: getUsageInputs(module.inputs) },
    };
  }
  const entry = await findService(site, requested, signal);
  const versioned = await getServiceInterface(site, entry, version, signal);
  return {
    head: `${entry.title} at ${versioned.version}. Page: ${entry.page}`,
    module: {
      name: entry.name,
      source: getSource(entry.source, versioned.version, versioned.history?.tags),
      inputs: getUsageInputs(versioned.inputs, versioned.service.inputs),
    },
    fedBy: versioned.service.fedBy,
  };
}

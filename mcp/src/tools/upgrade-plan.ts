import { z } from "zod";
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
import { getReleasesUrl } from "../../../src/catalog/page/addresses.ts";
import { parseSource } from "../../../src/catalog/usage/parse-source.ts";
import { changes } from "../../../src/model/reference/catalog-messages.ts";
import { formatPart, RequestError } from "../response.ts";
import { findService } from "./find-service.ts";
import { findLibraryModule, type LibraryModule } from "./library-module.ts";
import { resolveVersion } from "./resolve-version.ts";
import { defineTool, moduleName, partNumber, versionName } from "./tool.ts";

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
      site.fetchHistory(entry, signal),
    ]);
    if (!history) throw new RequestError(`\`${getServiceId(entry)}\` has no history on this site`);
    const plan = createUpgradePlan(history, start, end);
    if (!plan) {
      throw new RequestError(
        `\`${getServiceId(entry)}\` did not exist in both versions; it is known since \`${history.first.version}\``,
      );
    }
    const { repository = parseSource(entry.source)?.repository } = entry;
    const releases = repository ? getReleasesUrl(repository) : null;
    const notes = releases ? `\nRelease notes: ${releases}` : "";
    const head = `${entry.title} (\`${getServiceId(entry)}\`), ${start} to ${end}. Page: ${entry.page}${notes}`;
    const lines = [
      ...getPlanLines(plan),
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
    `Read the releases from \`${from}\` to ${version}: ${getReleasesUrl(repository) ?? repository}`,
    `Then pin ${version} in your code and pass it to \`check_code\`, which reports what does not match the new interface.`,
  ].join("\n");
}

function getPlanLines(plan: UpgradePlan): string[] {
  const formatList = <T>(title: string, entries: readonly T[], describe: (entry: T) => string) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `- ${describe(entry)}`)];
  const describeAdded = ({ name, type, version, default: defaultValue }: NewInput) =>
    `${name}: ${type}${defaultValue === undefined ? "" : `, default ${toHcl(defaultValue)}`} (${version})`;
  const describeChanged = ({ name, from, to, version }: ChangedInput) =>
    `${name}: ${formatValue(from)} to ${formatValue(to)} (${version})`;
  const describeSetting = ({ name, version, kind, values }: ChangedSetting) => {
    const quoted = values.map((value) => `\`${value}\``).join(" to ");
    return `${name}: ${changes[kind]}${quoted && ` ${quoted}`} (${version})`;
  };
  const describeRemoved = ({ name, version, successor, isDocumented }: PlannedRemoval) => {
    if (successor === null) return `${name} (${version})`;
    const replaces = isDocumented ? "replaces it" : "probably replaces it";
    return `${name} (${version}); \`${successor}\` ${replaces}`;
  };
  const describeRequirement = ({ name, from, to, version }: ChangedRequirement) =>
    `${name}: ${from === null ? "" : `\`${from || "any"}\` to `}\`${to || "any"}\` (${version})`;
  return [
    ...formatList(
      "Use versions of Terraform and providers that the new version allows",
      plan.requirements,
      describeRequirement,
    ),
    ...formatList("Remove these inputs", plan.removed, describeRemoved),
    ...formatList("Set these inputs, which are required now", plan.required, describeAdded),
    ...formatList(
      "Check the values of these inputs: their type is narrower",
      plan.narrowed,
      describeChanged,
    ),
    ...formatList(
      "Check these inputs: they may reject your value now",
      plan.stricter,
      describeSetting,
    ),
    ...formatList(
      "Set these inputs to keep what is deployed: their default changes",
      plan.defaults,
      (changedInput) => {
        const note = "; if you run another version by now, set that one";
        return `${describeChanged(changedInput)}${isVersionDefault(changedInput) ? note : ""}`;
      },
    ),
    ...formatList("Stop reading these outputs", plan.outputsRemoved, describeRemoved),
    ...formatList(
      "Check these inputs: they keep their name, but an upgrade guide names a new input for their value",
      plan.superseded,
      ({ name, version, successor }) => `${name} (${version}): \`${successor}\``,
    ),
    ...formatList(
      "Other changes of required versions",
      plan.otherRequirements,
      describeRequirement,
    ),
    ...formatList(
      "Inputs of another type, which accepts the same values",
      plan.widened,
      describeChanged,
    ),
    ...formatList("Other changes of how inputs are declared", plan.otherSettings, describeSetting),
    ...formatList("Inputs that no longer need a value", plan.optionalNow, describeAdded),
    ...formatList("New optional inputs", plan.added, describeAdded),
    ...formatList("New outputs", plan.outputsAdded, ({ name, version }) => `${name} (${version})`),
  ];
}

function formatValue(value: ChangedInput["from"]): string {
  return typeof value === "string" ? `\`${value}\`` : `\`${toHcl(value)}\``;
}

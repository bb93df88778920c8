import { z } from "zod";
import { parseCanonicalType } from "../../../src/catalog/history/parse-canonical-type.ts";
import { toHcl } from "../../../src/catalog/history/to-hcl.ts";
import {
  type ChangedInput,
  type NewInput,
  type UpgradePlan,
  upgradePlan,
} from "../../../src/catalog/history/upgrade-plan.ts";
import { sourceAt, usageCode } from "../../../src/catalog/history/usage-code.ts";
import { formatPart, RequestError } from "../response.ts";
import { findService, idOf, interfaceOf, resolveVersion } from "./find-service.ts";
import { defineTool, partNumber, serviceName, versionName } from "./tool.ts";

export const upgradePlanTool = defineTool({
  name: "upgrade_plan",
  title: "What an upgrade changes",
  description:
    "Compares two versions of a service: inputs to remove, add or change, defaults that change what is deployed, and outputs that are gone.",
  schema: z.strictObject({
    service: serviceName,
    from: versionName,
    to: versionName.optional(),
    part: partNumber,
  }),
  async run({ service, from, to, part }, { site, signal }) {
    const entry = await findService(site, service, signal);
    const [start, end, history] = await Promise.all([
      resolveVersion(site, from, signal),
      to === undefined ? entry.version : resolveVersion(site, to, signal),
      site.history(entry, signal),
    ]);
    if (!history) throw new RequestError(`\`${idOf(entry)}\` has no history on this site`);
    const plan = upgradePlan(history, start, end);
    if (!plan) {
      throw new RequestError(
        `\`${idOf(entry)}\` did not exist in both versions; it is known since \`${history.first.version}\``,
      );
    }
    const head = `${entry.title} (\`${idOf(entry)}\`), v${start} to v${end}. Page: ${entry.page}`;
    const lines = planLines(plan);
    return formatPart({ head, lines: lines.length > 0 ? lines : ["Nothing changes."], part });
  },
});

function planLines(plan: UpgradePlan): string[] {
  const list = <T>(title: string, entries: readonly T[], line: (entry: T) => string) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `- ${line(entry)}`)];
  const added = ({ name, type, version, default: fallback }: NewInput) =>
    `${name}: ${type}${fallback === undefined ? "" : `, default ${toHcl(fallback)}`} (v${version})`;
  const changed = ({ name, from, to, version }: ChangedInput) =>
    `${name}: ${formatValue(from)} to ${formatValue(to)} (v${version})`;
  return [
    ...list("Remove these inputs", plan.removed, ({ name, version, successor }) =>
      successor === null
        ? `${name} (v${version})`
        : `${name} (v${version}); \`${successor}\` probably replaces it`,
    ),
    ...list("Set these inputs, which are required now", plan.required, added),
    ...list("Check the values of these inputs: their type is narrower", plan.narrowed, changed),
    ...list(
      "Set these inputs to keep what is deployed: their default changes",
      plan.defaults,
      changed,
    ),
    ...list(
      "Stop reading these outputs",
      plan.outputsRemoved,
      ({ name, version }) => `${name} (v${version})`,
    ),
    ...list("Inputs of a wider type", plan.widened, changed),
    ...list("Inputs that need no value any more", plan.optionalNow, added),
    ...list("New optional inputs", plan.added, added),
    ...list("New outputs", plan.outputsAdded, ({ name, version }) => `${name} (v${version})`),
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
    service: serviceName,
    version: versionName.optional(),
    tool: z.enum(["terraform", "terragrunt"]).default("terraform"),
    inputs: z.enum(["required", "all"]).default("required"),
    part: partNumber,
  }),
  async run({ service, version, tool, inputs, part }, { site, signal }) {
    const entry = await findService(site, service, signal);
    const versioned = await interfaceOf(site, entry, version, signal);
    const source = sourceAt(entry.source, versioned.version, versioned.history?.tags);
    const sensitive = new Set(
      versioned.service.inputs.filter((one) => one.sensitive).map(({ name }) => name),
    );
    const code = usageCode(
      {
        name: entry.name,
        source,
        inputs: versioned.inputs.map(({ name, type, default: fallback }) => ({
          name,
          type: parseCanonicalType(type),
          default: fallback === undefined ? null : toHcl(fallback),
          sensitive: sensitive.has(name),
        })),
      },
      tool,
      inputs === "all",
    );
    const head = `${entry.title} at v${versioned.version}. Page: ${entry.page}`;
    return formatPart({
      head,
      lines: code.trimEnd().split("\n"),
      part,
      wrap: (text) => `\`\`\`hcl\n${text}\n\`\`\``,
      hint: 'Or ask with `inputs: "required"`.',
    });
  },
});

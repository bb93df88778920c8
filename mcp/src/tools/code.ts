import { z } from "zod";
import { openHclParser } from "../../../src/catalog/hcl/open-parser.ts";
import type { ModuleHistory } from "../../../src/catalog/history/history.ts";
import { parseHistoryType } from "../../../src/catalog/history/parse-type.ts";
import { toHcl } from "../../../src/catalog/history/to-hcl.ts";
import {
  type ChangedInput,
  type NewInput,
  type UpgradePlan,
  upgradePlan,
} from "../../../src/catalog/history/upgrade-plan.ts";
import { usageCode } from "../../../src/catalog/history/usage-code.ts";
import { interfaceAt } from "../../../src/catalog/history/versions.ts";
import {
  type CalledService,
  type KnownModules,
  moduleFinder,
} from "../../../src/catalog/usage/find-module.ts";
import { checkRepository } from "../../../src/catalog/usage/repository/check-repository.ts";
import { AskedWrongly, fitting } from "../answer.ts";
import { findService, folderOf, idOf, interfaceOf, knownVersion } from "./find-service.ts";
import { serviceName, versionName } from "./names.ts";
import { defineTool, type ToolContext } from "./tool.ts";

export const upgradePlanTool = defineTool({
  name: "upgrade_plan",
  title: "What an upgrade changes",
  description:
    "Compares two versions of a service: inputs to remove, add or change, defaults that change what is deployed, and outputs that are gone.",
  schema: z.strictObject({ service: serviceName, from: versionName, to: versionName.optional() }),
  async run({ service, from, to }, { site, signal }) {
    const entry = await findService(site, service, signal);
    const [start, end, history] = await Promise.all([
      knownVersion(site, from, signal),
      to === undefined ? entry.version : knownVersion(site, to, signal),
      site.history(entry, signal),
    ]);
    if (!history) throw new AskedWrongly(`\`${idOf(entry)}\` has no history on this site`);
    const plan = upgradePlan(history, start, end);
    if (!plan) {
      throw new AskedWrongly(
        `\`${idOf(entry)}\` did not exist in both versions; it is known since \`${history.first.version}\``,
      );
    }
    const head = `${entry.title} (\`${idOf(entry)}\`), v${start} to v${end}. Page: ${entry.page}`;
    const lines = planLines(plan);
    return fitting([head, ...(lines.length > 0 ? lines : ["Nothing changes."])], {
      leftOut: (count) => `${count} more changes: ask for a shorter way, version by version.`,
    });
  },
});

function planLines(plan: UpgradePlan): string[] {
  const list = <T>(title: string, entries: readonly T[], line: (entry: T) => string) =>
    entries.length === 0 ? [] : [`${title}:`, ...entries.map((entry) => `- ${line(entry)}`)];
  const added = ({ name, type, version, default: fallback }: NewInput) =>
    `${name}: ${type}${fallback === undefined ? "" : `, default ${toHcl(fallback)}`} (v${version})`;
  const changed = ({ name, from, to, version }: ChangedInput) =>
    `${name}: ${shown(from)} to ${shown(to)} (v${version})`;
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

function shown(value: ChangedInput["from"]): string {
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
  }),
  async run({ service, version, tool, inputs }, { site, signal }) {
    const entry = await findService(site, service, signal);
    const at = await interfaceOf(site, entry, version, signal);
    const source = entry.source.replace(/ref=v.*$/, `ref=v${at.version}`);
    const sensitive = new Set(
      at.service.inputs.filter((one) => one.sensitive).map(({ name }) => name),
    );
    const code = usageCode(
      {
        name: entry.name,
        source,
        inputs: at.inputs.map(({ name, type, default: fallback }) => ({
          name,
          type: parseHistoryType(type),
          default: fallback === undefined ? null : toHcl(fallback),
          sensitive: sensitive.has(name),
        })),
      },
      tool,
      inputs === "all",
    );
    const head = `${entry.title} at v${at.version}. Page: ${entry.page}`;
    return fitting([head, "```hcl", ...code.split("\n"), "```"], {
      limit: 30_000,
      leftOut: (count) => `${count} more lines: ask with \`inputs: "required"\`.`,
    });
  },
});

/** Longest code that is checked: more takes longer than an answer may. */
const longestCode = 200_000;

export const checkCodeTool = defineTool({
  name: "check_code",
  title: "Check Terraform or Terragrunt code",
  description:
    "Checks `module` blocks and Terragrunt units against the interface of the version that they pin, or that `to` names: unknown and missing inputs, wrong types, outputs that do not exist.",
  schema: z.strictObject({
    code: z.string().min(1).max(longestCode).describe("Text of a `.tf` file or a `terragrunt.hcl`"),
    to: versionName.optional().describe("Check against this version instead of the pinned one"),
  }),
  async run({ code, to }, context) {
    const { site, signal } = context;
    const version = to === undefined ? undefined : await knownVersion(site, to, signal);
    const modules = await modulesIn(code, context);
    const path =
      /^\s*(?:terraform|include|inputs)\b/m.test(code) && !/^\s*module\s+"/m.test(code)
        ? "/terragrunt.hcl"
        : "/main.tf";
    const result = checkRepository(
      { paths: [path], read: (one) => (one === path ? code : undefined) },
      { parse: await openHclParser(), modules, to: version },
    );
    if (result.checked === 0 && result.findings.length === 0) {
      return "The code calls no module that this site documents.";
    }
    const lines = result.findings.map(
      ({ line, column, severity, message, hint, edit }) =>
        `- ${line}:${column} ${severity}: ${message}${hint ? `; ${hint}` : ""}${edit ? ` (write \`${edit.text}\`)` : ""}`,
    );
    const head = `${result.checked} module calls checked, ${lines.length} findings.`;
    return fitting([head, ...lines], {
      leftOut: (count) => `${count} more findings: mend these first, or check a part of the code.`,
    });
  },
});

/** What the site knows of the modules that a text names. Only their histories are read. */
async function modulesIn(code: string, { site, signal }: ToolContext): Promise<KnownModules> {
  const services = await site.services(signal);
  const versions = await site.versions(signal);
  const called = services.map(async (entry): Promise<CalledService | undefined> => {
    const [, repository = ""] = /[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/\//.exec(entry.source) ?? [];
    const folder = folderOf(entry.source);
    const history: ModuleHistory | null = code.includes(folder)
      ? await site.history(entry, signal)
      : null;
    const at = (history && interfaceAt(history, entry.version)) ?? {
      inputs: new Map(),
      outputs: new Set<string>(),
    };
    return { repository, source: folder, version: entry.version, at, history };
  });
  const names = new Set(
    [...code.matchAll(/\b(terraform-aws-[\w-]+?)(?:\.git)?\/\//g)].map(([, name = ""]) => name),
  );
  const libraries = await Promise.all([...names].map((name) => site.library(name, signal)));
  return moduleFinder({
    services: (await Promise.all(called)).filter((one) => one !== undefined),
    versions: versions.map((version) => ({ version })),
    repositories: libraries.flatMap((file) =>
      file ? [{ ...file, name: file.repository.split("/")[1] ?? "", olderVersions: [] }] : [],
    ),
  });
}

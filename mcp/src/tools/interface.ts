import { z } from "zod";
import { getLibraryPath } from "../../../src/catalog/api/api-paths.ts";
import type { ServiceEntry, ServiceInterface } from "../../../src/catalog/api/site-files.ts";
import { getServiceId } from "../../../src/catalog/connections/connections.ts";
import { getEntryHistories } from "../../../src/catalog/history/entry-history.ts";
import {
  getHistoryUpTo,
  type HistoryInput,
  isRequired,
} from "../../../src/catalog/history/history.ts";
import { toHcl } from "../../../src/catalog/history/to-hcl.ts";
import { hasKnownInterface } from "../../../src/catalog/library/library.ts";
import { getAnchorHref, getAnchorId } from "../../../src/catalog/page/addresses.ts";
import { getRepositoryName } from "../../../src/catalog/usage/parse-source.ts";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { getCodeBlock } from "../../../src/model/text/markdown-code.ts";
import { formatPart, RequestError, siteTextNotice, truncate } from "../response.ts";
import { findService } from "./find-service.ts";
import { findLibraryModule } from "./library-module.ts";
import { getVersionInSource } from "./resolve-version.ts";
import { getServiceInterface } from "./service-interface.ts";
import { defineTool, moduleName, partNumber, type ToolContext, versionName } from "./tool.ts";

interface DescribedModule {
  head: string;
  inputs: HistoryInput[];
  outputs: string[];
  /** Requirements, resources, and called modules. Known only for the newest version. */
  moduleDetails?: string[] | undefined;
  /** Why descriptions are missing or may differ. */
  descriptionNote?: string | undefined;
  describe(name: string, kind: EntryKind): string | undefined;
  getSince(name: string, kind: EntryKind): string | undefined;
  getAddress(name: string, kind: EntryKind): string | undefined;
}

type EntryKind = "input" | "output";

export const getInterfaceTool = defineTool({
  name: "get_interface",
  title: "Inputs and outputs of a module",
  description:
    "Returns the required, named, or all inputs and outputs of a service or library module at a version, with descriptions if asked.",
  schema: z.strictObject({
    service: moduleName,
    version: versionName.optional(),
    inputs: z
      .union([z.string().max(200), z.array(z.string().max(200)).min(1).max(50)])
      .default("required")
      .describe(
        "`required`, `all`, names of inputs and outputs, or `module`: requirements, providers, resources, called modules, submodules, examples",
      ),
    descriptions: z
      .boolean()
      .optional()
      .describe("adds descriptions and links; by default only for named inputs"),
    part: partNumber,
  }),
  async run({ service, version, inputs: selection, descriptions, part }, context) {
    const isKeyword = selection === "required" || selection === "all" || selection === "module";
    const module = await describeModule(service, version ?? getVersionInSource(service), context);
    const showsDescriptions = descriptions ?? !isKeyword;
    const note = showsDescriptions && module.descriptionNote ? `\n${module.descriptionNote}` : "";
    const head = module.head + note;
    if (!isKeyword) {
      const lines = getNamedLines([...new Set([selection].flat())], module, showsDescriptions);
      return formatPart({ head, lines, part });
    }
    if (selection === "module") {
      if (module.moduleDetails) return formatPart({ head, lines: module.moduleDetails, part });
      throw new RequestError(
        "this site has only the inputs and outputs of this version: for the rest, read the source of the module",
      );
    }
    const required = module.inputs.filter(isRequired);
    const counts = hasKnownInterface(module)
      ? `${module.inputs.length} inputs, ${required.length} of them required; ${module.outputs.length} outputs.`
      : "Its inputs and outputs are unknown: read its source.";
    const getInputLines = (inputs: readonly HistoryInput[]) =>
      inputs.map((input) => getInputLine(input, module, showsDescriptions));
    if (selection === "required") {
      const moduleHint = module.moduleDetails
        ? ', with `inputs: "module"` for what it requires and creates'
        : "";
      const others = `For the other inputs and for outputs, use \`inputs: "all"\`${moduleHint}, or names.`;
      const lines = [
        ...formatSection("Required inputs", getInputLines(required)),
        ...(hasKnownInterface(module) ? [others] : []),
      ];
      return formatPart({ head: `${head}\n${counts}`, lines, part });
    }
    const outputLines = module.outputs.map((name) =>
      getOutputLine(name, module, showsDescriptions),
    );
    return formatPart({
      head: `${head}\n${counts}`,
      lines: [
        ...formatSection("Inputs", getInputLines(module.inputs)),
        ...formatSection("Outputs", outputLines),
      ],
      part,
      hint: "Or list the names that you need in `inputs`.",
    });
  },
});

/** @throws RequestError if the module has none of these names */
function getNamedLines(
  names: readonly string[],
  module: DescribedModule,
  descriptions: boolean,
): string[] {
  const { inputs, outputs } = module;
  const isDeclared = (name: string) =>
    inputs.some((input) => input.name === name) || outputs.includes(name);
  if (!names.some(isDeclared)) {
    const reasons = names.map((name) => describeUnknown(name, module));
    throw new RequestError(`${reasons.join("\n")}\nThis is ${module.head.split("\n", 1)[0]}`);
  }
  return names.flatMap((name) => {
    if (!isDeclared(name)) return [`- ${describeUnknown(name, module)}`];
    const input = inputs.find((item) => item.name === name);
    return [
      ...(input ? [getInputLine(input, module, descriptions)] : []),
      ...(outputs.includes(name) ? [getOutputLine(name, module, descriptions)] : []),
    ];
  });
}

function describeRetirement(retired: ServiceEntry["retired"]): string {
  if (!retired) return "";
  const { version, successor } = retired;
  const replacement =
    successor === null
      ? "; its page may name a successor"
      : `; ${successor === "" ? "the module in the root of the repository" : `\`${successor}\``} replaces it`;
  return ` The repository does not have this module since \`${version}\`${replacement}.`;
}

async function describeModule(
  requested: string,
  version: string | undefined,
  context: ToolContext,
): Promise<DescribedModule> {
  const { site, signal } = context;
  const library = await findLibraryModule(requested, version, context);
  if (library) {
    const { module, repository } = library;
    return {
      head: `\`${repository}//${module.path}\` at ${module.version}: ${truncate(module.summary, 300)} Source: ${await site.fetchAddress(signal)}${getLibraryPath(getRepositoryName(repository))}\n${siteTextNotice}`,
      inputs: module.inputs,
      outputs: module.outputs,
      descriptionNote: "This site has no descriptions of library modules: read its source.",
      describe: () => undefined,
      getSince: () => undefined,
      getAddress: () => undefined,
    };
  }
  const entry = await findService(site, requested, signal);
  const versioned = await getServiceInterface(site, entry, version, signal);
  const isNewest = versioned.version === entry.version;
  const { inputs, outputs } = versioned.service;
  // An input and an output may have the same name.
  const entries = { input: inputs, output: outputs };
  // Types as they are written have comments about their attributes.
  const withWrittenType = (input: HistoryInput): HistoryInput => {
    return { ...input, type: inputs.find(({ name }) => name === input.name)?.type ?? input.type };
  };
  const histories =
    versioned.history && getEntryHistories(getHistoryUpTo(versioned.history, versioned.version));
  const lastChange = versioned.history?.releases.findLast(({ exists }) => exists !== undefined);
  const retired = describeRetirement(
    entry.retired ??
      (lastChange?.exists === false ? { version: lastChange.version, successor: null } : null),
  );
  return {
    head: `${entry.title} (\`${getServiceId(entry)}\`) at ${versioned.version}.${retired} Page: ${entry.page}\n${siteTextNotice}`,
    inputs: isNewest ? versioned.inputs.map(withWrittenType) : versioned.inputs,
    outputs: versioned.outputs,
    moduleDetails: isNewest ? getDetailLines(versioned.service) : undefined,
    descriptionNote: isNewest
      ? undefined
      : `Descriptions are those of ${entry.version}, because older ones are not recorded.`,
    describe: (name, kind) => entries[kind].find((item) => item.name === name)?.description,
    getSince: (name, kind) => histories?.[`${kind}s`].get(name)?.since ?? undefined,
    getAddress: (name, kind) =>
      isNewest ? entry.page + getAnchorHref(getAnchorId(kind, [name])) : undefined,
  };
}

function describeUnknown(name: string, { inputs, outputs }: DescribedModule): string {
  const names = [...inputs.map((input) => input.name), ...outputs];
  const suggestion = findNearest(name, names);
  const similar = suggestion ? [suggestion] : findLongerNames(name, names);
  const hint =
    similar.length > 0
      ? `: did you mean ${similar.map((text) => `\`${text}\``).join(" or ")}?`
      : '; list all names with `inputs: "all"`';
  return `no input or output has the name \`${name}\`${hint}`;
}

/** Up to three names that contain all words of `name`: `vpc_subnet_ids` for `subnet_ids`. */
function findLongerNames(name: string, names: readonly string[]): string[] {
  const words = name.toLowerCase().split(/[\s_-]+/);
  const hasAllWords = (text: string) => words.every((word) => text.split("_").includes(word));
  return names.filter(hasAllWords).slice(0, 3);
}

/** Undefined if the site has only the inputs and outputs of the service. */
function getDetailLines(service: ServiceInterface): string[] | undefined {
  const { requiredVersions, requiredProviders, resources, moduleCalls, moved } = service;
  const list = (title: string, lines: readonly string[]) =>
    formatSection(
      title,
      lines.map((line) => `- ${line}`),
    );
  const lines = [
    ...list("Requires", [
      ...requiredVersions.map((version) => `OpenTofu/Terraform ${version}`),
      ...requiredProviders.map(({ name, source, versions }) =>
        [name, source && `(${source})`, versions.join(", ")].filter(Boolean).join(" "),
      ),
    ]),
    ...list(
      "Resources and data sources",
      resources.map(
        ({ mode, type, name }) => `${mode === "managed" ? "" : `${mode}.`}${type}.${name}`,
      ),
    ),
    ...list(
      "Modules called",
      moduleCalls.map(({ name, from, version }) => `${name}: ${from} ${version}`.trimEnd()),
    ),
    ...list("Submodules", service.submodules),
    ...list(
      "Moved addresses",
      moved.map(({ from, to }) => `${from} to ${to}`),
    ),
    ...service.examples.flatMap(({ name, files }) => [
      `Example \`${name}\`:`,
      ...files.map((file) => getCodeBlock(file.text.trimEnd(), `hcl title="${file.name}"`)),
    ]),
  ];
  return lines.length > 0 ? lines : undefined;
}

function formatSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines];
}

function getInputLine(input: HistoryInput, module: DescribedModule, descriptions: boolean): string {
  const since = module.getSince(input.name, "input");
  const facts = [
    input.type,
    isRequired(input) ? "required" : `default ${getOneLine(toHcl(input.default ?? null))}`,
    ...(since ? [`since ${since}`] : []),
  ];
  return getEntryText(input.name, facts, { module, descriptions, kind: "input" });
}

function getOutputLine(name: string, module: DescribedModule, descriptions: boolean): string {
  const since = module.getSince(name, "output");
  const facts = ["output", ...(since ? [`since ${since}`] : [])];
  return getEntryText(name, facts, { module, descriptions, kind: "output" });
}

interface EntryOptions {
  module: DescribedModule;
  descriptions: boolean;
  kind: EntryKind;
}

function getEntryText(
  name: string,
  facts: string[],
  { module, descriptions, kind }: EntryOptions,
): string {
  const address = module.getAddress(name, kind);
  const description = descriptions ? [module.describe(name, kind), address] : [];
  const lines = description
    .filter((text) => text !== undefined && text !== "")
    .map((text) => `  ${text}`);
  return [`- ${name}: ${facts.join("; ")}`, ...lines].join("\n");
}

function getOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}

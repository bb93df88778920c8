import type {
  Default,
  Input,
  JsonValue,
  Module,
  Output,
  Resource,
  Validation,
} from "../../model/reference/module.ts";
import { getArguments, inputFields, outputFields } from "../entry-fields.ts";
import { getJsonExpression } from "../read/blocks/json-blocks.ts";
import { findFirstCommentLine } from "../read/file-context.ts";
import type { ModuleFile } from "../read/read-file.ts";

export const implementationName = "main.tf";

export interface ImportedFile {
  name: string;
  text: string;
}

interface ImportOptions {
  title: string;
  /** Folders of its submodules, relative to the module. */
  submodules?: readonly string[];
  /** Folders of its examples in the repository. */
  examples?: readonly string[];
  source: string;
  version: string;
  repository: string;
  /** Text before the version in tags. Default: `v`. */
  tagPrefix?: string;
}

export function importModule(
  module: Module,
  files: readonly ModuleFile[],
  options: ImportOptions,
): ImportedFile[] {
  return [
    ...getInterfaceFiles(module, files),
    { name: "module.yaml", text: formatModuleYaml(options) },
  ];
}

export function getInterfaceFiles(module: Module, files: readonly ModuleFile[]): ImportedFile[] {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return [
    { name: "variables.tf", text: formatEntries(module.inputs, { texts, format: formatInput }) },
    { name: "outputs.tf", text: formatEntries(module.outputs, { texts, format: formatOutput }) },
    ...getImplementationFile(module),
  ];
}

/** What the module needs and creates, without arguments. */
function getImplementationFile(module: Module): ImportedFile[] {
  const { requiredVersions, requiredProviders, resources, moduleCalls, moved } = module;
  const [version, ...moreVersions] = requiredVersions;
  const needs = version !== undefined || requiredProviders.length > 0;
  const blocks = [
    ...(needs ? [formatTerraformBlock(version, requiredProviders)] : []),
    ...moreVersions.map((more) => formatTerraformBlock(more, [])),
    ...resources.map(formatResource),
    ...moduleCalls.map(
      ({ name, from, version: pinned, description }) =>
        formatComment(description) +
        formatBlock(`module ${formatValue(name)}`, [
          formatAttribute("source", from === "" ? null : formatValue(from)),
          formatAttribute("version", pinned === "" ? null : formatValue(pinned)),
        ]),
    ),
    ...moved.map(({ from, to }) =>
      formatBlock("moved", [formatAttribute("from", from), formatAttribute("to", to)]),
    ),
  ];
  return blocks.length === 0 ? [] : [{ name: implementationName, text: blocks.join("\n") }];
}

function formatTerraformBlock(
  version: string | undefined,
  providers: Module["requiredProviders"],
): string {
  const lines = providers.flatMap(({ name, source, versions }) => [
    `    ${name} = {`,
    ...(source === null ? [] : [`      source  = ${formatValue(source)}`]),
    ...(versions.length === 0 ? [] : [`      version = ${formatValue(versions.join(", "))}`]),
    "    }",
  ]);
  return formatBlock("terraform", [
    formatAttribute("required_version", version === undefined ? null : formatValue(version)),
    ...(lines.length === 0 ? [] : ["  required_providers {", ...lines, "  }"]),
  ]);
}

const blockKinds = { managed: "resource", data: "data", ephemeral: "ephemeral" } as const;

function formatResource({ mode, type, name, provider, alias, description }: Resource): string {
  const head = `${blockKinds[mode]} ${formatValue(type)} ${formatValue(name)}`;
  const configuration = alias === null ? provider : `${provider}.${alias}`;
  const isUsual = alias === null && type.split("_", 1)[0] === provider;
  return (
    formatComment(description) +
    formatBlock(head, [formatAttribute("provider", isUsual ? null : configuration)])
  );
}

function formatComment(description: string): string {
  return description === "" ? "" : `${description.replace(/^/gm, "# ")}\n`;
}

interface BlockSources<T> {
  texts: ReadonlyMap<string, string>;
  format(block: T): string;
}

function formatEntries<T extends Input | Output>(
  blocks: readonly T[],
  { texts, format }: BlockSources<T>,
): string {
  return blocks
    .map((block) => (block.source.file.endsWith(".json") ? format(block) : getSource(block, texts)))
    .join("\n");
}

function getSource({ source }: Input | Output, texts: ReadonlyMap<string, string>): string {
  const lines = (texts.get(source.file) ?? "").replace(/^\uFEFF/, "").split(/\r?\n/);
  const block = lines.slice(findFirstCommentLine(lines, source.line), source.endLine);
  return `${block.join("\n")}\n`;
}

function formatModuleYaml(options: ImportOptions): string {
  const { title, source, version, repository, tagPrefix, submodules = [], examples = [] } = options;
  const metadata = {
    title,
    source,
    version,
    repository,
    ...(tagPrefix !== undefined && tagPrefix !== "v" && { tag_prefix: tagPrefix }),
    ...(submodules.length > 0 && { submodules }),
    ...(examples.length > 0 && { examples }),
    repositories: [],
    tags: [],
  };
  const lines = Object.entries(metadata).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  return lines.join("");
}

function formatInput(input: Input): string {
  const { name, description, type, default: defaultValue } = input;
  return formatBlock(`variable "${name}"`, [
    formatAttribute("description", description === "" ? null : formatValue(description)),
    // The reader infers these for inputs without a type. Terraform accepts any value then.
    formatAttribute("type", /^(list|map)$/.test(type) ? null : type),
    formatAttribute("default", defaultValue && formatDefault(defaultValue)),
    ...getArguments(inputFields, input).map(([name, value]) => formatAttribute(name, value)),
    formatAttribute("deprecated", input.deprecated === null ? null : formatValue(input.deprecated)),
    ...input.validations.flatMap(formatValidation),
  ]);
}

function formatOutput(output: Output): string {
  const { name, description, value, deprecated } = output;
  return formatBlock(`output "${name}"`, [
    formatAttribute("description", description === "" ? null : formatValue(description)),
    formatAttribute("value", value),
    ...getArguments(outputFields, output).map(([name, value]) => formatAttribute(name, value)),
    formatAttribute("deprecated", deprecated === null ? null : formatValue(deprecated)),
  ]);
}

function formatValidation({ condition, message }: Validation): string[] {
  return [
    "  validation {",
    `    condition     = ${condition}`,
    // A message is a template.
    `    error_message = ${getJsonExpression(message)}`,
    "  }",
  ];
}

/** JavaScript numbers have fewer digits. */
function formatDefault({ text, value }: Default): string {
  return typeof value === "number" ? text : formatValue(value);
}

function formatBlock(head: string, lines: (string | null)[]): string {
  return [`${head} {`, ...lines.filter((line) => line !== null), "}", ""].join("\n");
}

function formatAttribute(name: string, text: string | null): string | null {
  return text === null ? null : `  ${name} = ${text}`;
}

/** JSON is valid HCL except for two escapes and template markers. */
function formatValue(value: JsonValue): string {
  return JSON.stringify(value, null, 2)
    .replaceAll("\n", "\n  ")
    .replace(/\\./g, (pair) => ({ "\\b": "\\u0008", "\\f": "\\u000c" })[pair] ?? pair)
    .replace(/[$%](?=\{)/g, "$&$&");
}

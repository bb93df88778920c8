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
    { name: "variables.tf", text: getBlocks(module.inputs, { texts, write: getInputText }) },
    { name: "outputs.tf", text: getBlocks(module.outputs, { texts, write: getOutputText }) },
    ...getImplementationFile(module),
  ];
}

/** What the module needs and creates, without arguments. */
function getImplementationFile(module: Module): ImportedFile[] {
  const { requiredVersions, requiredProviders, resources, moduleCalls, moved } = module;
  const [version, ...moreVersions] = requiredVersions;
  const needs = version !== undefined || requiredProviders.length > 0;
  const blocks = [
    ...(needs ? [getTerraformBlock(version, requiredProviders)] : []),
    ...moreVersions.map((more) => getTerraformBlock(more, [])),
    ...resources.map(getResourceText),
    ...moduleCalls.map(
      ({ name, from, version: pinned, description }) =>
        formatComment(description) +
        writeBlock(`module ${getValueCode(name)}`, [
          formatAttribute("source", from === "" ? null : getValueCode(from)),
          formatAttribute("version", pinned === "" ? null : getValueCode(pinned)),
        ]),
    ),
    ...moved.map(({ from, to }) =>
      writeBlock("moved", [formatAttribute("from", from), formatAttribute("to", to)]),
    ),
  ];
  return blocks.length === 0 ? [] : [{ name: implementationName, text: blocks.join("\n") }];
}

function getTerraformBlock(
  version: string | undefined,
  providers: Module["requiredProviders"],
): string {
  const lines = providers.flatMap(({ name, source, versions }) => [
    `    ${name} = {`,
    ...(source === null ? [] : [`      source  = ${getValueCode(source)}`]),
    ...(versions.length === 0 ? [] : [`      version = ${getValueCode(versions.join(", "))}`]),
    "    }",
  ]);
  return writeBlock("terraform", [
    formatAttribute("required_version", version === undefined ? null : getValueCode(version)),
    ...(lines.length === 0 ? [] : ["  required_providers {", ...lines, "  }"]),
  ]);
}

const blockKinds = { managed: "resource", data: "data", ephemeral: "ephemeral" } as const;

function getResourceText({ mode, type, name, provider, alias, description }: Resource): string {
  const head = `${blockKinds[mode]} ${getValueCode(type)} ${getValueCode(name)}`;
  const configuration = alias === null ? provider : `${provider}.${alias}`;
  const isUsual = alias === null && type.split("_", 1)[0] === provider;
  return (
    formatComment(description) +
    writeBlock(head, [formatAttribute("provider", isUsual ? null : configuration)])
  );
}

function formatComment(description: string): string {
  return description === "" ? "" : `${description.replace(/^/gm, "# ")}\n`;
}

interface BlockSources<T> {
  texts: ReadonlyMap<string, string>;
  write(block: T): string;
}

function getBlocks<T extends Input | Output>(
  blocks: readonly T[],
  { texts, write }: BlockSources<T>,
): string {
  return blocks
    .map((block) => (block.source.file.endsWith(".json") ? write(block) : getSource(block, texts)))
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

function getInputText(input: Input): string {
  const { name, description, type, default: defaultValue } = input;
  return writeBlock(`variable "${name}"`, [
    formatAttribute("description", description === "" ? null : getValueCode(description)),
    formatAttribute("type", /^(list|map)$/.test(type) ? null : type),
    formatAttribute("default", defaultValue && getDefaultText(defaultValue)),
    ...getArguments(inputFields, input).map(([name, value]) => formatAttribute(name, value)),
    formatAttribute(
      "deprecated",
      input.deprecated === null ? null : getValueCode(input.deprecated),
    ),
    ...input.validations.flatMap(getValidationLines),
  ]);
}

function getOutputText(output: Output): string {
  const { name, description, value, deprecated } = output;
  return writeBlock(`output "${name}"`, [
    formatAttribute("description", description === "" ? null : getValueCode(description)),
    formatAttribute("value", value),
    ...getArguments(outputFields, output).map(([name, value]) => formatAttribute(name, value)),
    formatAttribute("deprecated", deprecated === null ? null : getValueCode(deprecated)),
  ]);
}

function getValidationLines({ condition, message }: Validation): string[] {
  return [
    "  validation {",
    `    condition     = ${condition}`,
    // A message is a template.
    `    error_message = ${getJsonExpression(message)}`,
    "  }",
  ];
}

/** JavaScript numbers have fewer digits. */
function getDefaultText({ text, value }: Default): string {
  return typeof value === "number" ? text : getValueCode(value);
}

function writeBlock(head: string, lines: (string | null)[]): string {
  return [`${head} {`, ...lines.filter((line) => line !== null), "}", ""].join("\n");
}

function formatAttribute(name: string, text: string | null): string | null {
  return text === null ? null : `  ${name} = ${text}`;
}

/** JSON is valid HCL except for two escapes and template markers. */
function getValueCode(value: JsonValue): string {
  return JSON.stringify(value, null, 2)
    .replaceAll("\n", "\n  ")
    .replace(/\\./g, (pair) => ({ "\\b": "\\u0008", "\\f": "\\u000c" })[pair] ?? pair)
    .replace(/[$%](?=\{)/g, "$&$&");
}

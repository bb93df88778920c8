import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { findNearest } from "../../model/diagnostics/nearest.ts";
import { diagnose, type Rule, wholeFile } from "../../model/diagnostics/rule.ts";
import type { Module } from "../../model/reference/module.ts";
import { compareVersions } from "../../model/versions.ts";
import type { ModuleHistory } from "../history/history.ts";
import { type StatedRenames, withStatedRenames } from "../history/stated-renames.ts";
import { checkCurrentInterface, historyFile, readHistory } from "../history-file/history-file.ts";
import { getModuleInterface } from "../history-file/module-interface.ts";
import type { ReadModule } from "../read/read-module.ts";
import { catalogRules } from "../rules.ts";
import { examplesFolder, readExamples, readmeFile } from "./module-texts.ts";
import { parseYaml } from "./parse-yaml.ts";
import { convertReadme } from "./readme.ts";
import type { Service, ServiceMetadata, ServiceVersion } from "./service.ts";

export const catalogFolder = "catalog";

const version = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^v(?=\d)/, "")),
);

const renames = v.optional(v.record(v.string(), v.string()), {});

const serviceSchema = v.strictObject({
  title: v.string(),
  source: v.pipe(
    v.string(),
    v.regex(/^(?!\.{0,2}\/|\.{1,2}$)[^\\:?]*$/, "a path in the repository, such as `modules/vpc`"),
  ),
  version,
  last_modified_version: v.optional(version),
  repository: v.optional(v.string(), "gruntwork-io/terraform-aws-service-catalog"),
  tag_prefix: v.optional(v.string(), "v"),
  /** The first version without the module. */
  retired_in: v.optional(version),
  /** Folder of the module that replaces it. */
  successor: v.optional(v.string()),
  /** New names by old name, which the author of the module states. */
  renamed_inputs: renames,
  renamed_outputs: renames,
  exact_source: v.optional(v.boolean(), false),
  repositories: v.optional(v.array(v.string()), []),
  modules: v.optional(v.array(v.string()), []),
  submodules: v.optional(v.array(v.string()), []),
  examples: v.optional(v.array(v.string()), []),
  tags: v.optional(v.array(v.string()), []),
});

export function getFolders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** Without a history, a site has no upgrade planner. */
export function hasHistory(siteDir: string): boolean {
  const root = join(siteDir, catalogFolder);
  return getFolders(root).some((category) =>
    getFolders(join(root, category)).some((name) =>
      existsSync(join(root, category, name, historyFile)),
    ),
  );
}

export function getTitleFromFolder(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What `catalog.yaml` and the list of versions say about a module. */
export type ModuleAddresses = Pick<ServiceMetadata, "otherTags" | "sourceTemplate" | "host">;

interface ServiceFolder {
  siteDir: string;
  category: string;
  name: string;
  getAddresses(module: Pick<ServiceMetadata, "repository" | "source">): ModuleAddresses;
  read(folder: string): ReadModule;
  diagnostics: Diagnostic[];
}

export function readService({
  siteDir,
  category,
  name,
  getAddresses,
  read,
  diagnostics,
}: ServiceFolder): Service {
  const folder = `${catalogFolder}/${category}/${name}`;
  const getPath = (file: string) => join(siteDir, folder, file);
  const current = read(folder);
  const {
    examples: listed,
    renames: stated,
    ...ownFields
  } = readMetadata(getPath("module.yaml"), folder, diagnostics);
  const metadata = { ...ownFields, ...getAddresses(ownFields) };
  const older = getFolders(getPath("versions"));
  const indexFile = existsSync(getPath("index.mdx")) ? "index.mdx" : "index.md";
  const readme = readText(getPath(readmeFile));
  const previousVersion = findNewestBefore(metadata.version, older);
  const previous =
    previousVersion === undefined ? null : readVersion(`${folder}/versions`, previousVersion, read);
  const title = metadata.title === "" ? getTitleFromFolder(name) : metadata.title;
  const index = readText(getPath(indexFile));
  const service: Service = {
    ...metadata,
    title,
    category,
    name,
    folder,
    module: current.module,
    previous,
    history: loadHistory(getPath(historyFile), folder, {
      version: metadata.version,
      module: current.module,
      renames: stated,
      diagnostics,
    }),
    index: index ?? (readme === null ? null : convertReadme(readme, { ...metadata, title })),
    indexFile,
    hasIndexFile: index !== null,
    examples: readExamples(getPath(examplesFolder), {
      source: metadata.source,
      exampleFolders: listed,
    }),
  };
  diagnostics.push(
    ...current.diagnostics,
    ...checkFiles(service, (file) => existsSync(getPath(file))),
  );
  return service;
}

export function readText(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

interface CurrentState {
  version: string;
  module: Module;
  renames: StatedRenames;
  diagnostics: Diagnostic[];
}

function loadHistory(
  path: string,
  folder: string,
  { version, module, renames, diagnostics }: CurrentState,
): ModuleHistory | null {
  const file = `${folder}/${historyFile}`;
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  const read = readHistory(text, file, null);
  diagnostics.push(...read.diagnostics);
  if (!read.history) return null;
  const found = checkCurrentInterface(read.history, version, getModuleInterface(module), {
    file,
    text,
  });
  diagnostics.push(...found);
  if (found.length > 0) return null;
  const stated = withStatedRenames(read.history, renames);
  for (const name of stated.unused) {
    const reason = `\`${name}\` was not renamed, because no release removed it`;
    const advice = "correct the name in `renamed_inputs` or `renamed_outputs`";
    const location = wholeFile(`${folder}/module.yaml`);
    diagnostics.push(diagnose(catalogRules["invalid-catalog-file"], location, { reason, advice }));
  }
  return stated.history;
}

function findNewestBefore(version: string, candidates: readonly string[]): string | undefined {
  return candidates
    .filter((candidate) => compareVersions(candidate, version) < 0)
    .sort(compareVersions)
    .at(-1);
}

function readVersion(
  folder: string,
  version: string,
  read: (folder: string) => ReadModule,
): ServiceVersion {
  return { version, module: read(`${folder}/${version}`).module };
}

type ReadMetadata = Omit<ServiceMetadata, keyof ModuleAddresses> & {
  examples: string[];
  renames: StatedRenames;
};

const unknownMetadata: ReadMetadata = {
  title: "",
  source: "",
  version: "0.0.0",
  lastModifiedVersion: null,
  repository: "",
  tagPrefix: "v",
  retired: null,
  exactSource: false,
  repositories: [],
  libraryModules: [],
  submodules: [],
  examples: [],
  renames: { inputs: {}, outputs: {} },
  tags: [],
};

function readMetadata(path: string, folder: string, diagnostics: Diagnostic[]): ReadMetadata {
  const file = `${folder}/module.yaml`;
  if (!existsSync(path)) {
    const suggestion = findNearest("module.yaml", readdirSync(dirname(path)));
    const rule = catalogRules["missing-module-file"];
    diagnostics.push(diagnose(rule, wholeFile(file), { file, suggestion }));
    return unknownMetadata;
  }
  const parsed = parseYaml(serviceSchema, readFileSync(path, "utf8"), file);
  diagnostics.push(...parsed.diagnostics);
  if (!parsed.value) return unknownMetadata;
  const {
    last_modified_version,
    exact_source,
    tag_prefix,
    retired_in,
    successor = null,
    renamed_inputs,
    renamed_outputs,
    modules,
    ...metadata
  } = parsed.value;
  if (successor !== null && retired_in === undefined) {
    const reason = "`successor` has no effect without `retired_in`";
    const advice = "add `retired_in`, the first version without the module";
    const rule = catalogRules["invalid-catalog-file"];
    diagnostics.push(diagnose(rule, wholeFile(file), { reason, advice }));
  }
  return {
    ...metadata,
    retired: retired_in === undefined ? null : { version: retired_in, successor },
    tagPrefix: tag_prefix,
    lastModifiedVersion: last_modified_version ?? null,
    exactSource: exact_source,
    libraryModules: modules,
    renames: { inputs: renamed_inputs, outputs: renamed_outputs },
  };
}

/** The page works without these files, so their diagnostics are warnings. */
function checkFiles(
  { folder, module, index }: Service,
  hasFile: (name: string) => boolean,
): Diagnostic[] {
  const diagnoseMissing = (rule: Rule<object>, file: string) => [
    diagnose(rule, wholeFile(`${folder}/${file}`), {}),
  ];
  const lacksInputs = module.inputs.length === 0 && !hasFile("variables.tf");
  const lacksOutputs = module.outputs.length === 0 && !hasFile("outputs.tf");
  return [
    ...(lacksInputs ? diagnoseMissing(catalogRules["no-inputs"], "variables.tf") : []),
    ...(lacksOutputs ? diagnoseMissing(catalogRules["no-outputs-file"], "outputs.tf") : []),
    ...(index === null ? diagnoseMissing(catalogRules["no-index"], "index.md") : []),
  ];
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, parseDocument } from "yaml";
import type { ModuleHistory } from "../../../catalog/history/history.ts";
import {
  formatHistory,
  historyFile,
  readHistory,
} from "../../../catalog/history-file/history-file.ts";
import { getModuleInterface } from "../../../catalog/history-file/module-interface.ts";
import { extendHistory } from "../../../catalog/history-file/read-tags.ts";
import type { loadModule } from "../../../catalog/read/load-module.ts";
import {
  getInterfaceFiles,
  implementationName,
  importModule,
} from "../../../catalog/service/import-module.ts";
import {
  formatVersions,
  getOwnedVersion,
  mergeVersions,
  versionsFile,
} from "../../../catalog/service/load-catalog.ts";
import { listImportedFiles, type ModuleTexts } from "../../../catalog/service/module-texts.ts";
import { catalogFolder } from "../../../catalog/service/read-service.ts";
import type { Catalog, PublishedVersion, Retirement } from "../../../catalog/service/service.ts";
import { readIfExists } from "../../../files/read-if-exists.ts";
import { compareVersions } from "../../../model/versions.ts";
import { replaceFile } from "../../../replace-file.mjs";
import { formatReport } from "../../diagnostics/report.ts";
import { UserError } from "../../diagnostics/user-error.ts";

type LoadedModule = Awaited<ReturnType<typeof loadModule>>;

export interface Addition extends Pick<LoadedModule, "module" | "files"> {
  name: string;
  category: string;
  version: string;
  /** ISO date; null if no tag has this version. */
  date: string | null;
  published: PublishedVersion[];
  source: string;
  repository: string;
  /** Text before the version in tags. */
  tagPrefix: string;
  texts: ModuleTexts;
  /** Whether the version may be lower than the stored one, because the tags changed their form. */
  allowsLowerVersion?: boolean | undefined;
  /** Title of a new entry. Default: its name. */
  title?: string | undefined;
  /** The history up to this version. Default: the stored one, extended by this version. */
  history?: ModuleHistory | undefined;
}

const metadataFile = "module.yaml";

export interface PlannedFiles {
  files: { path: string; text: string }[];
  /** Paths of outdated files. */
  removed?: string[];
}

export interface PlannedAddition extends PlannedFiles {
  /** Category and name. */
  page: string;
  summary: string;
}

/** @throws UserError if the existing entry is newer, unreadable, or of another repository, or has an invalid name */
export async function planAddition(siteDir: string, addition: Addition): Promise<PlannedAddition> {
  assertFolderNames(addition);
  const folder = `${catalogFolder}/${addition.category}/${addition.name}`;
  const entry = { folder, dir: join(siteDir, folder) };
  return existsSync(join(entry.dir, metadataFile))
    ? planUpdate(entry, addition)
    : planNewEntry(entry, addition);
}

function assertFolderNames({ name, category, version }: Addition): void {
  for (const [option, value] of Object.entries({ into: category, version })) {
    if (isFileName(value)) continue;
    throw new UserError(
      `\`--${option} ${value}\` cannot be the name of a folder`,
      "begin with a letter or digit, and use only letters, digits, and `_.+-`",
    );
  }
  if (!isFileName(name)) {
    throw new UserError(
      `\`${name}\` cannot be the name of a folder of the catalog`,
      "rename the folder of the module, or leave it out",
    );
  }
}

interface EntryFolder {
  /** Relative to the site. */
  folder: string;
  /** Absolute path. */
  dir: string;
}

function planNewEntry({ folder, dir }: EntryFolder, addition: Addition): PlannedAddition {
  const { name, category, version, source, repository, tagPrefix, module, files, texts } = addition;
  const { title = name, history } = addition;
  const { submodules, examples } = texts;
  const options = { title, source, version, repository, tagPrefix, submodules, examples };
  const historyFiles = history ? [{ name: historyFile, text: formatHistory(history) }] : [];
  return {
    // `module.yaml` is written last, so an interrupted run can be repeated.
    files: toFiles(dir, [...historyFiles, ...texts.files, ...importModule(module, files, options)]),
    page: `${category}/${name}`,
    summary: `${folder}: added at ${version}`,
  };
}

function planUpdate({ folder, dir }: EntryFolder, addition: Addition): PlannedAddition {
  const { name, category, version, module, files, texts } = addition;
  const { metadata, storedVersion } = readModuleYaml({ folder, dir });
  assertUpdatable(folder, { metadata, storedVersion }, addition);
  const isSameVersion = compareVersions(version, storedVersion) === 0;
  const history = addition.history
    ? [{ path: join(dir, historyFile), text: formatHistory(addition.history) }]
    : planHistory({ folder, dir }, addition);
  const archived = isSameVersion || history ? [] : planArchive(dir, storedVersion);
  const interfaceTexts = toFiles(dir, getInterfaceFiles(module, files));
  const documents = toFiles(dir, texts.files);
  // `last_modified_version` is the last version that changed the interface.
  const isUnchanged = interfaceTexts.every(
    (file) => file.path.endsWith(implementationName) || isWritten(file),
  );
  if (metadata.has("last_modified_version") && !isUnchanged) {
    metadata.set("last_modified_version", version);
  }
  updateMetadata(metadata, addition);
  return {
    page: `${category}/${name}`,
    // The old interface is written first, so an interrupted run can be repeated.
    files: [
      ...archived,
      ...(history ?? []),
      ...interfaceTexts,
      ...documents,
      { path: join(dir, metadataFile), text: metadata.toString({ lineWidth: 0 }) },
    ],
    removed: listOutdatedFiles(dir, [...interfaceTexts, ...documents]),
    summary: isSameVersion
      ? `${folder}: read again at ${version}`
      : `${folder}: ${storedVersion} -> ${version}`,
  };
}

/** @throws UserError if the stored entry is newer, or of another repository */
function assertUpdatable(
  folder: string,
  { metadata, storedVersion }: ModuleYaml,
  addition: Addition,
): void {
  const { version, repository, allowsLowerVersion } = addition;
  const owner = String(metadata.get("repository") ?? repository);
  if (owner.toLowerCase() !== repository.toLowerCase()) {
    throw new UserError(
      `\`${folder}\` is a module of \`${owner}\`, not of \`${repository}\``,
      "add the module to another category, or correct the repository in its `module.yaml`",
    );
  }
  if (!allowsLowerVersion && compareVersions(version, storedVersion) < 0) {
    throw new UserError(
      `\`${folder}\` is at ${storedVersion}, which is newer than ${version}`,
      "add older versions to its history with `npm run catalog -- sync`",
    );
  }
}

/** Files of the stored version that the new one does not write. */
function listOutdatedFiles(dir: string, written: PlannedFiles["files"]): string[] {
  const writtenPaths = new Set(written.map(({ path }) => path));
  const stored = [
    ...getTerraformFiles(dir).filter((file) => file.includes(".tofu")),
    ...[implementationName, ...listImportedFiles(dir)].filter((file) =>
      existsSync(join(dir, file)),
    ),
  ];
  return stored.map((file) => join(dir, file)).filter((path) => !writtenPaths.has(path));
}

/** The content of `module.yaml`. */
interface ModuleYaml {
  metadata: Document;
  storedVersion: string;
}

function readModuleYaml({ folder, dir }: EntryFolder): ModuleYaml {
  const metadata = parseDocument(readFileSync(join(dir, metadataFile), "utf8"));
  const storedVersion = String(metadata.get("version") ?? "").replace(/^v/, "");
  if (metadata.errors.length > 0 || !isFileName(storedVersion)) {
    throw new UserError(
      `\`${folder}/${metadataFile}\` cannot be read`,
      "run `npm run catalog -- check`",
    );
  }
  return { metadata, storedVersion };
}

function updateMetadata(metadata: Document, addition: Addition): void {
  const { version, source, repository, tagPrefix, texts } = addition;
  metadata.set("version", version);
  for (const key of ["retired_in", "successor"]) metadata.delete(key);
  metadata.set("source", source);
  metadata.set("repository", repository);
  if (tagPrefix !== "v" || metadata.has("tag_prefix")) metadata.set("tag_prefix", tagPrefix);
  for (const key of ["submodules", "examples"] as const) {
    if (texts[key].length > 0 || metadata.has(key)) metadata.set(key, texts[key]);
  }
}

function toFiles(
  dir: string,
  files: readonly { name: string; text: string }[],
): PlannedFiles["files"] {
  return files.map(({ name, text }) => ({ path: join(dir, name), text }));
}

function isFileName(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u.test(text);
}

function getTerraformFiles(dir: string): string[] {
  return readdirSync(dir).filter((name) => /\.(?:tf|tofu)(?:\.json)?$/.test(name));
}

function isWritten({ path, text }: PlannedAddition["files"][number]): boolean {
  return readIfExists(path) === text;
}

function planHistory(
  { folder, dir }: EntryFolder,
  { version, date, module }: Addition,
): PlannedAddition["files"] | null {
  const path = join(dir, historyFile);
  const text = readIfExists(path);
  if (text === undefined) return null;
  const { history, diagnostics } = readHistory(text, `${folder}/${historyFile}`, null);
  if (!history) throw new UserError(formatReport(diagnostics).trimEnd(), "fix the history first");
  const existing = history.releases.find((release) => release.version === version);
  const day = date ?? existing?.date;
  if (day === undefined) {
    throw new UserError(
      `\`${folder}/${historyFile}\` needs the date of ${version}`,
      "check out the tag of the release, and import it without `--version`",
    );
  }
  const extended = extendHistory(history, { version, date: day }, getModuleInterface(module));
  return [{ path, text: formatHistory(extended) }];
}

/** A copy of the Terraform files of a version in `versions/`. */
function planArchive(dir: string, version: string): PlannedAddition["files"] {
  const target = join(dir, "versions", version);
  if (existsSync(target)) return [];
  return getTerraformFiles(dir).map((name) => ({
    path: join(target, name),
    text: readFileSync(join(dir, name), "utf8"),
  }));
}

/** Marks an entry whose module no longer exists in its repository. Its page stays. */
export function planRetirement(
  { siteDir, folder, history }: { siteDir: string; folder: string; history: ModuleHistory },
  { version, successor }: Retirement,
  addition: PlannedAddition | null,
): PlannedFiles {
  const path = join(siteDir, folder, metadataFile);
  const files = addition?.files ?? [
    { path: join(siteDir, folder, historyFile), text: formatHistory(history) },
  ];
  const addedFile = files.find((file) => file.path === path);
  const metadata = parseDocument(addedFile?.text ?? readFileSync(path, "utf8"));
  metadata.set("retired_in", version);
  if (successor !== null && !metadata.has("successor")) metadata.set("successor", successor);
  const text = metadata.toString({ lineWidth: 0 });
  return {
    ...addition,
    files: [...files.filter((file) => file !== addedFile), { path, text }],
  };
}

export function planVersions(
  siteDir: string,
  { versions, unobserved, services }: Pick<Catalog, "versions" | "unobserved" | "services">,
  additions: readonly Addition[],
): PlannedFiles {
  const path = join(siteDir, catalogFolder, versionsFile);
  if (!existsSync(path)) return { files: [] };
  const repositories = new Set([...services, ...additions].map((item) => item.repository));
  let list = [...versions, ...unobserved];
  const hasRepositories =
    repositories.size > 1 || list.some((item) => item.repository !== undefined);
  for (const repository of repositories) {
    const inRepository = additions.filter((addition) => addition.repository === repository);
    if (hasRepositories) list = list.map((item) => getOwnedVersion(item, services));
    list = mergeVersions(list, {
      read: inRepository.flatMap(({ version, date }) => (date === null ? [] : [{ version, date }])),
      published: inRepository.flatMap(({ published }) => published),
      repository: hasRepositories ? repository : undefined,
    });
  }
  return { files: [{ path, text: formatVersions(list) }] };
}

export function writeAdditions(planned: readonly PlannedFiles[]): void {
  for (const { path, text } of planned.flatMap(({ files }) => files)) {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, [text]);
  }
  for (const path of planned.flatMap(({ removed = [] }) => removed)) rmSync(path);
}

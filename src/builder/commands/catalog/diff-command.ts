import { isUtf8 } from "node:buffer";
import { join, posix } from "node:path";
import {
  type ComparedModule,
  countChanges,
  describeDiff,
  getModuleDiff,
  type ModuleDiff,
} from "../../../catalog/diff/module-diff.ts";
import { getHclParser } from "../../../catalog/hcl/load-parser.ts";
import {
  type GitRepository,
  openRepository,
  RepositoryError,
} from "../../../catalog/history-file/git-repository.ts";
import { findModules, loadModule } from "../../../catalog/read/load-module.ts";
import { isIgnoredFolder, isModuleFile } from "../../../catalog/read/module-files.ts";
import { readModule } from "../../../catalog/read/read-module.ts";
import { isModuleFolder } from "../../../catalog/service/module-texts.ts";
import { isFolder } from "../../../files/is-folder.ts";
import { type Diagnostic, isError } from "../../../model/diagnostics/diagnostic.ts";
import { groupBy } from "../../../model/group-by.ts";
import { sum } from "../../../model/sum.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { type CommandResult, failWith } from "../command-result.ts";

interface DiffCommand {
  json: boolean;
  /** Git refs at which the first folder is compared, instead of with a second folder. */
  from?: string;
  to?: string;
  rootOnly?: boolean;
}

interface Version {
  /** By folder; the root is "". */
  modules: ReadonlyMap<string, ComparedModule>;
  diagnostics: Diagnostic[];
}

interface SubmoduleDiff extends ModuleDiff {
  path: string;
  kind: "added" | "removed" | "changed";
}

/** Compares two folders, or one folder at two refs. Throws a UserError if a ref does not exist. */
export async function diffModules(
  before: string,
  after: string | undefined,
  { json, from, to, rootOnly = false }: DiffCommand,
): Promise<CommandResult> {
  const missing = [before, after].find((dir) => dir !== undefined && !isFolder(dir));
  if (missing !== undefined) return failWith(`\`${missing}\` is not a folder`);
  const [old, now] =
    from === undefined
      ? [await readFolder(before, rootOnly), await readFolder(after ?? before, rootOnly)]
      : [await readRef(before, from, rootOnly), await readRef(before, to ?? "HEAD", rootOnly)];
  const diagnostics = [...old.diagnostics, ...now.diagnostics];
  const report = formatReport(diagnostics);
  // Unreadable blocks would appear as removed.
  if (diagnostics.some(isError)) return { ok: false, text: "", report };
  const [root, submodules] = await compare(old, now);
  const all = [root, ...submodules];
  const breaking = sum(all.map((moduleDiff) => moduleDiff.breaking));
  const ok = breaking === 0;
  if (json) return { ok, text: formatJson({ ...root, breaking, submodules }), report };
  const addedOrRemoved = submodules.filter(({ kind }) => kind !== "changed").length;
  const changes = addedOrRemoved + sum(all.map(countChanges));
  if (changes === 0) return { ok, text: "no changes\n", report };
  const sections = [describeDiff(root).join("\n"), ...submodules.map(describeSubmodule)];
  const text = `${sections.filter(Boolean).join("\n\n")}\n\n${formatCount(changes, "change")}, ${breaking} breaking\n`;
  return { ok, text, report };
}

const noChanges: ModuleDiff = {
  changes: [],
  validations: [],
  requirements: [],
  lost: [],
  renames: [],
  breaking: 0,
};

async function compare(old: Version, now: Version): Promise<[ModuleDiff, SubmoduleDiff[]]> {
  const parse = await getHclParser();
  const folders = [...new Set([...old.modules.keys(), ...now.modules.keys()])].sort();
  let root = noChanges;
  const submodules = folders.flatMap((path): SubmoduleDiff[] => {
    const [before, after] = [old.modules.get(path), now.modules.get(path)];
    if (!before || !after) {
      const kind = before ? "removed" : "added";
      return [{ ...noChanges, path, kind, breaking: before ? 1 : 0 }];
    }
    const diff = getModuleDiff(before, after, parse);
    if (path === "") root = diff;
    return path === "" || countChanges(diff) === 0 ? [] : [{ ...diff, path, kind: "changed" }];
  });
  return [root, submodules];
}

function describeSubmodule({ path, kind, ...diff }: SubmoduleDiff): string {
  const name = path === "" ? "module in the root" : `module ${path}`;
  if (kind === "changed") return [`${name}:`, ...describeDiff(diff)].join("\n");
  return kind === "removed" ? `BREAKING ${name} removed` : `${name} added`;
}

function isCompared(folder: string, rootOnly: boolean): boolean {
  return folder === "" || (!rootOnly && isModuleFolder(folder));
}

async function readFolder(dir: string, rootOnly: boolean): Promise<Version> {
  const found = findModules(dir).filter((folder) => isCompared(folder, rootOnly));
  const folders = found.length === 0 ? [""] : found;
  const modules = new Map<string, ComparedModule>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of folders) {
    const loaded = await loadModule(join(dir, folder));
    modules.set(folder, loaded);
    diagnostics.push(...loaded.diagnostics);
  }
  return { modules, diagnostics };
}

async function readRef(dir: string, ref: string, rootOnly: boolean): Promise<Version> {
  const repository = await openClone(dir);
  const commit = await repository.getCommit(ref);
  if (commit === null) {
    throw new UserError(
      `\`${dir}\` has no tag, branch, or commit \`${ref}\``,
      "list the tags with `git tag`, or fetch them with `git fetch --tags`",
    );
  }
  const prefix = await repository.getPrefix();
  const files = (await repository.getFiles(commit)).flatMap(({ path, blob }) => {
    if (!path.startsWith(prefix)) return [];
    const { dir: folder, base: name } = posix.parse(path.slice(prefix.length));
    const isWanted = isModuleFile(name) && !isIgnoredFolder(folder) && isCompared(folder, rootOnly);
    return isWanted ? [{ folder, name, blob }] : [];
  });
  const blobs = await repository.readBlobs(files.map(({ blob }) => blob));
  const parse = await getHclParser();
  const modules = new Map<string, ComparedModule>();
  const diagnostics: Diagnostic[] = [];
  for (const [folder, folderFiles] of groupBy(files, (file) => file.folder)) {
    const getPath = (name: string) => `${ref}:${join(prefix, folder, name)}`;
    const texts = folderFiles.map(({ name, blob }) => {
      return { name, text: decodeText(blobs.get(blob), getPath(name)) };
    });
    const read = readModule(texts, { parse, getPath });
    modules.set(folder, { module: read.module, files: texts });
    diagnostics.push(...read.diagnostics);
  }
  return { modules, diagnostics };
}

/** @throws UserError if the folder is not a complete git repository */
async function openClone(dir: string): Promise<GitRepository> {
  try {
    return await openRepository(dir);
  } catch (error) {
    if (error instanceof RepositoryError) throw new UserError(error.message, error.hint);
    throw error;
  }
}

/** @throws UserError if the clone lacks the file, or it is not in UTF-8 */
function decodeText(bytes: Buffer | undefined, path: string): string {
  if (bytes && isUtf8(bytes)) return bytes.toString("utf8");
  throw new UserError(
    `\`${path}\` cannot be read`,
    "fetch the repository again; files must be in UTF-8",
  );
}

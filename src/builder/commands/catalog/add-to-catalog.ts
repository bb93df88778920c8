import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import {
  formatHistory,
  historyFile,
  readHistory,
} from "../../../catalog/history-file/history-file.ts";
import { interfaceOf } from "../../../catalog/history-file/module-interface.ts";
import { extendHistory } from "../../../catalog/history-file/read-tags.ts";
import {
  type Catalog,
  catalogFolder,
  formatVersions,
  implementationName,
  importedTexts,
  importModule,
  interfaceFiles,
  type loadModule,
  type ModuleTexts,
  mergeVersions,
  ownedVersion,
  type PublishedVersion,
  versionsFile,
} from "../../../catalog/index.ts";
import { compareVersions } from "../../../model/versions.ts";
import { replaceFile } from "../../../replace-file.mjs";
import { formatReport, UserError } from "../../diagnostics/report.ts";

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
}

export interface PlannedAddition {
  files: { path: string; text: string }[];
  /** Paths of outdated files. */
  removed?: string[];
  summary: string;
}

/** @throws UserError if the entry is newer, unreadable, or has an invalid name */
export async function planAddition(siteDir: string, addition: Addition): Promise<PlannedAddition> {
  const { name, category, version, source, repository, tagPrefix, module, files, texts } = addition;
  for (const [option, value] of Object.entries({ into: category, version })) {
    if (isFileName(value)) continue;
    throw new UserError(
      `\`--${option} ${value}\` cannot be the name of a folder`,
      "begin with a letter or digit, and use only letters, digits, and `_.+-`",
    );
  }
  const folder = `${catalogFolder}/${category}/${name}`;
  const dir = join(siteDir, folder);
  const factsFile = join(dir, "module.yaml");
  const resolvePath = (file: string) => join(dir, file);
  const planned = (list: readonly { name: string; text: string }[]) =>
    list.map((file) => ({ path: resolvePath(file.name), text: file.text }));
  if (!existsSync(factsFile)) {
    const { submodules, examples } = texts;
    const options = { title: name, source, version, repository, tagPrefix, submodules, examples };
    return {
      files: planned([...importModule(module, files, options), ...texts.files]),
      summary: `${folder}: added at ${version}`,
    };
  }
  const facts = parseDocument(readFileSync(factsFile, "utf8"));
  const known = String(facts.get("version") ?? "").replace(/^v/, "");
  if (facts.errors.length > 0 || !isFileName(known)) {
    throw new UserError(
      `\`${folder}/module.yaml\` cannot be read`,
      "run `npm run catalog -- check`",
    );
  }
  const order = compareVersions(version, known);
  if (order < 0) {
    throw new UserError(
      `\`${folder}\` is at ${known}, which is newer than ${version}`,
      "older versions come into its history with `npm run catalog -- history`",
    );
  }
  const history = await planHistory(folder, dir, addition);
  const keptVersion = order === 0 || history ? [] : keepVersion(dir, known);
  const written = planned(interfaceFiles(module, files));
  const described = planned(texts.files);
  // Only an interface that changed sets the version.
  const isSame = written.every((file) => file.path.endsWith(implementationName) || isWritten(file));
  if (facts.has("last_modified_version") && !isSame) {
    facts.set("last_modified_version", version);
  }
  facts.set("version", version);
  facts.set("source", source);
  facts.set("repository", repository);
  if (tagPrefix !== "v" || facts.has("tag_prefix")) facts.set("tag_prefix", tagPrefix);
  for (const key of ["submodules", "examples"] as const) {
    if (texts[key].length > 0 || facts.has(key)) facts.set(key, texts[key]);
  }
  const kept = new Set([...written, ...described].map(({ path }) => path));
  return {
    // The old interface is written first, so an interrupted run can be repeated.
    files: [
      ...keptVersion,
      ...(history ?? []),
      ...written,
      ...described,
      { path: factsFile, text: facts.toString({ lineWidth: 0 }) },
    ],
    removed: [
      ...terraformFiles(dir).filter((file) => file.includes(".tofu")),
      ...[implementationName, ...importedTexts(dir)].filter((file) =>
        existsSync(resolvePath(file)),
      ),
    ]
      .map(resolvePath)
      .filter((path) => !kept.has(path)),
    summary:
      order === 0 ? `${folder}: read again at ${version}` : `${folder}: ${known} -> ${version}`,
  };
}

function isFileName(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u.test(text);
}

function terraformFiles(dir: string): string[] {
  return readdirSync(dir).filter((name) => /\.(?:tf|tofu)(?:\.json)?$/.test(name));
}

function isWritten({ path, text }: PlannedAddition["files"][number]): boolean {
  return existsSync(path) && readFileSync(path, "utf8") === text;
}

async function planHistory(
  folder: string,
  dir: string,
  { version, date, module }: Addition,
): Promise<PlannedAddition["files"] | null> {
  const path = join(dir, historyFile);
  if (!existsSync(path)) return null;
  const text = readFileSync(path, "utf8");
  const { history, diagnostics } = await readHistory(text, `${folder}/${historyFile}`, null);
  if (!history) throw new UserError(formatReport(diagnostics).trimEnd(), "fix the history first");
  const known = history.releases.find((release) => release.version === version);
  const day = date ?? known?.date;
  if (day === undefined) {
    throw new UserError(
      `\`${folder}/${historyFile}\` needs the date of ${version}`,
      "check out the tag of the release, and import it without `--version`",
    );
  }
  const extended = extendHistory(history, { version, date: day }, interfaceOf(module));
  return [{ path, text: formatHistory(extended) }];
}

function keepVersion(dir: string, version: string): PlannedAddition["files"] {
  const target = join(dir, "versions", version);
  if (existsSync(target)) return [];
  return terraformFiles(dir).map((name) => ({
    path: join(target, name),
    text: readFileSync(join(dir, name), "utf8"),
  }));
}

export function planVersions(
  siteDir: string,
  { versions, unobserved, services }: Pick<Catalog, "versions" | "unobserved" | "services">,
  additions: readonly Addition[],
): PlannedAddition {
  const path = join(siteDir, catalogFolder, versionsFile);
  if (!existsSync(path)) return { files: [], summary: "" };
  const repositories = new Set([...services, ...additions].map((one) => one.repository));
  let list = [...versions, ...unobserved];
  for (const repository of repositories) {
    const own = additions.filter((one) => one.repository === repository);
    if (repositories.size > 1) list = list.map((one) => ownedVersion(one, services));
    list = mergeVersions(list, {
      read: own.flatMap(({ version, date }) => (date === null ? [] : [{ version, date }])),
      published: own.flatMap(({ published }) => published),
      repository: repositories.size > 1 ? repository : undefined,
    });
  }
  return { files: [{ path, text: formatVersions(list) }], summary: "" };
}

export function writeAdditions(planned: readonly PlannedAddition[]): void {
  for (const { path, text } of planned.flatMap(({ files }) => files)) {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, [text]);
  }
  for (const path of planned.flatMap(({ removed = [] }) => removed)) rmSync(path);
}

import { basename, join, resolve } from "node:path";
import { type Checkout, readCheckout } from "../../../catalog/history-file/git-repository.ts";
import { findModules, loadModule } from "../../../catalog/read/load-module.ts";
import { getModuleFileCache } from "../../../catalog/read/module-file-cache.ts";
import { loadCatalog } from "../../../catalog/service/load-catalog.ts";
import { isModuleFolder, readModuleTexts } from "../../../catalog/service/module-texts.ts";
import type { Service } from "../../../catalog/service/service.ts";
import { isFolder } from "../../../files/is-folder.ts";
import { isError } from "../../../model/diagnostics/diagnostic.ts";
import { sum } from "../../../model/sum.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { compareVersions } from "../../../model/versions.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { type CommandResult, failWith } from "../command-result.ts";
import {
  type Addition,
  type PlannedAddition,
  planAddition,
  planVersions,
  writeAdditions,
} from "./add-to-catalog.ts";
import type { CatalogCommand } from "./catalog-context.ts";
import { getModuleName } from "./module-folders.ts";

type LoadedModule = Awaited<ReturnType<typeof loadModule>>;

interface Imported extends LoadedModule {
  path: string;
  /** Path below the folder that was named; empty for that folder. */
  below: string;
  /** Paths of all modules below the same folder. */
  folders: readonly string[];
}

interface ImportCommand extends CatalogCommand {
  into?: string;
  /** Default: the version of the checked-out tag. */
  version?: string;
  /** Default: the git remote. */
  repository?: string;
  rootOnly?: boolean;
  /** Relative to each folder. */
  exclude?: string[];
}

/** Reads modules, except examples, tests, and wrappers. With `into`, adds all of them or none. */
export async function importModules(
  dirs: string[],
  options: ImportCommand,
): Promise<CommandResult> {
  const missing = dirs.find((dir) => !isFolder(dir));
  if (missing !== undefined) return failWith(`\`${missing}\` is not a folder`);
  const cache = getModuleFileCache(options.store, options.engineVersion);
  const modules: Imported[] = [];
  const skipped: string[] = [];
  const isImported = (below: string) =>
    isModuleFolder(below) &&
    !options.exclude?.some((folder) => `${below}/`.startsWith(`${folder}/`));
  for (const dir of dirs) {
    const found = options.rootOnly ? [""] : findModules(dir);
    const folders = found.filter(isImported);
    const getPath = (below: string) => (below === "" ? dir : join(dir, below));
    skipped.push(...found.filter((below) => !isImported(below)).map(getPath));
    for (const below of folders) {
      const path = getPath(below);
      const read = await loadModule(path, { cache, getPath: (file) => join(path, file) });
      modules.push({ path, below, folders, ...read });
    }
  }
  if (modules.length === 0) return failWith(`no Terraform files in \`${dirs.join("`, `")}\``);
  const diagnostics = modules.flatMap((module) => module.diagnostics);
  const report = formatReport(diagnostics);
  const ok = !diagnostics.some(isError);
  const planned: PlannedAddition[] = [];
  if (options.into !== undefined) {
    if (!ok) return failWith(`${report}nothing was added to the catalog`);
    const catalog = await loadCatalog(options);
    const to = { ...options, into: options.into, services: catalog.services };
    const additions = await Promise.all(modules.map((module) => describeAddition(module, to)));
    const conflict = findDuplicateName(modules, additions);
    if (conflict) return failWith(conflict);
    for (const addition of additions) {
      planned.push(await planAddition(options.siteDir, addition));
    }
    writeAdditions([...planned, planVersions(options.siteDir, catalog, additions)]);
  }
  const listed = modules.map(({ path, module }) => ({ path, module }));
  const done = planned.map((plan) => `${plan.summary}\n`).join("");
  const text = options.json ? formatJson(listed) : `${summarize(modules)}${done}`;
  return { ok, text, report: `${report}${describeSkipped(skipped)}` };
}

function describeSkipped(paths: readonly string[]): string {
  return paths.length === 0
    ? ""
    : `left out (examples, tests, wrappers, \`--exclude\`): ${paths.join(", ")}\n`;
}

interface AdditionOptions extends ImportCommand {
  into: string;
  services: readonly Service[];
}

/** @throws UserError if the version or the repository is unknown */
async function describeAddition(
  { path, below, folders, module, files }: Imported,
  { into, version: given, repository: named, services }: AdditionOptions,
): Promise<Addition> {
  const checkout = await readCheckout(path);
  const version = given?.replace(/^v(?=\d)/, "") ?? checkout?.release?.version;
  if (version === undefined) {
    throw new UserError(
      `no tag names the version of \`${path}\``,
      "check out a release with unedited files, or name the version with `--version 1.2.3`",
    );
  }
  const repository = named ?? checkout?.repository;
  if (!repository) {
    throw new UserError(
      `the repository of \`${path}\` is not known`,
      "name it with `--repository owner/name`",
    );
  }
  const folderName = basename(resolve(path));
  const folder = checkout ? checkout.path : below;
  // Without git, the folder is assumed to be the repository, or its only module.
  const source = checkout ? checkout.path : below || folderName;
  const fromRepository = services.filter(
    (service) =>
      service.category === into && service.repository.toLowerCase() === repository.toLowerCase(),
  );
  const tagPrefix = checkout?.release?.version === version ? checkout.release.tagPrefix : "v";
  const nameInTag = checkout && folders.length === 1 ? getNameInTag(checkout, tagPrefix) : "";
  const hasTagsOf = (item: { tagPrefix: string }) =>
    nameInTag === "" || getNameOfTag(item.tagPrefix) === nameInTag;
  const known = fromRepository.find((service) => service.source === source && hasTagsOf(service));
  const root = resolve(path, folder.replace(/[^/]+/g, ".."));
  const isUsed = (name: string) =>
    fromRepository.some(
      (service) =>
        service.name === name &&
        (service.source === source ? !hasTagsOf(service) : isFolder(join(root, service.source))),
    );
  const namedFolder = nameInTag || (below === "" ? source : below);
  return {
    name: known?.name ?? getModuleName(namedFolder, { folders, repository, isUsed }),
    category: into,
    version,
    date: checkout?.release?.version === version ? checkout.release.date : null,
    published: (checkout?.versions ?? []).filter(
      (candidate) => compareVersions(candidate.version, version) < 0 && hasTagsOf(candidate),
    ),
    tagPrefix,
    source,
    repository,
    module,
    files,
    texts: readModuleTexts(root, folder),
  };
}

/** The name in a tag such as `vpc/v1.2.3`, if it is in the root of its tag and others have theirs. */
function getNameInTag({ path, versions }: Checkout, tagPrefix: string): string {
  const names = new Set(versions.map((tagged) => getNameOfTag(tagged.tagPrefix)));
  names.delete("");
  return path === "" && names.size > 1 ? getNameOfTag(tagPrefix) : "";
}

/** Words for any release, as in `release-1.2.3` or `vpc-stable-v1.2.3`, are not names. */
function getNameOfTag(tagPrefix: string): string {
  return tagPrefix.replace(/(?:(?:^|[/@_-])(?:release|stable|version))?[/@_-]?v?$/i, "");
}

/** Returns an error if two modules would share one folder of the catalog. */
function findDuplicateName(
  modules: readonly Imported[],
  additions: readonly Addition[],
): string | null {
  const paths = new Map<string, string>();
  for (const [index, { name }] of additions.entries()) {
    const path = modules[index]?.path ?? name;
    const other = paths.get(name);
    if (other !== undefined) {
      return `\`${other}\` and \`${path}\` have the same name: add them to different categories`;
    }
    paths.set(name, path);
  }
  return null;
}

function summarize(modules: readonly Imported[]): string {
  const lines = modules.map(({ path, module }) => {
    const { inputs, outputs, resources, moduleCalls } = module;
    const required = inputs.filter((input) => input.required).length;
    return [
      `${path}: ${formatCount(inputs.length, "input")} (${required} required)`,
      formatCount(outputs.length, "output"),
      formatCount(resources.length, "resource"),
      formatCount(moduleCalls.length, "module call"),
    ].join(", ");
  });
  const total = sum(modules.map(({ module }) => module.inputs.length));
  return `${lines.join("\n")}\n${formatCount(modules.length, "module")}, ${formatCount(total, "input")}\n`;
}

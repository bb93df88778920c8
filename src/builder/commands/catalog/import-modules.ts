import { basename, join, resolve } from "node:path";
import { readCheckout } from "../../../catalog/history-file/checkout.ts";
import { factsCache, findModules, loadCatalog, loadModule } from "../../../catalog/index.ts";
import { formatReport, UserError } from "../../diagnostics/report.ts";
import {
  type Addition,
  type PlannedAddition,
  planAddition,
  planVersions,
  writeAdditions,
} from "./add-to-catalog.ts";
import {
  type CatalogAnswer,
  type CatalogCommand,
  count,
  hasErrors,
  isFolder,
  refuse,
  toJson,
} from "./catalog-answer.ts";

type LoadedModule = Awaited<ReturnType<typeof loadModule>>;

interface Imported extends LoadedModule {
  /** Folder as it was given, with the folder below it. */
  path: string;
  /** The part below the folder that was given. */
  below: string;
}

interface ImportCommand extends CatalogCommand {
  /** Category of the catalog to add the modules to. */
  into?: string;
  /** Version of what is added; without it, the one that a tag names. */
  version?: string;
  /** Repository that holds the modules; without it, the remote of their git repository. */
  repository?: string;
}

/** Folders of a repository that hold what shows or checks its modules. */
const besideModules = new Set(["example", "examples", "fixtures", "test", "tests"]);

/**
 * Reads the modules of folders and of all folders below them, except for examples and tests. With
 * `into` it adds all of them to the catalog, or brings those that are there to a newer version; where
 * one of them cannot be added, none is.
 */
export async function importModules(
  dirs: string[],
  options: ImportCommand,
): Promise<CatalogAnswer> {
  const missing = dirs.find((dir) => !isFolder(dir));
  if (missing !== undefined) return refuse(`\`${missing}\` is not a folder`);
  const cache = factsCache(options.store, options.engineVersion);
  const modules: Imported[] = [];
  const leftOut: string[] = [];
  for (const dir of dirs) {
    for (const below of findModules(dir)) {
      const path = below === "" ? dir : join(dir, below);
      if (below.split("/").some((name) => besideModules.has(name))) {
        leftOut.push(path);
        continue;
      }
      const read = await loadModule(path, { cache, pathOf: (file) => join(path, file) });
      modules.push({ path, below, ...read });
    }
  }
  if (modules.length === 0) return refuse(`no Terraform files in \`${dirs.join("`, `")}\``);
  const diagnostics = modules.flatMap((module) => module.diagnostics);
  const report = formatReport(diagnostics);
  const ok = !hasErrors(diagnostics);
  const planned: PlannedAddition[] = [];
  if (options.into !== undefined) {
    if (!ok) return refuse(`${report}nothing was added to the catalog`);
    const conflict = sameName(modules);
    if (conflict) return refuse(conflict);
    const to = { ...options, into: options.into };
    const additions = await Promise.all(modules.map((module) => additionOf(module, to)));
    for (const addition of additions) {
      planned.push(await planAddition(options.siteDir, addition));
    }
    const { versions } = await loadCatalog(options);
    writeAdditions([...planned, planVersions(options.siteDir, versions, additions)]);
  }
  const listed = modules.map(({ path, module }) => ({ path, module }));
  const done = planned.map((plan) => `${plan.summary}\n`).join("");
  const text = options.json ? toJson(listed) : `${summary(modules)}${done}`;
  return { ok, text, report: `${report}${describeLeftOut(leftOut)}` };
}

function describeLeftOut(paths: readonly string[]): string {
  return paths.length === 0
    ? ""
    : `left out, because they are examples and tests: ${paths.join(", ")}\n`;
}

/**
 * What the catalog has to know of a module, from the command line or from its git repository.
 *
 * @throws UserError where neither names the version or the repository
 */
async function additionOf(
  { path, below, module, files }: Imported,
  { into, version: given, repository: named }: ImportCommand & { into: string },
): Promise<Addition> {
  const checkout = await readCheckout(path);
  const version = given?.replace(/^v(?=\d)/, "") ?? checkout?.release?.version;
  if (version === undefined) {
    throw new UserError(
      `no tag names the version of \`${path}\``,
      "check out a release whose files nobody has edited, or name the version with `--version 1.2.3`",
    );
  }
  const repository = named ?? checkout?.repository;
  if (!repository) {
    throw new UserError(
      `the repository of \`${path}\` is not known`,
      "name it with `--repository owner/name`",
    );
  }
  const name = basename(resolve(path));
  return {
    name,
    category: into,
    version,
    date: checkout?.release?.version === version ? checkout.release.date : null,
    // Without git, the folder that was given is taken for the repository, or for its only module.
    source: checkout ? checkout.path : below || name,
    repository,
    module,
    files,
  };
}

/** What is wrong where one folder of the catalog would have to hold two modules. */
function sameName(modules: readonly Imported[]): string | null {
  const paths = new Map<string, string>();
  for (const { path } of modules) {
    const name = basename(resolve(path));
    const other = paths.get(name);
    if (other !== undefined) {
      return `\`${other}\` and \`${path}\` have the same name: add them to different categories`;
    }
    paths.set(name, path);
  }
  return null;
}

function summary(modules: readonly Imported[]): string {
  const lines = modules.map(({ path, module }) => {
    const { inputs, outputs, resources, moduleCalls } = module;
    const required = inputs.filter((input) => input.required).length;
    return [
      `${path}: ${count(inputs.length, "input")} (${required} required)`,
      count(outputs.length, "output"),
      count(resources.length, "resource"),
      count(moduleCalls.length, "module call"),
    ].join(", ");
  });
  const total = modules.reduce((sum, { module }) => sum + module.inputs.length, 0);
  return `${lines.join("\n")}\n${count(modules.length, "module")}, ${count(total, "input")}\n`;
}

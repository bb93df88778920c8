import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { factsCache, findModules, importModule, loadModule } from "../../../catalog/index.ts";
import { formatReport } from "../../diagnostics/report.ts";
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
}

interface ImportCommand extends CatalogCommand {
  /** Category of the catalog to add the modules to. */
  into?: string;
  /** Version of what is added. */
  version: string;
}

/** Reads modules; with `into` it adds all of them to the catalog, or none. */
export async function importModules(
  dirs: string[],
  options: ImportCommand,
): Promise<CatalogAnswer> {
  const missing = dirs.find((dir) => !isFolder(dir));
  if (missing !== undefined) return refuse(`\`${missing}\` is not a folder`);
  const cache = factsCache(options.store, options.engineVersion);
  const modules: Imported[] = [];
  for (const dir of dirs) {
    for (const folder of findModules(dir)) {
      const path = folder === "" ? dir : join(dir, folder);
      const read = await loadModule(path, { cache, pathOf: (file) => join(path, file) });
      modules.push({ path, ...read });
    }
  }
  if (modules.length === 0) return refuse(`no Terraform files in \`${dirs.join("`, `")}\``);
  const diagnostics = modules.flatMap((module) => module.diagnostics);
  const report = formatReport(diagnostics);
  const ok = !hasErrors(diagnostics);
  if (options.into !== undefined) {
    if (!ok) return refuse(`${report}nothing was added to the catalog`);
    const conflict = sameName(modules);
    if (conflict) return refuse(conflict);
    for (const module of modules) addToCatalog(module, { ...options, into: options.into });
  }
  const listed = modules.map(({ path, module }) => ({ path, module }));
  const text = options.json ? toJson(listed) : summary(modules);
  return { ok, text, report };
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

function addToCatalog(
  { path: given, module, files }: Imported,
  { siteDir, into, version }: ImportCommand & { into: string },
): void {
  const path = resolve(given);
  const name = basename(path);
  const target = join(siteDir, "catalog", into, name);
  const source = relative(process.cwd(), path).replaceAll("\\", "/");
  mkdirSync(target, { recursive: true });
  for (const file of importModule(module, files, { title: name, source, version })) {
    const to = join(target, file.name);
    // What writers have said of a module stays.
    if (file.name !== "module.yaml" || !existsSync(to)) writeFileSync(to, file.text);
  }
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

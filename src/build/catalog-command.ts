import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import {
  compareModules,
  describeChange,
  findDrift,
  findModules,
  importModule,
  loadCatalog,
  loadModule,
  type Module,
  openFactsCache,
} from "../catalog/index.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { formatReport } from "./report.ts";

export const catalogUsage = `Usage: npm run catalog -- <command>

Commands
  import DIR...  reads Terraform modules: one folder, or a tree of them
    --json         prints them as one JSON document instead of a summary
    --into NAME    adds them to the category NAME of the site's catalogue
    --version X    version of what is added (default: 0.0.0)
  check          reports drift of the site's catalogue: missing descriptions, undocumented outputs,
                 type \`any\`, names that changed since the version before
  diff A B       compares two versions of a module's folder; status 1 where a change is breaking
`;

export interface CatalogCommand {
  /** What follows \`catalog\`. */
  args: string[];
  siteDir: string;
  cacheFile: string;
  engineVersion: string;
  json: boolean;
  into: string | undefined;
  version: string;
}

/** Runs a command on the catalogue; answers with what to print and whether all is well. */
export interface CatalogAnswer {
  ok: boolean;
  /** For standard output. */
  text: string;
  /** Findings, for standard error. */
  report: string;
}

export async function runCatalogCommand(options: CatalogCommand): Promise<CatalogAnswer> {
  const [command, ...rest] = options.args;
  if (command === "import" && rest.length > 0) return importModules(rest, options);
  if (command === "check" && rest.length === 0) return checkCatalog(options);
  if (command === "diff" && rest.length === 2) return diffModules(rest[0] ?? "", rest[1] ?? "");
  return { ok: false, text: "", report: catalogUsage };
}

interface Imported {
  /** Folder as it was given, with the folder below it. */
  path: string;
  module: Module;
}

async function importModules(dirs: string[], options: CatalogCommand): Promise<CatalogAnswer> {
  const missing = dirs.find((dir) => !isFolder(dir));
  if (missing !== undefined) return refuse(`\`${missing}\` is not a folder`);
  const cache = openFactsCache(options.cacheFile, options.engineVersion);
  const modules: Imported[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const dir of dirs) {
    for (const folder of findModules(dir)) {
      const path = folder === "" ? dir : join(dir, folder);
      const read = await loadModule(path, { cache, pathOf: (file) => join(path, file) });
      modules.push({ path, module: read.module });
      diagnostics.push(...read.diagnostics);
      if (options.into) addToCatalog(resolve(path), read, { ...options, into: options.into });
    }
  }
  cache.close();
  if (modules.length === 0) return refuse(`no Terraform files in \`${dirs.join("`, `")}\``);
  const text = options.json ? `${JSON.stringify(modules, null, 2)}\n` : summary(modules);
  return { ok: !hasErrors(diagnostics), text, report: formatReport(diagnostics) };
}

function refuse(message: string): CatalogAnswer {
  return { ok: false, text: "", report: `${message}\n` };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function addToCatalog(
  path: string,
  { module, files }: Awaited<ReturnType<typeof loadModule>>,
  { siteDir, into, version }: CatalogCommand & { into: string },
): void {
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

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

async function checkCatalog({
  siteDir,
  cacheFile,
  engineVersion,
}: CatalogCommand): Promise<CatalogAnswer> {
  const catalog = await loadCatalog({ siteDir, cacheFile, engineVersion });
  const found = [
    ...catalog.diagnostics,
    ...catalog.services.flatMap(({ module, folder, previous }) =>
      findDrift(module, folder, previous?.module ?? null),
    ),
  ];
  const inputs = catalog.services.reduce((sum, { module }) => sum + module.inputs.length, 0);
  const outputs = catalog.services.reduce((sum, { module }) => sum + module.outputs.length, 0);
  const services = count(catalog.services.length, "service");
  const text = `${services}, ${count(inputs, "input")}, ${count(outputs, "output")}\n`;
  // `any` may be what a module means; everything else is for its writer to correct.
  return { ok: found.every(({ rule }) => rule === "type-any"), text, report: formatReport(found) };
}

async function diffModules(before: string, after: string): Promise<CatalogAnswer> {
  const missing = [before, after].find((dir) => !isFolder(dir));
  if (missing !== undefined) return refuse(`\`${missing}\` is not a folder`);
  const [old, now] = [await loadModule(before), await loadModule(after)];
  const changes = compareModules(old.module, now.module);
  const breaking = changes.filter((change) => change.breaking).length;
  const text =
    changes.length === 0
      ? "no changes\n"
      : `${changes.map(describeChange).join("\n")}\n\n${count(changes.length, "change")}, ${breaking} breaking\n`;
  const diagnostics = [...old.diagnostics, ...now.diagnostics];
  return { ok: breaking === 0 && !hasErrors(diagnostics), text, report: formatReport(diagnostics) };
}

import {
  compareModules,
  describeChange,
  findDrift,
  loadCatalog,
  loadModule,
} from "../../../catalog/index.ts";
import { formatReport } from "../../diagnostics/report.ts";
import {
  type CatalogAnswer,
  type CatalogCommand,
  count,
  hasErrors,
  isFolder,
  refuse,
} from "./catalog-answer.ts";
import { importModules } from "./import-modules.ts";

export const catalogUsage = `Usage: npm run catalog -- <command>

Commands
  import DIR...  reads Terraform modules: one folder, or a tree of them
    --json         prints them as one JSON document instead of a summary
    --into NAME    adds them to the category NAME of the site's catalog
    --version X    version of what is added (default: 0.0.0)
  check          reports drift of the site's catalog: missing descriptions, undocumented outputs,
                 type \`any\`, names that changed since the version before
  diff A B       compares two versions of a module's folder; status 1 where a change is breaking
`;

/** Runs a command on the catalog. */
export async function runCatalogCommand(options: CatalogCommand): Promise<CatalogAnswer> {
  const [command, ...rest] = options.args;
  if (command === "import" && rest.length > 0) return importModules(rest, options);
  if (command === "check" && rest.length === 0) return checkCatalog(options);
  if (command === "diff" && rest.length === 2) return diffModules(rest[0] ?? "", rest[1] ?? "");
  return { ok: false, text: "", report: catalogUsage };
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
  const diagnostics = [...old.diagnostics, ...now.diagnostics];
  const report = formatReport(diagnostics);
  // What could not be read would look as if it had been removed.
  if (hasErrors(diagnostics)) return { ok: false, text: "", report };
  const changes = compareModules(old.module, now.module);
  const breaking = changes.filter((change) => change.breaking).length;
  const text =
    changes.length === 0
      ? "no changes\n"
      : `${changes.map(describeChange).join("\n")}\n\n${count(changes.length, "change")}, ${breaking} breaking\n`;
  return { ok: breaking === 0, text, report };
}

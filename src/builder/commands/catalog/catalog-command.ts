import {
  compareModules,
  compareRequirements,
  describeChange,
  describeRename,
  describeRequirement,
  findRenames,
  lintModule,
  loadCatalog,
  loadModule,
} from "../../../catalog/index.ts";
import { formatReport } from "../../diagnostics/report.ts";
import {
  type CatalogCommand,
  type CommandResult,
  count,
  failWith,
  hasErrors,
  isFolder,
  toJson,
} from "./command-result.ts";
import { findDeadSources } from "./find-dead-sources.ts";

interface CheckCommand extends CatalogCommand {
  clone?: string;
}

/** @throws UserError if the clone is not a complete git repository */
export async function checkCatalog({
  siteDir,
  store,
  engineVersion,
  json,
  clone,
}: CheckCommand): Promise<CommandResult> {
  const catalog = await loadCatalog({ siteDir, store, engineVersion });
  const found = [
    ...(clone === undefined ? [] : await findDeadSources(clone, siteDir, catalog.services)),
    ...catalog.diagnostics,
    ...catalog.services.flatMap(({ module, folder, previous }) =>
      lintModule(module, folder, previous?.module ?? null),
    ),
  ];
  const inputs = catalog.services.reduce((sum, { module }) => sum + module.inputs.length, 0);
  const outputs = catalog.services.reduce((sum, { module }) => sum + module.outputs.length, 0);
  const services = catalog.services.length;
  // `any` may be intended, so it does not fail the check.
  const ok = found.every(({ rule }) => rule === "type-any");
  if (json) return { ok, text: toJson({ services, inputs, outputs, findings: found }), report: "" };
  const counts = [count(services, "service"), count(inputs, "input"), count(outputs, "output")];
  return { ok, text: `${counts.join(", ")}\n`, report: formatReport(found) };
}

export async function diffModules(
  before: string,
  after: string,
  { json }: { json: boolean },
): Promise<CommandResult> {
  const missing = [before, after].find((dir) => !isFolder(dir));
  if (missing !== undefined) return failWith(`\`${missing}\` is not a folder`);
  const [old, now] = [await loadModule(before), await loadModule(after)];
  const diagnostics = [...old.diagnostics, ...now.diagnostics];
  const report = formatReport(diagnostics);
  // Unreadable blocks would appear as removed.
  if (hasErrors(diagnostics)) return { ok: false, text: "", report };
  const changes = compareModules(old.module, now.module);
  const requirements = compareRequirements(old.module, now.module);
  const renames = findRenames(old.module, now.module);
  const all = [...changes, ...requirements];
  const breaking = all.filter((change) => change.breaking).length;
  const ok = breaking === 0;
  if (json) return { ok, text: toJson({ changes, requirements, renames, breaking }), report };
  if (all.length === 0) return { ok, text: "no changes\n", report };
  const lines = [
    ...changes.map(describeChange),
    ...requirements.map(describeRequirement),
    ...renames.map(describeRename),
  ];
  const text = `${lines.join("\n")}\n\n${count(all.length, "change")}, ${breaking} breaking\n`;
  return { ok, text, report };
}

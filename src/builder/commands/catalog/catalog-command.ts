import { lintModule, loadCatalog } from "../../../catalog/index.ts";
import { formatReport } from "../../diagnostics/report.ts";
import { type CatalogCommand, type CommandResult, count, toJson } from "./command-result.ts";
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

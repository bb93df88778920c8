import { lintModule } from "../../../catalog/check/lint-module.ts";
import { loadCatalog } from "../../../catalog/service/load-catalog.ts";
import { sum } from "../../../model/sum.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { formatReport } from "../../diagnostics/report.ts";
import type { CommandResult } from "../command-result.ts";
import type { CatalogCommand } from "./catalog-context.ts";

export async function checkCatalog({
  siteDir,
  store,
  engineVersion,
  json,
}: CatalogCommand): Promise<CommandResult> {
  const catalog = await loadCatalog({ siteDir, store, engineVersion });
  const diagnostics = [
    ...catalog.diagnostics,
    ...catalog.services.flatMap(({ module, folder, previous }) =>
      lintModule(module, folder, previous?.module ?? null),
    ),
  ];
  const inputs = sum(catalog.services.map(({ module }) => module.inputs.length));
  const outputs = sum(catalog.services.map(({ module }) => module.outputs.length));
  const services = catalog.services.length;
  // `any` may be intended, so it does not fail the check.
  const ok = diagnostics.every(({ rule }) => rule === "type-any");
  if (json) {
    const text = formatJson({ services, inputs, outputs, findings: diagnostics });
    return { ok, text, report: "" };
  }
  const counts = [
    formatCount(services, "service"),
    formatCount(inputs, "input"),
    formatCount(outputs, "output"),
  ];
  return { ok, text: `${counts.join(", ")}\n`, report: formatReport(diagnostics) };
}

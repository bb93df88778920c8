import {
  compareModules,
  describeChange,
  lintModule,
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
  toJson,
} from "./catalog-answer.ts";

/** Reads the site's catalog and reports what is wrong or says too little. */
export async function checkCatalog({
  siteDir,
  store,
  engineVersion,
  json,
}: CatalogCommand): Promise<CatalogAnswer> {
  const catalog = await loadCatalog({ siteDir, store, engineVersion });
  const found = [
    ...catalog.diagnostics,
    ...catalog.services.flatMap(({ module, folder, previous }) =>
      lintModule(module, folder, previous?.module ?? null),
    ),
  ];
  const inputs = catalog.services.reduce((sum, { module }) => sum + module.inputs.length, 0);
  const outputs = catalog.services.reduce((sum, { module }) => sum + module.outputs.length, 0);
  const services = catalog.services.length;
  // `any` may be what a module means; everything else is for its writer to correct.
  const ok = found.every(({ rule }) => rule === "type-any");
  if (json) return { ok, text: toJson({ services, inputs, outputs, findings: found }), report: "" };
  const counts = [count(services, "service"), count(inputs, "input"), count(outputs, "output")];
  return { ok, text: `${counts.join(", ")}\n`, report: formatReport(found) };
}

/** Compares two versions of a module's folder. */
export async function diffModules(
  before: string,
  after: string,
  { json }: { json: boolean },
): Promise<CatalogAnswer> {
  const missing = [before, after].find((dir) => !isFolder(dir));
  if (missing !== undefined) return refuse(`\`${missing}\` is not a folder`);
  const [old, now] = [await loadModule(before), await loadModule(after)];
  const diagnostics = [...old.diagnostics, ...now.diagnostics];
  const report = formatReport(diagnostics);
  // What could not be read would look as if it had been removed.
  if (hasErrors(diagnostics)) return { ok: false, text: "", report };
  const changes = compareModules(old.module, now.module);
  const breaking = changes.filter((change) => change.breaking).length;
  if (json) return { ok: breaking === 0, text: toJson({ changes, breaking }), report };
  const text =
    changes.length === 0
      ? "no changes\n"
      : `${changes.map(describeChange).join("\n")}\n\n${count(changes.length, "change")}, ${breaking} breaking\n`;
  return { ok: breaking === 0, text, report };
}

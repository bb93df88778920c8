import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseDocument } from "yaml";
import { readCheckout } from "../../../catalog/history-file/git-repository.ts";
import { catalogRules, isModuleFile, type Service } from "../../../catalog/index.ts";
import { getTag } from "../../../catalog/page/addresses.ts";
import { getYamlPosition } from "../../../config/parse/yaml-position.ts";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { nearest } from "../../../model/diagnostics/nearest.ts";
import { diagnose } from "../../../model/diagnostics/rule.ts";
import { groupBy } from "../../../model/group-by.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import { openClone } from "./catalog-context.ts";

/** @throws UserError if `clone` is not a complete clone, or no service comes from it */
export async function findDeadSources(
  clone: string,
  siteDir: string,
  services: readonly Service[],
): Promise<Diagnostic[]> {
  const git = await openClone(clone);
  const repository = (await readCheckout(clone))?.repository ?? null;
  const inRepository = services.filter((service) => service.repository === repository);
  if (repository === null || inRepository.length === 0) {
    const names = [...new Set(services.map((service) => service.repository))].sort();
    throw new UserError(
      `no service of the catalog comes from the repository of \`${clone}\``,
      `its remote \`origin\` has to be one of: ${names.join(", ")}`,
    );
  }
  const tags = new Set((await git.tags()).map(({ tag }) => tag));
  const diagnostics: Diagnostic[] = [];
  for (const [tag, tagged] of groupBy(inRepository, getTag)) {
    const isTag = tags.has(tag);
    const folders = isTag ? getFolders(await git.getFiles(`refs/tags/${tag}`)) : new Set<string>();
    for (const { source, folder, version } of tagged) {
      if (folders.has(source)) continue;
      const file = `${folder}/module.yaml`;
      const text = readFileSync(join(siteDir, file), "utf8");
      const key = isTag ? "source" : "version";
      const position = getYamlPosition({ document: parseDocument(text), text }, [key]);
      const values = { source, repository, version, suggestion: nearest(source, folders) };
      diagnostics.push(diagnose(catalogRules["dead-source"], { file, ...position }, values));
    }
  }
  return diagnostics;
}

function getFolders(files: readonly { path: string }[]): Set<string> {
  const modulePaths = files.map(({ path }) => path).filter(isModuleFile);
  return new Set(modulePaths.map((path) => posix.parse(path).dir));
}

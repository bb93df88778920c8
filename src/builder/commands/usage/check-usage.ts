import { getHclParser } from "../../../catalog/hcl/load-parser.ts";
import { loadCatalog } from "../../../catalog/service/load-catalog.ts";
import { getKnownModules } from "../../../catalog/usage/check-code.ts";
import { isFolder } from "../../../files/is-folder.ts";
import { UserError } from "../../diagnostics/user-error.ts";
import type { CatalogCommand } from "../catalog/catalog-context.ts";
import type { CommandResult } from "../command-result.ts";
import { runUsageCheck, type UsageCheckFlags } from "./run-usage-check.ts";
import { parseRuleOption, readSettings } from "./usage-settings.ts";

export interface UsageCommand extends CatalogCommand, Omit<UsageCheckFlags, "rules"> {
  config?: string | undefined;
  /** `name=severity` */
  rule: readonly string[];
}

/** Checks code against the catalog of a site folder. Throws a UserError if it cannot. */
export async function checkUsage(
  dir: string,
  { siteDir, store, engineVersion, config, rule, ...flags }: UsageCommand,
): Promise<CommandResult> {
  if (!isFolder(dir)) throw new UserError(`\`${dir}\` is not a folder`);
  return runUsageCheck(dir, {
    ...flags,
    settings: readSettings(dir, config),
    parse: await getHclParser(),
    rules: Object.fromEntries(rule.map(parseRuleOption)),
    async loadModules() {
      const catalog = await loadCatalog({ siteDir, store, engineVersion });
      const modules = getKnownModules({
        ...catalog,
        // Code may pin library versions that no page pins.
        repositories: catalog.repositories.map((repository) => ({
          ...repository,
          olderVersions: null,
        })),
      });
      return { modules, versions: [...catalog.versions, ...catalog.unobserved] };
    },
  });
}

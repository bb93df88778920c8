import { describeUnknown, type UnknownValue } from "../evaluate/unknown-values.ts";
import { addDiagnostic, MigrationError, type PlannedSite } from "../model.ts";
import type { Language } from "./languages.ts";

/** What the new site of one language is made of. */
export interface LanguageSources {
  dir: string;
  /** The folder of all pages. */
  root: string;
  targetDir: string;
  language: Language;
  languages: readonly Language[];
}

/** Plans a site for each language that has pages. `config` also lists unknown values. */
export async function planLanguages(
  sources: Omit<LanguageSources, "language">,
  config: {
    file: string;
    failure: string | undefined;
    unknown: readonly UnknownValue[];
    unsetVariables: readonly string[];
  },
  planLanguage: (sources: LanguageSources) => Promise<PlannedSite | undefined>,
): Promise<PlannedSite[]> {
  const sites: PlannedSite[] = [];
  for (const language of sources.languages) {
    const site = await planLanguage({ ...sources, language });
    if (!site) continue;
    if (config.failure !== undefined) {
      addDiagnostic(site.plan, "config-failed", config.failure, config.file);
    }
    for (const value of config.unknown) {
      addDiagnostic(site.plan, "config-unknown", describeUnknown(value), config.file);
    }
    for (const name of config.unsetVariables) {
      addDiagnostic(site.plan, "config-environment", `process.env.${name}`, config.file);
    }
    sites.push(site);
  }
  // The folder of the default language is that of the new site.
  if (sites[0]?.folder !== "") throw new MigrationError(`\`${sources.root}\` has no pages`);
  return sites;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ResolvedShell, resolveShell } from "../../config/resolve/resolve-shell.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { SiteData } from "../../content/index.ts";
import { checkTranslations } from "../compile/translations.ts";

/** What all pages of a site share, with what is wrong with it. */
export function siteShell(siteDir: string, config: SiteConfig, data: SiteData): ResolvedShell {
  const { shell, diagnostics } = resolveShell(config, {
    docs: data.docs.map(({ page: { id, title, route, version } }) => {
      return { id, label: title, route, version };
    }),
    versions: data.versions,
    configText: readFileSync(join(siteDir, "config.ts"), "utf8"),
  });
  return { shell, diagnostics: [...diagnostics, ...checkTranslations(siteDir, config)] };
}

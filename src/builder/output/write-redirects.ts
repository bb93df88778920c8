import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import {
  parseRedirects,
  type Redirect,
  type RedirectPageSite,
  type RedirectSite,
  redirectFile,
  redirectPage,
  redirectsFile,
  resolveRedirects,
} from "../../publish/index.ts";
import type { Staging } from "./staging.ts";

interface Written {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

/** Checks the site's redirects against its finished pages and writes a page at each old address. */
export function writeRedirects(
  staging: Staging,
  { siteDir, ...site }: RedirectSite & RedirectPageSite & { siteDir: string },
): Written {
  const path = join(siteDir, redirectsFile);
  if (!existsSync(path)) return { redirects: [], diagnostics: [] };
  const { lines, diagnostics } = parseRedirects(readFileSync(path, "utf8"));
  const resolved = resolveRedirects(lines, site);
  for (const redirect of resolved.redirects) {
    staging.write(redirectFile(redirect.from), redirectPage(redirect, site));
  }
  return { ...resolved, diagnostics: [...diagnostics, ...resolved.diagnostics] };
}

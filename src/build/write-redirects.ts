import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import {
  parseRedirects,
  type RedirectSite,
  redirectFile,
  redirectPage,
  redirectsFile,
  resolveRedirects,
} from "../publish/index.ts";
import type { Staging } from "./output.ts";

/** Checks the site's redirects against its finished pages and writes a page at each old address. */
export async function writeRedirects(
  staging: Staging,
  { siteDir, ...site }: RedirectSite & { siteDir: string },
): Promise<Diagnostic[]> {
  const path = join(siteDir, redirectsFile);
  if (!existsSync(path)) return [];
  const { lines, diagnostics } = parseRedirects(readFileSync(path, "utf8"));
  const resolved = resolveRedirects(lines, site);
  await Promise.all(
    resolved.redirects.map((redirect) =>
      staging.write(redirectFile(redirect.from), redirectPage(redirect, site.url)),
    ),
  );
  return [...diagnostics, ...resolved.diagnostics];
}

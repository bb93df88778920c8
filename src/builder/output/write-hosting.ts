import type { PolicyHashes } from "../../model/site/content-policy.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { type Hosting, headerRules, hostFiles, type Redirect } from "../../publish/index.ts";
import type { Staging } from "./staging.ts";

interface HostingSource {
  hosting: readonly Hosting[];
  site: SiteShell;
  hashes: PolicyHashes;
  redirects: readonly Redirect[];
}

/** Writes what the chosen hosts read, and the headers as data for the preview. */
export function writeHosting(
  staging: Staging,
  { hosting, site, hashes, redirects }: HostingSource,
): void {
  const { baseUrl, url, policySources: sources } = site;
  const rules = headerRules({ url, baseUrl, hashes, sources });
  for (const { to, text } of hostFiles(hosting, { baseUrl, rules, redirects })) {
    staging.write(to, text);
  }
}

/** Collects what the policies of documents allow inline: a host sends one policy for all of them. */
export function collectHashes(): { add(inline: PolicyHashes): void; all(): PolicyHashes } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  return {
    add(inline) {
      for (const hash of inline.scripts) scripts.add(hash);
      for (const hash of inline.styles) styles.add(hash);
    },
    // Pages finish in any order.
    all: () => ({ scripts: [...scripts].sort(), styles: [...styles].sort() }),
  };
}

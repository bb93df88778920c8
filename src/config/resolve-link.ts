import { withBase, withTrailingSlash } from "../model/route.ts";
import type { ShellLink } from "../model/site.ts";
import type { LinkConfig } from "./navbar-config.ts";
import type { SiteConfig } from "./site-config.ts";

/** A link with its finished address. */
export function resolveLink({ label, to, href }: LinkConfig, config: SiteConfig): ShellLink {
  if (to === undefined) return { label, href: href ?? "#", external: true };
  const route = withTrailingSlash(to, config.trailingSlash);
  return { label, href: withBase(config.baseUrl, route), external: false };
}

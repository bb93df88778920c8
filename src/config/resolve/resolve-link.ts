import type { ShellLink } from "../../model/site/site.ts";
import { withBase, withTrailingSlash } from "../../model/url/route.ts";
import type { LinkConfig } from "../schemas/navbar-config.ts";
import type { SiteConfig } from "../schemas/site-config.ts";

/** A link with its finished address. */
export function resolveLink({ label, to, href }: LinkConfig, config: SiteConfig): ShellLink {
  if (to === undefined) return { label, href: href ?? "#", external: true };
  const route = withTrailingSlash(to, config.trailingSlash);
  return { label, href: withBase(config.baseUrl, route), external: false };
}

import * as v from "valibot";
import type { PolicySources } from "../../model/site/content-policy.ts";
import { providerOf } from "../../search/client/providers/provider-settings.ts";
import type { SiteConfig } from "./site-config.ts";

const sourceSchema = v.pipe(
  v.string(),
  v.check(
    (source) => /^[^\s;,'"]+$/.test(source),
    "a source is a scheme or a host, for example `https://video.example.com`",
  ),
);

const sourceList = v.optional(v.array(sourceSchema), []);

/** Sources by directive. Keywords are refused: `'unsafe-inline'` would undo the policy. */
export const policySchema = v.strictObject({
  "connect-src": sourceList,
  "font-src": sourceList,
  "frame-src": sourceList,
  "img-src": sourceList,
  "media-src": sourceList,
  "script-src": sourceList,
  "style-src": sourceList,
});

export function policySources(config: SiteConfig): PolicySources {
  const { analytics, contentSecurityPolicy: own, fontStylesheet, search } = config;
  const sources: Record<string, string[]> = {};
  const add = (name: string, list: readonly string[]) => {
    if (list.length > 0) sources[name] = [...(sources[name] ?? []), ...list];
  };
  for (const [name, list] of Object.entries(own)) add(name, list);
  if (fontStylesheet !== null) {
    add("style-src", [originOf(fontStylesheet)]);
    // The host of the fonts is named in the style sheet and not known here.
    add("font-src", ["https:"]);
  }
  if (analytics !== null) add("connect-src", [originOf(analytics.endpoint)]);
  add("connect-src", providerOf(search).hosts(search));
  return sources;
}

function originOf(address: string): string {
  return address.split("/", 3).join("/");
}

export const hostingSchema = v.array(
  v.picklist(["rules-files", "netlify", "nginx", "apache", "caddy", "cloudfront"]),
);

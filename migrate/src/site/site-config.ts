import type { SiteConfigInput } from "../../../src/config/schemas/site-config.ts";
import { humanize } from "../../../src/content/load/file-names.ts";
import { parseVideoAddress } from "../../../src/model/url/video-address.ts";
import type { Plan } from "../model.ts";
import { asString, type Json } from "../text/values.ts";
import { printModule } from "./print-code.ts";

const hostLabels: Readonly<Record<string, string>> = {
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "discord.gg": "Discord",
  "discord.com": "Discord",
  "twitter.com": "Twitter",
  "x.com": "X",
  "linkedin.com": "LinkedIn",
  "youtube.com": "YouTube",
  "stackoverflow.com": "Stack Overflow",
  "pypi.org": "PyPI",
  "hub.docker.com": "Docker Hub",
};

/** @param icon name of its icon in the old site, such as `mastodon` */
export function getHostLabel(address: string, icon?: string): string {
  const { hostname, pathname } = new URL(address);
  const host = hostname.replace(/^www\./, "");
  const label = hostLabels[host];
  if (label !== undefined) return label;
  // An email address or telephone number has no host.
  if (!icon || !/^[a-z]\w*$/i.test(icon)) return host || pathname;
  const name = icon.toLowerCase();
  const labels = Object.values(hostLabels);
  return labels.find((known) => known.replace(" ", "").toLowerCase() === name) ?? humanize(icon);
}

export const placeholderOrigin = "https://docs.example.com";

/** Rules for defects that the old engine ignores, and for components that it only ran in browsers. */
const toleratedRules = [
  "broken-anchor",
  "broken-image",
  "broken-link",
  "broken-redirect",
  "duplicate-heading-id",
  "duplicate-redirect",
  "duplicate-route",
  "invalid-architecture",
  "invalid-diagram",
  "invalid-heading-id",
  "invalid-highlight-range",
  "invalid-plot",
  "invalid-redirect",
  "missing-diagram-alt",
  "missing-image",
  "missing-title",
  "partial-with-content",
  "refused-link",
  "render-failed",
  "reserved-id",
  "unclosed-admonition",
  "unclosed-html",
  "unknown-admonition",
  "unknown-author",
  "unknown-doc-id",
  "unknown-sidebar",
  "unknown-sidebar-folder",
  "unreadable-image",
  "unresolvable-markdown-link",
  "unsupported-export",
  "unsupported-import",
  "unusable-symbolic-link",
];

/** Hosts of video players in pages and of frames in components, for the policy. */
function getPlayerOrigins({ files }: Pick<Plan, "files">): string[] {
  const texts = [...files].flatMap(([path, file]) =>
    /\.(?:mdx|[jt]sx)$/.test(path) && "text" in file ? [file.text] : [],
  );
  const frames = texts.flatMap((text) =>
    [...text.matchAll(/<iframe\b[^>]*?\ssrc=["'](https:\/\/[^"']+)/g)].flatMap(
      ([, address = ""]) => (URL.canParse(address) ? [new URL(address).origin] : []),
    ),
  );
  const players = texts.flatMap((text) =>
    [...text.matchAll(/<Video src="([^"]+)"/g)].flatMap(([, address = ""]) => {
      const player = parseVideoAddress(address.replaceAll("&amp;", "&"))?.player;
      return player === undefined ? [] : [new URL(player).origin];
    }),
  );
  return [...new Set([...players, ...frames])].sort();
}

/** Defects of the old pages are warnings, so that the first build succeeds. */
export function printConfig(config: SiteConfigInput, plan: Pick<Plan, "files">): string {
  const origins = getPlayerOrigins(plan);
  const policy = origins.length > 0 ? { contentSecurityPolicy: { "frame-src": origins } } : {};
  const checks = Object.fromEntries(toleratedRules.map((rule) => [rule, "warning"]));
  const text = printModule(
    "The site; its options are described in `src/config/schemas/site-config.ts`.",
    { ...config, ...policy, checks },
  );
  return text.replace(
    /^ {2}checks: /m,
    "  // The old site was published with such defects. Correct them, then delete the lines.\n$&",
  );
}

/** Reads a base path such as `docs` or `/docs/`. Undefined for `/`, `./`, `../`, or a URL. */
export function normalizeBaseUrl(base: Json): string | undefined {
  const path = asString(base)?.replace(/^\/*/, "/").replace(/\/*$/, "/");
  return path !== undefined && /^\/((?!\.+\/)[^/?#]+\/)+$/.test(path) ? path : undefined;
}

/** Directives of a Content-Security-Policy that a site may widen, with the sources it adds to each. */
export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

export const policyDirectives = [
  "connect-src",
  "font-src",
  "frame-src",
  "img-src",
  "media-src",
  "script-src",
  "style-src",
] as const;

export type PolicyDirective = (typeof policyDirectives)[number];

/** Quoted hashes (`'sha256-…'`) of inline scripts and styles. */
export interface PolicyHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The least that a page may load. Pictures run no code, so any `https:` address is allowed; `data:` is for icons in style sheets. */
const base: Record<string, readonly string[]> = {
  "default-src": ["'self'"],
  "form-action": ["'self'"],
  "img-src": ["'self'", "https:", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
};

/**
 * What holds for every document of every build, for hosts to send as a header. Only a header can say
 * who may frame the site.
 */
export const lastingPolicy = [
  ...["form-action", "object-src", "base-uri"].map((name) =>
    [name, ...(base[name] ?? [])].join(" "),
  ),
  "frame-ancestors 'none'",
].join(";");

/** The policy of documents with these inline scripts and styles: nothing else runs. */
export function contentPolicy({ scripts, styles }: PolicyHashes, added: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    ...base,
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
  };
  for (const name of policyDirectives) {
    const sources = added[name] ?? [];
    if (sources.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}

export type PolicySources = Partial<Record<PolicyDirective, readonly string[]>>;

const policyDirectives = [
  "connect-src",
  "font-src",
  "frame-src",
  "img-src",
  "media-src",
  "script-src",
  "style-src",
] as const;

type PolicyDirective = (typeof policyDirectives)[number];

/** Quoted hashes (`'sha256-…'`) of inline scripts and styles. */
interface PolicyHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Images run no code, so any `https:` address is allowed; style sheets use `data:` icons. */
const base: Record<string, readonly string[]> = {
  "default-src": ["'self'"],
  "form-action": ["'self'"],
  "img-src": ["'self'", "https:", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
};

/** Sent as a header, because only a header can restrict framing. */
export const headerPolicy = [
  ...["form-action", "object-src", "base-uri"].map((name) =>
    [name, ...(base[name] ?? [])].join(" "),
  ),
  "frame-ancestors 'none'",
].join(";");

export function getContentPolicy(
  { scripts, styles }: PolicyHashes,
  extraSources: PolicySources,
): string {
  const directives: Record<string, readonly string[]> = {
    ...base,
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
  };
  for (const name of policyDirectives) {
    const sources = extraSources[name] ?? [];
    if (sources.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join(";");
}

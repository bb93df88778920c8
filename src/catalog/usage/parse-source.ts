export interface ModuleAddress {
  repository: string;
  path: string;
  /** Value of `ref` without `v`; null without one. */
  version: string | null;
}

/**
 * Parses a git source: `git::ssh://`, `git::https://`, `git@host:` or `github.com/`.
 *
 * @returns null for local paths, registries and archives
 */
export function parseSource(source: string): ModuleAddress | null {
  const [, host = "", repository = "", path = "", query = ""] =
    /^(?:git::)?(?:(?:ssh|https?):\/\/)?(?:[\w.-]+@)?([\w.-]+\.[a-z]+)[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?(?:\/\/([^?]*))?(?:\?(.*))?$/i.exec(
      source,
    ) ?? [];
  const isGit = /^git::|^git@/.test(source) || host === "github.com";
  if (!isGit || repository === "") return null;
  const ref = /(?:^|&)ref=([^&]+)/.exec(query)?.[1] ?? null;
  return {
    repository: repository.toLowerCase(),
    path: path.replace(/^\/+|\/+$/g, ""),
    version: ref === null ? null : ref.replace(/^v\.?(?=\d)/, ""),
  };
}

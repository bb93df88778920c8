/** A module in a git repository, as a source address names it. */
export interface ModuleAddress {
  /** Owner and name in lower case: `gruntwork-io/terraform-aws-vpc`. */
  repository: string;
  /** Folder in the repository, without slashes at its ends; empty for its root. */
  path: string;
  /** Value of `ref` without a leading `v`, or `v.` of mistyped tags; null without one. */
  version: string | null;
}

/**
 * Reads a source address of Terraform that leads to a git repository: `git::ssh://`, `git::https://`,
 * `git@host:`, `github.com/`, each with a folder behind `//` and a `ref`.
 *
 * @returns null for every other address: local paths, registries, archives
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

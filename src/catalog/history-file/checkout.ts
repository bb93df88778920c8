import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { compareVersions, isVersion } from "../../model/versions.ts";

const run = promisify(execFile);

/** What a git repository says of a folder that is checked out. */
export interface Checkout {
  /** `owner/name` of the remote `origin` on GitHub, or null. */
  repository: string | null;
  /** Path of the folder in the repository, with forward slashes; empty for the root. */
  path: string;
  /** The newest version that a tag gives to the commit, or null; null too where files were edited. */
  release: { version: string; date: string } | null;
}

/** Reads what git knows of a folder; null where it is in no repository. */
export async function readCheckout(folder: string): Promise<Checkout | null> {
  const git = async (...args: string[]) => {
    const { stdout } = await run("git", ["-C", folder, ...args]);
    return stdout.trim();
  };
  const prefix = await git("rev-parse", "--show-prefix").catch(() => null);
  if (prefix === null) return null;
  const remote = await git("remote", "get-url", "origin").catch(() => "");
  const edited = await git("status", "--porcelain", "--", ".");
  const format = "%(refname:strip=2) %(creatordate:short)";
  // A repository without a commit has no HEAD.
  const tags = await git(
    "for-each-ref",
    "--points-at=HEAD",
    `--format=${format}`,
    "refs/tags",
  ).catch(() => "");
  const releases = tags.split("\n").flatMap((line) => {
    const [tag = "", date = ""] = line.split(" ");
    const version = versionOfTag(tag);
    return version === null ? [] : [{ version, date }];
  });
  releases.sort((a, b) => compareVersions(a.version, b.version));
  return {
    repository: repositoryOf(remote),
    path: prefix.replace(/\/$/, ""),
    release: edited === "" ? (releases.at(-1) ?? null) : null,
  };
}

/** The version that a tag such as `v1.2.3` or `vpc/v1.2.3` names; null for none. */
export function versionOfTag(tag: string): string | null {
  const version = tag.split("/").at(-1)?.replace(/^v/, "") ?? "";
  return isVersion(version) ? version : null;
}

/** `owner/name` of an address on GitHub, by SSH or HTTPS. */
function repositoryOf(remote: string): string | null {
  const [, name] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return name ?? null;
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { compareVersions, isVersion } from "../../model/versions.ts";

const run = promisify(execFile);

/** What git knows about a folder of a working tree. */
export interface Checkout {
  /** `owner/name` of the remote `origin` on GitHub. */
  repository: string | null;
  path: string;
  /** The newest version among the tags of the commit; null if files were edited. */
  release: { version: string; date: string } | null;
}

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

/** The version of a tag such as `v1.2.3` or `vpc/v1.2.3`. */
export function versionOfTag(tag: string): string | null {
  const version = tag.split("/").at(-1)?.replace(/^v/, "") ?? "";
  return isVersion(version) ? version : null;
}

function repositoryOf(remote: string): string | null {
  const [, name] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return name ?? null;
}

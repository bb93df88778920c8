import { execFile, spawn } from "node:child_process";
import { posix } from "node:path";
import { promisify } from "node:util";
import { compareVersions, isVersion } from "../../model/versions.ts";

const run = promisify(execFile);

const maxBuffer = 256 * 1024 * 1024;

export interface VersionTag {
  tag: string;
  version: string;
  date: string;
}

export interface BlobEntry {
  path: string;
  blob: string;
}

export class RepositoryError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

export interface GitRepository {
  /** The commit of a tag, branch or commit; null if none exists. */
  commitOf(ref: string): Promise<string | null>;
  /** The path of the opened folder in the repository, with a slash at its end unless empty. */
  prefix(): Promise<string>;
  filesOf(commit: string): Promise<BlobEntry[]>;
  tags(pattern: string): Promise<{ tag: string; date: string }[]>;
  files(tag: string, folders: readonly string[]): Promise<BlobEntry[]>;
  blobs(names: readonly string[]): Promise<Map<string, Buffer>>;
}

/** @throws RepositoryError if the folder is not a repository or is a shallow clone */
export async function openRepository(folder: string): Promise<GitRepository> {
  const git = async (...args: string[]) => {
    const { stdout } = await run("git", ["-C", folder, ...args], { maxBuffer });
    return stdout;
  };
  const shallow = await git("rev-parse", "--is-shallow-repository").catch((error: unknown) => {
    throw new RepositoryError(
      `\`${folder}\` is not a git repository: ${firstLine(error)}`,
      "name a folder that `git clone` made",
    );
  });
  if (shallow.trim() === "true") {
    throw new RepositoryError(
      `\`${folder}\` is a shallow clone: it does not contain the files of older versions`,
      `fetch them with \`git -C ${folder} fetch --unshallow --tags\``,
    );
  }
  const entriesOf = async (tree: string, paths: readonly string[] = []) =>
    parseTree(await git("ls-tree", "-z", "-r", "--full-tree", tree, "--", ...paths));
  const filesIn = async (tree: string, paths: readonly string[] = []) => {
    const entries = await entriesOf(tree, paths);
    const links = entries.filter(({ isLink }) => isLink);
    if (links.length === 0) return entries;
    const targets = await readBlobs(
      folder,
      links.map(({ blob }) => blob),
    );
    return followLinks(entries, targets, paths.length === 0 ? entries : await entriesOf(tree));
  };
  return {
    async commitOf(ref) {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
      return git(...args).then(
        (text) => text.trim(),
        () => null,
      );
    },
    prefix: async () => (await git("rev-parse", "--show-prefix")).trim(),
    filesOf: (commit) => filesIn(commit),
    async tags(pattern) {
      const format = "%(refname:strip=2) %(creatordate:short)";
      const list = await git("for-each-ref", `--format=${format}`, `refs/tags/${pattern}`);
      return lines(list).map((line) => {
        const [tag = "", date = ""] = line.split(" ");
        return { tag, date };
      });
    },
    async files(tag, folders) {
      // An empty path is not a valid pathspec; a module in the root needs all files.
      return filesIn(`refs/tags/${tag}`, folders.includes("") ? [] : folders);
    },
    blobs: (names) => readBlobs(folder, names),
  };
}

interface TreeEntry extends BlobEntry {
  isLink: boolean;
}

function parseTree(list: string): TreeEntry[] {
  return list.split("\0").flatMap((line) => {
    const [, mode, blob = "", path = ""] = /^(\d+) blob (\w+)\t([\s\S]+)$/.exec(line) ?? [];
    return mode === undefined ? [] : [{ path, blob, isLink: mode === "120000" }];
  });
}

/** The blob of a symbolic link is the path of its target. Links to other links are left out. */
function followLinks(
  entries: readonly TreeEntry[],
  targets: ReadonlyMap<string, Buffer>,
  all: readonly TreeEntry[],
): BlobEntry[] {
  const files = new Map(all.filter(({ isLink }) => !isLink).map((one) => [one.path, one.blob]));
  return entries.flatMap(({ path, blob, isLink }) => {
    if (!isLink) return [{ path, blob }];
    const target = posix.join(posix.dirname(path), targets.get(blob)?.toString("utf8") ?? "");
    const file = files.get(target);
    return file === undefined ? [] : [{ path, blob: file }];
  });
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).split("\n", 1)[0] ?? "";
}

export async function readBlobs(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  if (names.length === 0) return new Map();
  const process = spawn("git", ["-C", folder, "cat-file", "--batch"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  // If the process ends early, the missing blobs are not in the result.
  process.stdin.on("error", () => {});
  process.stdin.end(names.map((name) => `${name}\n`).join(""));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdout) chunks.push(chunk as Buffer);
  return parseBatch(Buffer.concat(chunks));
}

function parseBatch(output: Buffer): Map<string, Buffer> {
  const contents = new Map<string, Buffer>();
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0x0a, start);
    const [name = "", type, size] = output.toString("utf8", start, end).split(" ");
    if (type !== "blob") {
      // `name missing`
      start = end + 1;
      continue;
    }
    const from = end + 1;
    contents.set(name, output.subarray(from, from + Number(size)));
    start = from + Number(size) + 1;
  }
  return contents;
}

export interface Checkout {
  /** The remote `origin`: `owner/name` on GitHub, otherwise with the host. */
  repository: string | null;
  path: string;
  /** The newest version among the tags of the commit; null if files were edited. */
  release: { version: string; date: string; tagPrefix: string } | null;
  versions: { version: string; date: string }[];
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
  const versionsOf = async (...filter: string[]) => {
    const tags = await git("for-each-ref", ...filter, `--format=${format}`, "refs/tags");
    const versions = tags.split("\n").flatMap((line) => {
      const [tag = "", date = ""] = line.split(" ");
      const version = versionOfTag(tag);
      if (version === null) return [];
      return [{ version, date, tagPrefix: tag.slice(0, tag.length - version.length) }];
    });
    return versions.sort((a, b) => compareVersions(a.version, b.version));
  };
  const releases = await versionsOf("--points-at=HEAD").catch(() => []);
  return {
    repository: repositoryOf(remote),
    path: prefix.replace(/\/$/, ""),
    release: edited === "" ? (releases.at(-1) ?? null) : null,
    versions: await versionsOf(),
  };
}

/** The version of a tag such as `v1.2.3` or `vpc/v1.2.3`. */
export function versionOfTag(tag: string): string | null {
  const version = tag.split("/").at(-1)?.replace(/^v/, "") ?? "";
  return isVersion(version) ? version : null;
}

/** The path keeps its case, because URLs of some hosts need it. */
export function repositoryOf(remote: string): string | null {
  const [, host, path] =
    /^(?:(?:ssh|https?|git):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  if (!host || !path?.includes("/")) return null;
  const segments = path.split("/").filter((segment) => segment !== "_git");
  if (host === "github.com") return segments.join("/");
  const isAzure = /(?:^|\.)dev\.azure\.com$/.test(host);
  if (isAzure && segments[0] === "v3") segments.shift();
  return [isAzure ? "dev.azure.com" : host, ...segments].join("/");
}

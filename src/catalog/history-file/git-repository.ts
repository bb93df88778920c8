import { execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { groupBy } from "../../model/group-by.ts";
import { compareVersions } from "../../model/versions.ts";
import { getPrefixOfTag, getVersionOfTag, type Tag } from "../manifest/tags.ts";
import { isModuleFile } from "../read/module-files.ts";
import { getAzurePath } from "../usage/parse-source.ts";

const run = promisify(execFile);

const maxBuffer = 256 * 1024 * 1024;

/** Variables of an outer git command would name another repository; prompts would wait forever. */
function getGitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return { GIT_SSH_COMMAND: "ssh -o BatchMode=yes", ...env, GIT_TERMINAL_PROMPT: "0" };
}

async function runGit(folder: string, args: readonly string[]): Promise<string> {
  const options = { maxBuffer, env: getGitEnvironment() };
  return (await run("git", ["-C", folder, ...args], options)).stdout;
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
  /** The commit of a tag, branch, or commit; null if none exists. */
  getCommit(ref: string): Promise<string | null>;
  /** The path of the opened folder in the repository, with a slash at its end unless empty. */
  getPrefix(): Promise<string>;
  getFiles(commit: string): Promise<BlobEntry[]>;
  /** Each path of any of the commits once. */
  getPaths(commits: readonly string[]): Promise<Pick<BlobEntry, "path">[]>;
  getTags(): Promise<Tag[]>;
  /** The Terraform files directly in each folder at each tag, by tag and folder. */
  getModuleFiles(
    tags: readonly string[],
    folders: readonly string[],
  ): Promise<Map<string, Map<string, BlobEntry[]>>>;
  readBlobs(names: readonly string[]): Promise<Map<string, Buffer>>;
}

/** @throws RepositoryError if the folder is not a repository or is a shallow clone */
export async function openRepository(folder: string): Promise<GitRepository> {
  const git = (...args: string[]) => runGit(folder, args);
  const shallow = await git("rev-parse", "--is-shallow-repository").catch((error: unknown) => {
    throw new RepositoryError(
      `\`${folder}\` is not a git repository: ${getErrorLine(error)}`,
      "name a folder that `git clone` made",
    );
  });
  if (shallow.trim() === "true") {
    throw new RepositoryError(
      `\`${folder}\` is a shallow clone: it does not contain the files of older versions`,
      `fetch them with \`git -C ${folder} fetch --unshallow --tags\``,
    );
  }
  const listings = new Map<string, Promise<BlobEntry[]>>();
  return {
    async getCommit(ref) {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
      return git(...args).then(
        (text) => text.trim(),
        () => null,
      );
    },
    getPrefix: async () => (await git("rev-parse", "--show-prefix")).trim(),
    getFiles(commit) {
      const cached = listings.get(commit) ?? listFiles(folder, commit);
      listings.set(commit, cached);
      return cached;
    },
    getPaths: (commits) => listPaths(folder, commits),
    async getTags() {
      const format = "%(refname:strip=2)%00%(creatordate:short)%00%(objectname)%00%(*objectname)";
      const list = await git("for-each-ref", `--format=${format}`, "refs/tags");
      return splitLines(list).map((line) => {
        const [tag = "", date = "", object = "", peeled = ""] = line.split("\0");
        return { tag, date, commit: peeled || object };
      });
    },
    getModuleFiles: (tags, folders) => listModuleFiles(folder, tags, folders),
    readBlobs: (names) => readBlobs(folder, names),
  };
}

/** Lists the tags without fetching. Throws a RepositoryError. */
export async function getRemoteTags(address: string): Promise<Map<string, string>> {
  const list = await readRemote(address, ["ls-remote", "--tags", "--", address], 60_000);
  const commits = new Map<string, string>();
  // Annotated tags have a second line with their commit.
  for (const line of splitLines(list)) {
    const [, commit = "", tag = ""] = /^(\w+)\trefs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
    if (tag !== "") commits.set(tag, commit);
  }
  return commits;
}

/** Fetches all tags into a bare repository. Throws a RepositoryError. */
export async function fetchTags(address: string, folder: string): Promise<void> {
  if (!existsSync(join(folder, "HEAD"))) {
    await run("git", ["init", "--quiet", "--bare", folder], { env: getGitEnvironment() });
  }
  const options = ["--quiet", "--no-tags", "--prune", "--force", "--no-write-fetch-head"];
  const args = ["fetch", ...options, "--no-auto-gc", "--", address, "+refs/tags/*:refs/tags/*"];
  await readRemote(address, ["-C", folder, ...args], 30 * 60_000);
}

async function readRemote(address: string, args: string[], timeout: number): Promise<string> {
  const options = { maxBuffer, timeout, env: getGitEnvironment() };
  try {
    return (await run("git", args, options)).stdout;
  } catch (error) {
    const { killed } = error as { killed?: boolean };
    const reason = killed ? "it does not respond" : getErrorLine(error).replace(/^fatal: /, "");
    throw new RepositoryError(
      `\`${withoutPassword(address)}\` cannot be read: ${withoutPassword(reason)}`,
      "check `repository` and `clone`, and that git may read it without a password",
    );
  }
}

/** Tokens in addresses would appear in logs. */
function withoutPassword(text: string): string {
  return text.replace(/(\w:\/\/)[^@/\s]+@/g, "$1");
}

interface TreeEntry extends BlobEntry {
  isLink: boolean;
}

function parseTree(list: string): TreeEntry[] {
  return list.split("\0").flatMap((line) => {
    const [, mode, blob = "", path = ""] = /^(\d+) blob (\w+)\t([\s\S]+)$/.exec(line) ?? [];
    return mode === undefined ? [] : [{ path, blob, isLink: mode === linkMode }];
  });
}

/** All files of a commit or tree. Links become the files they lead to; others are left out. */
async function listFiles(repository: string, commit: string): Promise<BlobEntry[]> {
  const entries = parseTree(
    await runGit(repository, ["ls-tree", "-z", "-r", "--full-tree", commit]),
  );
  const links = entries.filter(({ isLink }) => isLink);
  const targets = await readBlobs(
    repository,
    links.map(({ blob }) => blob),
  );
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const findBlob = ({ path, blob, isLink }: TreeEntry, depth = 0): string | undefined => {
    if (!isLink) return blob;
    const targetPath = posix.join(posix.dirname(path), targets.get(blob)?.toString() ?? "");
    const target = byPath.get(targetPath);
    return target && depth < maxLinks ? findBlob(target, depth + 1) : undefined;
  };
  return entries.flatMap((entry) => {
    const blob = findBlob(entry);
    return blob === undefined ? [] : [{ path: entry.path, blob }];
  });
}

/** A link may lead to another one. Links in a circle lead nowhere. */
const maxLinks = 10;

interface FolderEntry {
  name: string;
  mode: string;
  object: string;
}

const folderMode = "40000";
const linkMode = "120000";

/** The trees of a repository. Each is read once, because most are the same at many tags. */
function createTreeReader(repository: string) {
  const trees = new Map<string, FolderEntry[]>();

  /** Returns the names of the objects; null for those that are not trees. */
  async function load(names: readonly string[]): Promise<(string | null)[]> {
    return (await readObjects(repository, names)).map((object) => {
      if (object?.type !== "tree") return null;
      trees.set(object.name, parseTreeObject(object.bytes, object.name.length / 2));
      return object.name;
    });
  }

  function findTree(root: string, segments: readonly string[]): string | null {
    let object = root;
    for (const name of segments) {
      const entry = trees.get(object)?.find((folderEntry) => folderEntry.name === name);
      if (entry?.mode !== folderMode) return null;
      object = entry.object;
    }
    return object;
  }

  return {
    load,
    /** Loads folders with one process for each level. */
    async loadFolders(roots: readonly string[], folders: readonly string[]): Promise<void> {
      const paths = folders.map(getSegments);
      const depth = Math.max(0, ...paths.map((segments) => segments.length));
      for (let level = 1; level <= depth; level++) {
        const objects = roots.flatMap((root) =>
          paths.flatMap((segments) => findTree(root, segments.slice(0, level)) ?? []),
        );
        await load([...new Set(objects)].filter((object) => !trees.has(object)));
      }
    },
    /** The entries of a folder that is loaded. */
    getEntries(root: string, folder: string): FolderEntry[] {
      return trees.get(findTree(root, getSegments(folder)) ?? "") ?? [];
    },
  };
}

async function listModuleFiles(
  repository: string,
  tags: readonly string[],
  folders: readonly string[],
): Promise<Map<string, Map<string, BlobEntry[]>>> {
  const trees = createTreeReader(repository);
  const names = await trees.load(tags.map((tag) => `refs/tags/${tag}^{tree}`));
  const roots = [...new Set(names)].filter((root) => root !== null);
  await trees.loadFolders(roots, folders);
  const isModuleLink = ({ name, mode }: FolderEntry) => mode === linkMode && isModuleFile(name);
  const readFolders = async (root: string) => {
    const hasLinks = folders.some((folder) => trees.getEntries(root, folder).some(isModuleLink));
    const linked = hasLinks ? groupBy(await listFiles(repository, root), getFolder) : null;
    const getFiles = (folder: string): BlobEntry[] => {
      if (linked) return linked.get(getSegments(folder).join("/")) ?? [];
      return trees.getEntries(root, folder).flatMap(({ name, mode, object }) => {
        return mode.startsWith("10") ? [{ path: posix.join(folder, name), blob: object }] : [];
      });
    };
    return new Map(
      folders.map((folder) => [folder, getFiles(folder).filter(({ path }) => isModuleFile(path))]),
    );
  };
  const filesByRoot = new Map<string, Map<string, BlobEntry[]>>();
  for (const root of roots) filesByRoot.set(root, await readFolders(root));
  return new Map(
    tags.flatMap((tag, index) => {
      const files = filesByRoot.get(names[index] ?? "");
      return files ? [[tag, files] as const] : [];
    }),
  );
}

/** Reads each tree once for each path, because most of them are the same in many commits. */
async function listPaths(
  repository: string,
  commits: readonly string[],
): Promise<Pick<BlobEntry, "path">[]> {
  const paths = new Set<string>();
  const seenTrees = new Set<string>();
  let open = commits.map((commit) => ({ object: `${commit}^{tree}`, folder: "" }));
  while (open.length > 0) {
    const objects = await readObjects(
      repository,
      open.map(({ object }) => object),
    );
    open = objects.flatMap((tree, index) => {
      const folder = open[index]?.folder ?? "";
      if (tree?.type !== "tree") return [];
      return parseTreeObject(tree.bytes, tree.name.length / 2).flatMap(({ name, mode, object }) => {
        const path = `${folder}${name}`;
        if (mode !== folderMode) paths.add(path);
        const key = `${object} ${path}`;
        if (mode !== folderMode || seenTrees.has(key)) return [];
        seenTrees.add(key);
        return [{ object, folder: `${path}/` }];
      });
    });
  }
  return [...paths].map((path) => ({ path }));
}

function getSegments(path: string): string[] {
  return path.split("/").filter((name) => name !== "" && name !== ".");
}

function getFolder({ path }: BlobEntry): string {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

/** @param hashLength bytes of an object name: 20 for SHA-1, 32 for SHA-256 */
function parseTreeObject(bytes: Buffer, hashLength: number): FolderEntry[] {
  const entries: FolderEntry[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const space = bytes.indexOf(0x20, offset);
    const end = bytes.indexOf(0, space);
    entries.push({
      mode: bytes.toString("latin1", offset, space),
      name: bytes.toString("utf8", space + 1, end),
      object: bytes.toString("hex", end + 1, end + 1 + hashLength),
    });
    offset = end + 1 + hashLength;
  }
  return entries;
}

function splitLines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function getErrorLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).split("\n", 1)[0]?.trim() ?? "";
}

interface GitObject {
  name: string;
  type: string;
  bytes: Buffer;
}

async function readBlobs(folder: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const objects = await readObjects(folder, names);
  return new Map(
    objects.flatMap((object) =>
      object?.type === "blob" ? [[object.name, object.bytes] as const] : [],
    ),
  );
}

/** Reads objects with one process, in the order of their names. Missing objects are null. */
async function readObjects(
  folder: string,
  names: readonly string[],
): Promise<(GitObject | null)[]> {
  if (names.length === 0) return [];
  const process = spawn("git", ["-C", folder, "cat-file", "--batch"], {
    stdio: ["pipe", "pipe", "ignore"],
    env: getGitEnvironment(),
  });
  // If the process ends early, the last objects are not in the result.
  process.stdin.on("error", () => {});
  process.stdin.end(names.map((name) => `${name}\n`).join(""));
  return parseBatch(await buffer(process.stdout));
}

function parseBatch(output: Buffer): (GitObject | null)[] {
  const objects: (GitObject | null)[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0x0a, start);
    const [name = "", type = "", size] = output.toString("utf8", start, end).split(" ");
    start = end + 1;
    // `name missing`
    if (size === undefined) {
      objects.push(null);
      continue;
    }
    objects.push({ name, type, bytes: output.subarray(start, start + Number(size)) });
    start += Number(size) + 1;
  }
  return objects;
}

export interface Checkout {
  /** The remote `origin`: `owner/name` on GitHub, otherwise with the host. */
  repository: string | null;
  path: string;
  /** The newest version among the tags of the commit; null if files were edited. */
  release: TaggedVersion | null;
  versions: TaggedVersion[];
}

interface TaggedVersion {
  version: string;
  date: string;
  tagPrefix: string;
}

export async function readCheckout(folder: string): Promise<Checkout | null> {
  const git = async (...args: string[]) => (await runGit(folder, args)).trim();
  const prefix = await git("rev-parse", "--show-prefix").catch(() => null);
  if (prefix === null) return null;
  const remote = await git("remote", "get-url", "origin").catch(() => "");
  const edited = await git("status", "--porcelain", "--", ".");
  const format = "%(refname:strip=2) %(creatordate:short)";
  // A repository without a commit has no HEAD.
  const getVersions = async (...filter: string[]) => {
    const tags = await git("for-each-ref", ...filter, `--format=${format}`, "refs/tags");
    const versions = tags.split("\n").flatMap((line) => {
      const [tag = "", date = ""] = line.split(" ");
      const version = getVersionOfTag(tag);
      if (version === null) return [];
      return [{ version, date, tagPrefix: getPrefixOfTag({ tag, version }) }];
    });
    return versions.sort((a, b) => compareVersions(a.version, b.version));
  };
  const releases = await getVersions("--points-at=HEAD").catch(() => []);
  return {
    repository: parseRemote(remote),
    path: prefix.replace(/\/$/, ""),
    release: edited === "" ? (releases.at(-1) ?? null) : null,
    versions: await getVersions(),
  };
}

/** The path keeps its case, because URLs of some hosts need it. */
export function parseRemote(remote: string): string | null {
  const [, hostName = "", path] =
    /^(?:(?:ssh|https?|git):\/\/)?(?:[^@/]+@)?([\w-]+(?:\.[\w-]+)+)(?::\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  if (!path?.includes("/")) return null;
  const host = hostName.toLowerCase();
  if (host === "github.com") return path;
  const azure = getAzurePath(host, path.split("/"));
  return azure ? ["dev.azure.com", ...azure].join("/") : `${host}/${path}`;
}

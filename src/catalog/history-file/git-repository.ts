import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Listings of a large repository at one tag. */
const maxBuffer = 256 * 1024 * 1024;

/** A tag that names a version. */
export interface VersionTag {
  tag: string;
  /** Without a leading `v`. */
  version: string;
  /** ISO day of the tag, or of its commit where the tag has none. */
  date: string;
}

/** A file of a repository at some commit. */
export interface BlobEntry {
  /** Path from the root of the repository, with forward slashes. */
  path: string;
  /** Object name of the content. */
  blob: string;
}

/** Why a repository cannot be read, in words for the person who named it. */
export class RepositoryError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Reads objects of a git repository; nothing is checked out. */
export interface GitRepository {
  /** Tags that match a pattern of `git tag --list`, in no order. */
  tags(pattern: string): Promise<{ tag: string; date: string }[]>;
  /** The files below folders at a tag. Folders that do not exist have none. */
  files(tag: string, folders: readonly string[]): Promise<BlobEntry[]>;
  /** The contents of blobs, by object name. */
  blobs(names: readonly string[]): Promise<Map<string, Buffer>>;
}

/**
 * Opens the repository of a folder.
 *
 * @throws RepositoryError where the folder is none, or its history is cut off
 */
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
      `\`${folder}\` is a shallow clone: it does not hold the files of older versions`,
      `fetch them with \`git -C ${folder} fetch --unshallow --tags\``,
    );
  }
  return {
    async tags(pattern) {
      const format = "%(refname:strip=2) %(creatordate:short)";
      const list = await git("for-each-ref", `--format=${format}`, `refs/tags/${pattern}`);
      return lines(list).map((line) => {
        const [tag = "", date = ""] = line.split(" ");
        return { tag, date };
      });
    },
    async files(tag, folders) {
      const args = ["-z", "-r", "--full-tree", `refs/tags/${tag}`, "--", ...folders];
      const list = await git("ls-tree", ...args);
      return list.split("\0").flatMap((line) => {
        const [, type, blob = "", path = ""] = /^\d+ (\w+) (\w+)\t([\s\S]+)$/.exec(line) ?? [];
        return type === "blob" ? [{ path, blob }] : [];
      });
    },
    blobs: (names) => readBlobs(folder, names),
  };
}

function lines(text: string): string[] {
  return text.split("\n").filter((line) => line !== "");
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).split("\n", 1)[0] ?? "";
}

/** Reads blobs through one process: `git cat-file --batch` answers each name with its content. */
export async function readBlobs(
  folder: string,
  names: readonly string[],
): Promise<Map<string, Buffer>> {
  if (names.length === 0) return new Map();
  const process = spawn("git", ["-C", folder, "cat-file", "--batch"], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  // A process that ends early closes the pipe; what it did not give is missing below.
  process.stdin.on("error", () => {});
  process.stdin.end(names.map((name) => `${name}\n`).join(""));
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdout) chunks.push(chunk as Buffer);
  return parseBatch(Buffer.concat(chunks));
}

/** Takes the output of `git cat-file --batch` apart: `name type size`, content, line feed. */
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

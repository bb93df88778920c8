import type { CacheStore } from "../../model/cache.ts";

/** Git object names before and after a commit; zeros if the file does not exist. */
export type BlobPair = readonly [before: string, after: string];

interface TouchedFile {
  /** Git status: `A` added, `M` modified, `D` deleted, `R` renamed, `T` type changed. */
  status: string;
  path: string;
  from: string | null;
  blobs: BlobPair;
}

export interface Commit {
  hash: string;
  date: string;
  message: string;
  files: TouchedFile[];
}

const rawEntry = /^\n?:\d+ \d+ ([\da-f]+) ([\da-f]+) ([A-Z])\d*$/;

/** Parses `git log --raw -z --format=%H%x00%cs%x00%B%x00`. */
export function parseLog(log: string): Commit[] {
  const tokens = log.split("\0");
  const commits: Commit[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? "";
    const [, before = "", after = "", status = ""] = rawEntry.exec(token) ?? [];
    if (status !== "") {
      const isMoved = status === "R" || status === "C";
      const first = tokens[index + 1] ?? "";
      const path = isMoved ? (tokens[index + 2] ?? "") : first;
      const from = isMoved ? first : null;
      commits.at(-1)?.files.push({ status, path, from, blobs: [before, after] });
      index += isMoved ? 3 : 2;
    } else if (/^[\da-f]{40,}$/.test(token)) {
      const [date = "", message = ""] = tokens.slice(index + 1, index + 3);
      commits.push({ hash: token, date, message, files: [] });
      index += 3;
    } else {
      index += 1;
    }
  }
  return commits;
}

export type Git = (...options: string[]) => Promise<string>;

interface CachedLog {
  head: string;
  text: string;
}

interface LogOptions {
  head: string;
  withMoves: boolean;
  cache: CacheStore | undefined;
  key: string;
}

/** If the cached log is a linear ancestor, only newer commits are read. */
export async function readLog(git: Git, options: LogOptions): Promise<string> {
  const { head, withMoves, cache, key } = options;
  const cachedLog = restoreLog(cache?.read(key));
  if (cachedLog?.head === head) return cachedLog.text;
  const older =
    cachedLog && (await isStraightAncestor(git, head, cachedLog.head)) ? cachedLog : undefined;
  // These options override the user's settings. Detecting renames has quadratic cost, hence the
  // limit.
  const moves = withMoves ? ["-M", "-l400"] : ["--no-renames"];
  const list = ["--raw", "-z", "--no-abbrev", ...moves, "--no-ext-diff", "--relative"];
  const form = ["--no-merges", "--encoding=UTF-8", "--no-color", "--format=%H%x00%cs%x00%B%x00"];
  const range = older ? `${older.head}..${head}` : head;
  const newer = await git(
    "-c",
    "log.showSignature=false",
    "log",
    ...list,
    ...form,
    range,
    "--",
    ".",
  );
  const text = older ? `${newer}\0${older.text}` : newer;
  cache?.write(key, Buffer.from(`${head}\n${text}`));
  return text;
}

function restoreLog(bytes: Uint8Array | undefined): CachedLog | undefined {
  if (!bytes) return undefined;
  const stored = Buffer.from(bytes).toString("utf8");
  const end = stored.indexOf("\n");
  return { head: stored.slice(0, end), text: stored.slice(end + 1) };
}

async function isStraightAncestor(git: Git, head: string, older: string): Promise<boolean> {
  try {
    const list = await git("rev-list", "--parents", `${older}..${head}`);
    const commits = list
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" "));
    const isLine = commits.every((names) => names.length === 2);
    return isLine && commits.at(-1)?.[1] === older;
  } catch {
    return false;
  }
}

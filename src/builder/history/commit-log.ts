import type { CacheStore } from "../../model/cache.ts";

/** Object names of a file's content before and after a commit; zeros where there is none. */
export type BlobPair = readonly [before: string, after: string];

/** A file that a commit touched; paths are below the site folder. */
export interface TouchedFile {
  /** As git has it: `A` added, `M` changed, `D` removed, `R` moved, `T` another type. */
  status: string;
  path: string;
  /** The former path of a moved file. */
  from: string | null;
  blobs: BlobPair;
}

export interface Commit {
  hash: string;
  /** ISO date. */
  date: string;
  message: string;
  files: TouchedFile[];
}

const rawEntry = /^\n?:\d+ \d+ ([\da-f]+) ([\da-f]+) ([A-Z])\d*$/;

/**
 * Takes the output of `git log --raw -z --format=%H%x00%cs%x00%B%x00` apart. What a message or a path
 * contains does not matter: each is the text between two zero bytes, which neither can hold.
 */
export function parseLog(log: string): Commit[] {
  const tokens = log.split("\0");
  const commits: Commit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    const [, before = "", after = "", status = ""] = rawEntry.exec(token) ?? [];
    if (status !== "") {
      const hasTwo = status === "R" || status === "C";
      const first = tokens[at + 1] ?? "";
      const path = hasTwo ? (tokens[at + 2] ?? "") : first;
      const from = hasTwo ? first : null;
      commits.at(-1)?.files.push({ status, path, from, blobs: [before, after] });
      at += hasTwo ? 3 : 2;
    } else if (/^[\da-f]{40,}$/.test(token)) {
      const [date = "", message = ""] = tokens.slice(at + 1, at + 3);
      commits.push({ hash: token, date, message, files: [] });
      at += 3;
    } else {
      // Between a message and its files, and between commits.
      at += 1;
    }
  }
  return commits;
}

/** Runs git in a site folder and returns what it prints. Fails where git does. */
export type Git = (...options: string[]) => Promise<string>;

/** The log of all commits up to one. */
interface KnownLog {
  head: string;
  text: string;
}

interface LogOptions {
  /** Name of the last commit. */
  head: string;
  /** Whether moves of files are looked for. */
  withMoves: boolean;
  cache: CacheStore | undefined;
  /** Names in the cache the log that was read last. */
  key: string;
}

/**
 * The log of what commits changed below a site folder, newest first, for `parseLog`. Commits that
 * stand in one line on the last one that the cache knows are read alone: before them, the log is what
 * it was. Any other commits may belong between those that are known, and all is read again.
 */
export async function readLog(git: Git, options: LogOptions): Promise<string> {
  const { head, withMoves, cache, key } = options;
  const known = restoreLog(cache?.read(key));
  if (known?.head === head) return known.text;
  const older = known && (await standsOn(git, head, known.head)) ? known : undefined;
  // Whatever the user has configured: paths below the site folder, and no merges, which repeat
  // what their branches did. Moves are found among 400 files of a commit at most, because the cost
  // grows with the square; files that moved unchanged are always found.
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

function restoreLog(bytes: Uint8Array | undefined): KnownLog | undefined {
  if (!bytes) return undefined;
  const stored = Buffer.from(bytes).toString("utf8");
  const end = stored.indexOf("\n");
  return { head: stored.slice(0, end), text: stored.slice(end + 1) };
}

/** Whether each commit after `older` has one parent, and the first of them has `older`. */
async function standsOn(git: Git, head: string, older: string): Promise<boolean> {
  try {
    const list = await git("rev-list", "--parents", `${older}..${head}`);
    const commits = list
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(" "));
    const isLine = commits.every((names) => names.length === 2);
    return isLine && commits.at(-1)?.[1] === older;
  } catch {
    // The commit was removed from the repository.
    return false;
  }
}

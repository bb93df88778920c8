import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { readBlobs } from "../../catalog/history-file/git-repository.ts";
import type { CacheStore } from "../../model/cache.ts";
import { computeHash } from "../cache/hash.ts";
import { inParallel } from "../threads/in-parallel.ts";
import { type BlobPair, type Commit, type Git, parseLog, readLog } from "./commit-log.ts";
import { compareSections, type SectionChanges, toSentence } from "./describe-change.ts";

/** ISO dates of the last commits, by path below the site folder. */
export type SourceDates = ReadonlyMap<string, string>;

export interface FileChange {
  commit: string;
  date: string;
  kind: "added" | "moved" | "edited";
  /** Commit message in one line; empty if it says nothing to readers. */
  sentence: string;
  /** Only for Markdown files without a sentence. */
  sections: SectionChanges | null;
}

export interface SiteHistory {
  dates: SourceDates;
  reason: string | null;
  changes: ReadonlyMap<string, FileChange[]>;
}

interface HistoryOptions {
  /** Commits with one of these texts are ignored. Null reads only dates. */
  skip: readonly string[] | null;
  cache?: CacheStore;
}

const run = promisify(execFile);

/** The default of 1 MB would truncate a long history. */
const maxBuffer = 512 * 1024 * 1024;

/** Increase this when the cached data changes. */
const format = "2";

/** `reason` is set without git, and in a shallow clone, whose oldest commit seems to add all. */
export async function readHistory(
  siteDir: string,
  { skip, cache }: HistoryOptions,
): Promise<SiteHistory> {
  const git: Git = async (...options) =>
    (await run("git", ["-C", siteDir, ...options], { maxBuffer })).stdout;
  try {
    const { head, prefix, shallow } = await readState(siteDir, git);
    const cacheKeyParts = [format, prefix, shallow.join(), String(skip === null)];
    const keys = {
      history: computeHash("history", ...cacheKeyParts, head, JSON.stringify(skip)),
      log: computeHash("log", ...cacheKeyParts),
      sections: computeHash("sections", ...cacheKeyParts),
    };
    const cachedHistory = cache?.read(keys.history);
    if (cachedHistory) {
      // A read marks the entries as used.
      cache?.read(keys.log);
      cache?.read(keys.sections);
      return parseHistory(cachedHistory);
    }
    const log = await readLog(git, { head, withMoves: skip !== null, cache, key: keys.log });
    const commits = parseLog(log).filter(({ hash }) => !shallow.includes(hash));
    const isShallow = shallow.length > 0;
    const history = {
      dates: isShallow ? new Map<string, string>() : getDates(commits),
      reason: isShallow ? "the repository is a shallow clone" : null,
      changes:
        skip === null
          ? new Map<string, FileChange[]>()
          : await getChanges(commits, {
              skip,
              paths: new Set((await git("ls-tree", "-r", "-z", "--name-only", head)).split("\0")),
              compare: (pairs) => compareFiles(pairs, { siteDir, cache, key: keys.sections }),
            }),
    };
    cache?.write(keys.history, serializeHistory(history));
    return history;
  } catch (error) {
    const reason = getReason(error as NodeJS.ErrnoException & { stderr?: string });
    return { dates: new Map(), reason, changes: new Map() };
  }
}

/** The last commit, the path of the site in its repository, and the roots of a shallow clone. */
async function readState(siteDir: string, git: Git) {
  const output = await git("rev-parse", "--git-path", "shallow", "--show-prefix");
  const [shallowFile = "", prefix = ""] = output.split("\n");
  const head = await git("log", "-1", "--format=%H");
  const path = resolve(siteDir, shallowFile);
  const shallow = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return { head: head.trim(), prefix, shallow };
}

function getReason({ code, stderr = "", message }: NodeJS.ErrnoException & { stderr?: string }) {
  if (code === "ENOENT") return "git is not installed";
  // `fatal: not a git repository (or any of the parent directories): .git`
  const [reason = message] = stderr.trim().split("\n");
  return reason.replace(/^fatal: /, "").replace(/ \(or any .*$/, "");
}

function serializeHistory({ dates, reason, changes }: SiteHistory): Uint8Array {
  return Buffer.from(JSON.stringify({ dates: [...dates], reason, changes: [...changes] }));
}

function parseHistory(bytes: Uint8Array): SiteHistory {
  const { dates, reason, changes } = JSON.parse(Buffer.from(bytes).toString("utf8")) as {
    dates: [string, string][];
    reason: string | null;
    changes: [string, FileChange[]][];
  };
  return { dates: new Map(dates), reason, changes: new Map(changes) };
}

/** Commits are newest first, so the first date of a file wins. */
function getDates(commits: readonly Commit[]): SourceDates {
  const dates = new Map<string, string>();
  for (const { date, files } of commits) {
    for (const { path, from } of files) {
      for (const text of [path, from]) {
        if (text !== null && !dates.has(text)) dates.set(text, date);
      }
    }
  }
  return dates;
}

interface ChangeWithBlobs extends FileChange {
  blobs: BlobPair;
}

interface ChangesOptions {
  skip: readonly string[];
  paths: ReadonlySet<string>;
  compare(pairs: readonly BlobPair[]): Promise<Map<string, SectionChanges>>;
}

async function getChanges(
  commits: readonly Commit[],
  { skip, paths, compare }: ChangesOptions,
): Promise<Map<string, FileChange[]>> {
  const followed = groupByCurrentPath(commits, { skip, exists: (path) => paths.has(path) });
  const files = [...followed].filter(([path]) => paths.has(path));
  const isCompared = (path: string, change: ChangeWithBlobs) =>
    needsComparison(change) && /\.mdx?$/.test(path);
  const sections = await compare(
    files.flatMap(([path, open]) =>
      open.filter((change) => isCompared(path, change)).map(({ blobs }) => blobs),
    ),
  );
  return new Map(
    files.map(([path, open]) => [
      path,
      open.map((change) => {
        const { blobs, ...described } = change;
        if (!isCompared(path, change)) return described;
        return { ...described, sections: sections.get(getName(blobs)) ?? null };
      }),
    ]),
  );
}

function getName([before, after]: BlobPair): string {
  return `${before} ${after}`;
}

/** Limits memory: one group is read while another is compared. */
const groupSize = 500;

async function compareFiles(
  pairs: readonly BlobPair[],
  { siteDir, cache, key }: { siteDir: string; cache: CacheStore | undefined; key: string },
): Promise<Map<string, SectionChanges>> {
  const stored = cache?.read(key) ?? Buffer.from("[]");
  const cachedSections = new Map(
    JSON.parse(Buffer.from(stored).toString()) as [string, SectionChanges][],
  );
  const sections = new Map<string, SectionChanges>();
  const uncached = new Map<string, BlobPair>();
  for (const pair of pairs) {
    const name = getName(pair);
    const cached = cachedSections.get(name);
    if (cached) sections.set(name, cached);
    else uncached.set(name, pair);
  }
  const list = [...uncached.values()];
  const groups = Array.from({ length: Math.ceil(list.length / groupSize) }, (_, index) =>
    list.slice(index * groupSize, (index + 1) * groupSize),
  );
  await inParallel(groups, 2, async (group) => {
    // The history of a site may be in the repository that `GIT_DIR` names.
    const texts = await readBlobs(siteDir, [...new Set(group.flat())], process.env);
    const getText = (name: string) => texts.get(name)?.toString("utf8") ?? "";
    for (const pair of group) {
      sections.set(getName(pair), compareSections(getText(pair[0]), getText(pair[1])));
    }
  });
  if (list.length > 0) cache?.write(key, Buffer.from(JSON.stringify([...sections])));
  return sections;
}

function needsComparison({ sentence, kind, blobs: [before, after] }: ChangeWithBlobs): boolean {
  return sentence === "" && kind !== "added" && before !== after;
}

interface FollowOptions {
  skip: readonly string[];
  exists(path: string): boolean;
}

/** Groups changes by the current path. Commits must be newest first. */
export function groupByCurrentPath(
  commits: readonly Commit[],
  { skip, exists }: FollowOptions,
): Map<string, ChangeWithBlobs[]> {
  const files = new Map<string, ChangeWithBlobs[]>();
  const lastNames = new Map<string, string>();
  for (const { hash, date, message, files: touched } of commits) {
    const isHidden = skip.some((text) => message.includes(text));
    const sentence = toSentence(message);
    const moves = new Map<string, string>();
    for (const { status, path, from, blobs } of touched) {
      const last = lastNames.get(path) ?? path;
      const changes = files.get(last) ?? [];
      files.set(last, changes);
      if (!isHidden && status !== "D") {
        const kind = status === "A" ? "added" : status === "R" ? "moved" : "edited";
        changes.push({ commit: hash, date, kind, sentence, sections: null, blobs });
      }
      if (from !== null && status === "R") moves.set(from, last);
    }
    for (const { path, status } of touched) {
      if (status === "R") lastNames.delete(path);
    }
    for (const [from, last] of moves) {
      const earlierChanges = lastNames.has(from) || exists(from) ? [] : (files.get(from) ?? []);
      files.get(last)?.push(...earlierChanges);
      if (earlierChanges.length > 0) files.delete(from);
      lastNames.set(from, last);
    }
  }
  return files;
}

import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { readBlobs } from "../../catalog/history-file/git-repository.ts";
import type { CacheStore } from "../../model/cache.ts";
import { hashOf } from "../cache/hash.ts";
import { compareSections, type SectionChanges, sentenceOf } from "./describe-change.ts";
import { type Commit, parseLog } from "./parse-log.ts";

/** ISO date of the last commit by file, as a path below the site folder. */
export type SourceDates = ReadonlyMap<string, string>;

/** What a commit did to a file. */
export interface FileChange {
  /** Name of the commit. */
  commit: string;
  /** ISO date of the commit. */
  date: string;
  kind: "added" | "moved" | "edited";
  /** What the commit says in one line, or "" where that says nothing to readers. */
  sentence: string;
  /** Of a Markdown file, where the sentence is missing. */
  sections: SectionChanges | null;
}

/** What git knows of the files of a site. */
export interface SiteHistory {
  dates: SourceDates;
  /** Why there are no dates, or null. */
  reason: string | null;
  /** Changes of each file, newest first, under the name that it has at the last commit. */
  changes: ReadonlyMap<string, FileChange[]>;
}

interface HistoryOptions {
  /** Reads changes, too; messages that contain one of these texts are left out. Null: dates only. */
  skip: readonly string[] | null;
  cache?: CacheStore;
}

const run = promisify(execFile);

/** A long history lists many files; the default of 1 MB would cut it off. */
const maxBuffer = 512 * 1024 * 1024;

/** Raised whenever the same repository is read differently. */
const format = "1";

/**
 * Reads from git, in one go, what commits changed below a site folder. There is a reason in place of
 * dates without git, outside of a repository, before the first commit, and in a shallow clone, whose
 * oldest commits would seem to have added everything. These are left out of the changes, too.
 */
export async function readHistory(
  siteDir: string,
  { skip, cache }: HistoryOptions,
): Promise<SiteHistory> {
  const git = async (...options: string[]) =>
    (await run("git", ["-C", siteDir, ...options], { maxBuffer })).stdout;
  try {
    const { head, prefix, shallow } = await readState(siteDir, git);
    const key = hashOf(format, head, prefix, shallow.join(), JSON.stringify(skip));
    const known = cache?.read(key);
    if (known) return restore(known);
    // Whatever the user has configured: paths below the site folder, and no merges, which repeat
    // what their branches did. Moves are found among 400 files of a commit at most, because the cost
    // grows with the square; files that moved unchanged are always found.
    const renames = skip === null ? ["--no-renames"] : ["-M", "-l400"];
    const list = ["--raw", "-z", "--no-abbrev", ...renames, "--no-ext-diff", "--relative"];
    const form = ["--no-merges", "--encoding=UTF-8", "--no-color", "--format=%H%x00%cs%x00%B%x00"];
    const log = await git("-c", "log.showSignature=false", "log", ...list, ...form, "--", ".");
    const commits = parseLog(log).filter(({ hash }) => !shallow.includes(hash));
    const isShallow = shallow.length > 0;
    const history = {
      dates: isShallow ? new Map<string, string>() : datesOf(commits),
      reason: isShallow ? "the repository is a shallow clone" : null,
      changes:
        skip === null
          ? new Map<string, FileChange[]>()
          : await changesOf(commits, { siteDir, skip }),
    };
    cache?.write(key, stored(history));
    return history;
  } catch (error) {
    const reason = reasonOf(error as NodeJS.ErrnoException & { stderr?: string });
    return { dates: new Map(), reason, changes: new Map() };
  }
}

/** The last commit, the place of the site in its repository, and the commits whose parents are cut off. */
async function readState(siteDir: string, git: (...options: string[]) => Promise<string>) {
  const places = await git("rev-parse", "--git-path", "shallow", "--show-prefix");
  const [shallowFile = "", prefix = ""] = places.split("\n");
  const head = await git("log", "-1", "--format=%H");
  const path = resolve(siteDir, shallowFile);
  const shallow = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  return { head: head.trim(), prefix, shallow };
}

function reasonOf({ code, stderr = "", message }: NodeJS.ErrnoException & { stderr?: string }) {
  if (code === "ENOENT") return "git is not installed";
  // `fatal: not a git repository (or any of the parent directories): .git`
  const [said = message] = stderr.trim().split("\n");
  return said.replace(/^fatal: /, "").replace(/ \(or any .*$/, "");
}

function stored({ dates, reason, changes }: SiteHistory): Uint8Array {
  return Buffer.from(JSON.stringify({ dates: [...dates], reason, changes: [...changes] }));
}

function restore(bytes: Uint8Array): SiteHistory {
  const { dates, reason, changes } = JSON.parse(Buffer.from(bytes).toString("utf8")) as {
    dates: [string, string][];
    reason: string | null;
    changes: [string, FileChange[]][];
  };
  return { dates: new Map(dates), reason, changes: new Map(changes) };
}

/** The newest commit comes first, so that a file's first date is its last change. */
export function datesOf(commits: readonly Commit[]): SourceDates {
  const dates = new Map<string, string>();
  for (const { date, files } of commits) {
    for (const { path, from } of files) {
      for (const one of [path, from]) {
        if (one !== null && !dates.has(one)) dates.set(one, date);
      }
    }
  }
  return dates;
}

/** A change with what is compared where its commit says nothing. */
interface OpenChange extends FileChange {
  blobs: [before: string, after: string];
}

/** Changes by the last name of each file. */
async function changesOf(
  commits: readonly Commit[],
  { siteDir, skip }: { siteDir: string; skip: readonly string[] },
): Promise<Map<string, FileChange[]>> {
  const exists = (path: string) => existsSync(join(siteDir, path));
  const files = followNames(commits, { skip, exists });
  const texted = [...files].filter(([path]) => /\.mdx?$/.test(path) && exists(path));
  const silent = texted.flatMap(([, open]) => open.filter(isSilent));
  const names = new Set(silent.flatMap(({ blobs }) => blobs));
  const texts = await readBlobs(siteDir, [...names]);
  const textOf = (name: string) => texts.get(name)?.toString("utf8") ?? "";
  const changes = new Map<string, FileChange[]>();
  for (const [path, open] of files) {
    if (!exists(path)) continue;
    const described = open.map(({ blobs, ...change }): FileChange => {
      if (!isSilent({ ...change, blobs }) || !/\.mdx?$/.test(path)) return change;
      return { ...change, sections: compareSections(textOf(blobs[0]), textOf(blobs[1])) };
    });
    changes.set(path, described);
  }
  return changes;
}

function isSilent({ sentence, kind, blobs: [before, after] }: OpenChange): boolean {
  return sentence === "" && kind !== "added" && before !== after;
}

interface FollowOptions {
  skip: readonly string[];
  /** Whether a path below the site folder has a file. */
  exists(path: string): boolean;
}

/** Collects the changes of each file under its last name; commits come newest first. */
export function followNames(
  commits: readonly Commit[],
  { skip, exists }: FollowOptions,
): Map<string, OpenChange[]> {
  const files = new Map<string, OpenChange[]>();
  /** The last name of what was called so when an older commit was made. */
  const lastNames = new Map<string, string>();
  for (const { hash, date, message, files: touched } of commits) {
    const isHidden = skip.some((text) => message.includes(text));
    const sentence = sentenceOf(message);
    const moves = new Map<string, string>();
    for (const { status, path, from, blobs } of touched) {
      const last = lastNames.get(path) ?? path;
      const known = files.get(last) ?? [];
      files.set(last, known);
      if (!isHidden && status !== "D") {
        const kind = status === "A" ? "added" : status === "R" ? "moved" : "edited";
        known.push({ commit: hash, date, kind, sentence, sections: null, blobs });
      }
      if (from !== null && status === "R") moves.set(from, last);
    }
    for (const { path, status } of touched) {
      if (status === "R") lastNames.delete(path);
    }
    for (const [from, last] of moves) {
      // A commit of another branch may have changed the old name after it was moved in this one.
      const early = lastNames.has(from) || exists(from) ? [] : (files.get(from) ?? []);
      files.get(last)?.push(...early);
      if (early.length > 0) files.delete(from);
      lastNames.set(from, last);
    }
  }
  return files;
}

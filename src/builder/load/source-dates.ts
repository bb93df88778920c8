import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** ISO date of the last commit by file, as a path below the site folder. */
export type SourceDates = ReadonlyMap<string, string>;

const run = promisify(execFile);

/** When files changed, or why that is not known. */
export type DatesAnswer = { dates: SourceDates } | { reason: string };

/** A long history lists many files; the default of 1 MB would cut it off. */
const maxBuffer = 512 * 1024 * 1024;

/**
 * Reads from git, in one go, when each file of a site last changed. There is a reason in place of
 * dates without git, outside of a repository, before the first commit, and in a shallow clone, whose
 * oldest commit would seem to have changed everything.
 */
export async function readSourceDates(siteDir: string): Promise<DatesAnswer> {
  const git = async (...options: string[]) =>
    (await run("git", ["-C", siteDir, ...options], { maxBuffer })).stdout;
  try {
    const shallow = await git("rev-parse", "--is-shallow-repository");
    if (shallow.trim() !== "false") return { reason: "the repository is a shallow clone" };
    // Whatever the user has configured: paths below the site folder, renamed files as new ones.
    const list = ["--format=%x01%cs", "--name-only", "-z", "--no-renames", "--relative"];
    const log = await git("-c", "log.showSignature=false", "log", ...list, "--", ".");
    return { dates: parseLog(log) };
  } catch (error) {
    return { reason: reasonOf(error as NodeJS.ErrnoException & { stderr?: string }) };
  }
}

function reasonOf({ code, stderr = "", message }: NodeJS.ErrnoException & { stderr?: string }) {
  if (code === "ENOENT") return "git is not installed";
  // `fatal: not a git repository (or any of the parent directories): .git`
  const [said = message] = stderr.trim().split("\n");
  return said.replace(/^fatal: /, "").replace(/ \(or any .*$/, "");
}

/** The newest commit comes first, so that a file's first date is its last change. */
export function parseLog(log: string): SourceDates {
  const dates = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [date = "", ...files] = commit.split("\0");
    for (const file of files) {
      // A line end stands between the date and the first file.
      const path = file.replace(/^\n/, "");
      if (path !== "" && !dates.has(path)) dates.set(path, date);
    }
  }
  return dates;
}

/** When the newest file below a folder changed, or null where none has a date. */
export function newestBelow(dates: SourceDates, folder: string): string | null {
  let newest: string | null = null;
  for (const [file, date] of dates) {
    if (file.startsWith(`${folder}/`) && (newest === null || date > newest)) newest = date;
  }
  return newest;
}

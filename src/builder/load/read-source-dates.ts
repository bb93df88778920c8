import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";

/** ISO dates of the last commits, by path below the site folder. */
export type SourceDates = ReadonlyMap<string, string>;

interface ReadDates {
  dates: SourceDates;
  /** Why there are no dates. */
  reason?: string;
}

const run = promisify(execFile);

/** The default of 1 MB would truncate a long history. */
const maxBuffer = 512 * 1024 * 1024;

/** A shallow clone has no dates, because its oldest commit seems to add all files. */
export async function readSourceDates(siteDir: string): Promise<ReadDates> {
  const runGit = async (...options: string[]) =>
    (await run("git", ["-C", siteDir, ...options], { maxBuffer })).stdout;
  try {
    const shallowFile = (await runGit("rev-parse", "--git-path", "shallow")).trim();
    if (existsSync(resolve(siteDir, shallowFile))) {
      return { dates: new Map(), reason: "the repository is a shallow clone" };
    }
    // These options override the user's settings.
    const list = ["-z", "--name-only", "--no-renames", "--no-ext-diff", "--relative"];
    const form = ["--no-merges", "--no-color", "--format=%x00%cs"];
    return {
      dates: parseLog(
        await runGit("-c", "log.showSignature=false", "log", ...list, ...form, "--", "."),
      ),
    };
  } catch (error) {
    const reason = getReason(error as NodeJS.ErrnoException & { stderr?: string });
    return { dates: new Map(), reason };
  }
}

/** Each commit is an empty text, its date, and its paths. The newest one comes first. */
function parseLog(log: string): SourceDates {
  const dates = new Map<string, string>();
  const tokens = log.split("\0");
  let date = "";
  for (const [index, token] of tokens.entries()) {
    if (token === "") continue;
    if (tokens[index - 1] === "") date = token;
    else {
      const path = token.replace(/^\n/, "");
      if (!dates.has(path)) dates.set(path, date);
    }
  }
  return dates;
}

function getReason({ code, stderr = "", message }: NodeJS.ErrnoException & { stderr?: string }) {
  if (code === "ENOENT") return "git is not installed";
  // `fatal: not a git repository (or any of the parent directories): .git`
  const [reason = message] = stderr.trim().split("\n");
  return reason.replace(/^fatal: /, "").replace(/ \(or any .*$/, "");
}

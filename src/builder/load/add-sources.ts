import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { DocRecord, PageRecord } from "../../content/index.ts";
import type { Page } from "../../model/page/page.ts";
import type { MergedData, ReadData } from "./read-site-data.ts";

/** Tells each article where its source is and when it last changed. */
export function addSources(
  data: MergedData,
  { editUrl }: Pick<SiteConfig, "editUrl">,
  dates: SourceDates,
): ReadData {
  const withSource = <R extends PageRecord | DocRecord>(record: R): R => {
    const { page, file } = record;
    if (!("body" in page)) return record;
    const source = { lastUpdated: changedOn(dates, file), editUrl: editAddress(editUrl, file) };
    return { ...record, page: { ...page, ...source } };
  };
  return { ...data, docs: data.docs.map(withSource), pages: data.pages.map(withSource), dates };
}

/** ISO date of the last change of what a page is made from, or null. */
export function changedOn(dates: SourceDates, file: string): string | null {
  const folder = catalogFolder(file);
  return folder === null ? (dates.get(file) ?? null) : newestBelow(dates, folder);
}

/** Whether a page has a source of its own; lists have those of others. */
export function hasSource(page: Page): boolean {
  return "body" in page || page.kind === "custom";
}

/** A service's page is made from all files of its folder, the lists of services from all services. */
function catalogFolder(file: string): string | null {
  if (file === "catalog") return file;
  return /^(catalog\/.*)\/index\.md$/.exec(file)?.[1] ?? null;
}

function editAddress(patterns: SiteConfig["editUrl"], file: string): string | null {
  if (patterns === null) return null;
  const folder = catalogFolder(file);
  const path = (folder ?? file).split("/").map(encodeURIComponent).join("/");
  return patterns[folder === null ? "file" : "folder"].replace("{path}", () => path);
}

/** ISO date of the last commit by file, as a path below the site folder. */
export type SourceDates = ReadonlyMap<string, string>;

const run = promisify(execFile);

/** When files changed, or why that is not known. */
type DatesAnswer = { dates: SourceDates } | { reason: string };

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

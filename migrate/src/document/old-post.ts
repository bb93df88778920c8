import { isDay } from "../../../src/config/schemas/front-matter.ts";
import { parsePostPath } from "../../../src/content/route/route-posts.ts";

interface OldPost {
  /** The day in the path of the file, if it has one. */
  date: string | undefined;
  segments: string[];
}

const datedPath = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)[-/]?(.*)$/;

/** Reads the path of a post as Docusaurus does. Parts of the date may be folders. */
export function readPostPath(path: string): OldPost {
  const pathOfPost = path.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const [, folder = "", year, month = "", day = "", name = ""] = datedPath.exec(pathOfPost) ?? [];
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  if (year === undefined || !isDay(date))
    return { date: undefined, segments: pathOfPost.split("/") };
  const rest = `${folder}${name}`.split("/").filter((segment) => segment !== "");
  return {
    date,
    segments: [year, month, day, ...rest],
  };
}

/** The day of a date in front matter, such as `2026-1-3`, `2026/01/03 18:00`, or `January 3, 2026`. */
export function parseDay(date: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(date) ?? [];
  const parsed = new Date(`${date} UTC`);
  const isParsed = year === undefined && !Number.isNaN(parsed.getTime());
  if (isParsed) return parsed.toISOString().slice(0, 10);
  const found = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(found) ? found : undefined;
}

/** The date for the front matter of a post, if this engine would read another one from its path. */
export function findMissingDate(path: string): string | undefined {
  const { date } = readPostPath(path);
  return date === parsePostPath(path).date ? undefined : date;
}

import { isDay } from "../../model/url/day.ts";

/** What the path of a post says. */
export interface PostPath {
  /** ISO date with which the path begins. */
  date: string | undefined;
  /** Parts of the address below the blog's route. */
  segments: string[];
}

const datedName = /^(?:.*\/)?(\d{4})[-/](\d{2})[-/](\d{2})[-/](.+)$/;

/**
 * Reads `2026-01-31-name.md`, `2026-01-31-name/index.md` and `2026/01/31/name.md`, whose address
 * is `2026/01/31/name`; any other path is the address itself.
 */
export function postPath(path: string): PostPath {
  const plain = path.replace(/\.mdx?$/i, "").replace(/\/index$/i, "");
  const [, year = "", month = "", day = "", name = ""] = datedName.exec(plain) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date)
    ? { date, segments: [year, month, day, ...name.split("/")] }
    : { date: undefined, segments: plain.split("/") };
}

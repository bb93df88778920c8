/** A file that a commit touched; paths are below the site folder. */
export interface TouchedFile {
  /** As git has it: `A` added, `M` changed, `D` removed, `R` moved, `T` another type. */
  status: string;
  path: string;
  /** The former path of a moved file. */
  from: string | null;
  /** Object names of its content before and after; zeros where there is none. */
  blobs: [before: string, after: string];
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

/** A file of a reader. Its path has no slash at its beginning. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Why a file of a reader is not checked. */
export type Refusal = "binary" | "too-long" | "long-line" | "too-deep" | "too-many" | "too-slow";

export interface RefusedFile {
  path: string;
  reason: Refusal;
}

/** Longest file that is read, in UTF-16 code units: 1 MB, 30,000 lines. */
export const longestFile = 1_048_576;

/** Longest line: no code that people write has such lines, and the grammar is slow in them. */
const longestLine = 20_000;

/** All code that is read at once. The command line has no such limit. */
const longestCode = 2_000_000;

/**
 * Milliseconds for which code is read at once: after two seconds a reader has an answer. 5,000 lines take
 * a fifth of it; a slow device, or a text that is no code, may need more.
 */
export const longestRead = 1_500;

/** Files that are read at once. */
export const mostFiles = 1_000;

/** Deepest nesting of brackets: the reader of code goes down into each. */
export const deepest = 200;

/** Files that hold code. */
const code = /\.(?:tf|tofu|tf\.json|hcl)$/;

/** Folders that tools write, with copies of modules in them; lock files hold no code either. */
const ignored =
  /(?:^|\/)(?:\.git|\.terraform|\.terragrunt-cache|node_modules|\.terraform\.lock\.hcl)(?:\/|$)/;

/** Whether a file of a folder is code that can be checked, by its path. */
export function isCode(path: string): boolean {
  return code.test(path) && !ignored.test(path);
}

/** Divides the files of a reader into those that are checked and those that are not, with the reason. */
export function admit(files: readonly SourceFile[]): {
  admitted: SourceFile[];
  refused: RefusedFile[];
} {
  const admitted: SourceFile[] = [];
  const refused: RefusedFile[] = [];
  let length = 0;
  for (const file of files) {
    const isFull = length + file.text.length > longestCode || admitted.length >= mostFiles;
    const reason = refusalOf(file.text) ?? (isFull ? "too-many" : undefined);
    if (reason) refused.push({ path: file.path, reason });
    else {
      admitted.push(file);
      length += file.text.length;
    }
  }
  return { admitted, refused };
}

function refusalOf(text: string): Refusal | undefined {
  if (text.length > longestFile) return "too-long";
  // HCL has no NUL, and what is not UTF-8 was read as replacement characters.
  if (text.includes("\0") || text.includes("\uFFFD")) return "binary";
  if (hasLongLine(text)) return "long-line";
  return nestingOf(text) > deepest ? "too-deep" : undefined;
}

function hasLongLine(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    if ((end === -1 ? text.length : end) - at > longestLine) return true;
    if (end === -1) return false;
    at = end + 1;
  }
  return false;
}

/** How deep brackets nest in a text, at most. */
export function nestingOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [bracket] of text.matchAll(/[[{()}\]]/g)) {
    depth = "[{(".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  return most;
}

/** The name of a file that holds code which was pasted. */
export function pastedName(text: string): "main.tf" | "main.tf.json" | "terragrunt.hcl" {
  if (/^\s*\{/.test(text)) return "main.tf.json";
  const isUnit =
    /^[ \t]*(?:terraform|include|inputs)\b/m.test(text) && !/^[ \t]*module[ \t]+"/m.test(text);
  return isUnit ? "terragrunt.hcl" : "main.tf";
}

import { isCodeFile } from "../../read/module-files.ts";

export interface SourceFile {
  path: string;
  text: string;
}

type SkipReason = "binary" | "too-long" | "long-line" | "too-deep" | "too-many" | "too-slow";

export interface SkippedFile {
  path: string;
  reason: SkipReason;
}

/** UTF-16 code units: 1 MB, 30,000 lines. */
export const maxFileLength = 1_048_576;

/** UTF-8 uses at most three bytes for each UTF-16 code unit. */
export const maxFileBytes = maxFileLength * 3;

/** The grammar is slow on longer lines, which are rarely written by hand. */
const maxLineLength = 20_000;

/** Total length; the command line has no limit. */
const maxTotalLength = 2_000_000;

/** Milliseconds for parsing. 5,000 lines take a fifth of it. */
export const maxReadTime = 1_500;

export const maxFiles = 1_000;

export const maxNesting = 200;

const ignored =
  /(?:^|\/)(?:\.git|\.terraform|\.terragrunt-cache|node_modules|\.terraform\.lock\.hcl)(?:\/|$)/;

export function isCode(path: string): boolean {
  return isCodeFile(path) && !ignored.test(path);
}

export function selectFiles(files: readonly SourceFile[]): {
  accepted: SourceFile[];
  skipped: SkippedFile[];
} {
  const accepted: SourceFile[] = [];
  const skipped: SkippedFile[] = [];
  let length = 0;
  for (const file of files) {
    const isFull = length + file.text.length > maxTotalLength || accepted.length >= maxFiles;
    const reason = findSkipReason(file.text) ?? (isFull ? "too-many" : undefined);
    if (reason) skipped.push({ path: file.path, reason });
    else {
      accepted.push(file);
      length += file.text.length;
    }
  }
  return { accepted, skipped };
}

function findSkipReason(text: string): SkipReason | undefined {
  if (text.length > maxFileLength) return "too-long";
  // Decoding replaces invalid UTF-8 with these characters.
  if (text.includes("\0") || text.includes("\uFFFD")) return "binary";
  if (hasLongLine(text)) return "long-line";
  return getNesting(text) > maxNesting ? "too-deep" : undefined;
}

function hasLongLine(text: string): boolean {
  for (let index = 0; index < text.length; ) {
    const end = text.indexOf("\n", index);
    if ((end === -1 ? text.length : end) - index > maxLineLength) return true;
    if (end === -1) return false;
    index = end + 1;
  }
  return false;
}

export function getNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[{()}\]]/g)) {
    depth = "[{(".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

export function getPastedName(
  text: string,
): "main.tf" | "main.tf.json" | "terragrunt.hcl" | "terragrunt.stack.hcl" {
  if (/^\s*\{/.test(text)) return "main.tf.json";
  if (/^[ \t]*(?:unit|stack)[ \t]+"/m.test(text)) return "terragrunt.stack.hcl";
  const isUnit =
    /^[ \t]*(?:terraform|include|inputs)\b/m.test(text) && !/^[ \t]*module[ \t]+"/m.test(text);
  return isUnit ? "terragrunt.hcl" : "main.tf";
}

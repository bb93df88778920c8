import { skipOpaque } from "./skip-opaque.ts";

/** Shorter strings are not worth the work. */
const shortest = 8;

/** `$${` and `%%{`: HCL reads any number of marks before a brace so, the grammar two or three. */
const escapedMarkers = /([$%])\1+\{/g;

const escapes = /\\(?:[nrt"\\]|u[\da-fA-F]{4}|U[\da-fA-F]{8})/g;

/**
 * Puts spaces in the place of all text in strings and heredocs that holds no interpolation. The
 * grammar spends most of its time on such text, and nobody asks it what stands there: values are
 * read from the source. A string with an escape that HCL does not know stays: it has to be refused.
 * Null where a string does not end on its line: then nothing is certain.
 */
export function blankTexts(source: string): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    const end = skipOpaque(source, at);
    if (end <= at) continue;
    const text = source.slice(at, end);
    const range = textRange(text);
    if (range === null) return null;
    const inner = text.slice(range.start, range.end);
    const known = inner.replace(escapedMarkers, blank);
    const drawn = inner.length >= shortest && isPlain(known, text) ? blank(inner) : known;
    if (drawn !== inner) {
      pieces.push(source.slice(from, at + range.start), drawn);
      from = at + range.end;
    }
    at = end - 1;
  }
  return pieces.join("") + source.slice(from);
}

/** Whether the grammar has nothing to say about a text: no interpolation, no wrong escape. */
function isPlain(inner: string, text: string): boolean {
  if (/[$%]\{/.test(inner)) return false;
  return text.startsWith("<<") || !inner.replace(escapes, "").includes("\\");
}

/** The part of a string, heredoc or comment that is its text; empty for a comment. */
function textRange(text: string): { start: number; end: number } | null {
  if (text.startsWith("<<")) {
    return { start: text.indexOf("\n") + 1, end: text.lastIndexOf("\n") + 1 };
  }
  if (!text.startsWith('"')) return { start: 0, end: 0 };
  return text.includes("\n") ? null : { start: 1, end: text.length - 1 };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => " ".repeat(line.length));
}

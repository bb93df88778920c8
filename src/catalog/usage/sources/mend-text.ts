import { lineAt } from "../../../model/text/positions.ts";
import type { CodeEdit } from "../repository/code-edits.ts";

/** A line of a difference between two texts. */
export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
  /** Number of the line in the text that has it: the old one for `same` and `removed`. From 1. */
  line: number;
}

/**
 * Applies edits of one file.
 *
 * @param edits in any order; of those that overlap, the first in the text counts
 */
export function mendText(text: string, edits: readonly Omit<CodeEdit, "path">[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text: written } of inOrder(edits)) {
    if (start < from) continue;
    pieces.push(text.slice(from, start), written);
    from = end;
  }
  return pieces.join("") + text.slice(from);
}

/** Additions at a place come before what is replaced there; equal edits are made once. */
function inOrder(edits: readonly Omit<CodeEdit, "path">[]) {
  const once = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  return [...once.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/**
 * The lines that edits change, each with the lines around them.
 *
 * @param around number of unchanged lines before and after a change
 * @returns groups of lines; between two groups lines are left out
 */
export function diffOf(
  text: string,
  edits: readonly Omit<CodeEdit, "path">[],
  around = 2,
): DiffLine[][] {
  const lines = text.split("\n");
  const starts = lineStarts(text);
  const groups: DiffLine[][] = [];
  let shown = 0;
  let shift = 0;
  for (const part of changedParts(text, edits, starts)) {
    const before = Math.max(shown, part.first - around);
    if (before > shown || groups.length === 0) groups.push([]);
    const group = groups.at(-1) ?? [];
    const same = (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        group.push({ kind: "same", text: lines[at] ?? "", line: at + 1 });
      }
    };
    same(before, part.first);
    const old = lines.slice(part.first, part.last);
    for (const [at, one] of old.entries()) {
      group.push({ kind: "removed", text: one, line: part.first + at + 1 });
    }
    for (const [at, one] of part.added.entries()) {
      group.push({ kind: "added", text: one, line: part.first + shift + at + 1 });
    }
    shift += part.added.length - old.length;
    const last = Math.min(lines.length, part.last + around, part.next);
    same(part.last, last);
    shown = last;
  }
  return groups;
}

interface ChangedPart {
  /** Lines of the old text from `first`, up to and without `last`, numbered from 0. */
  first: number;
  last: number;
  added: string[];
  /** Where the next part begins. */
  next: number;
}

/** Lines that edits touch; edits of one line make one part. */
function changedParts(
  text: string,
  edits: readonly Omit<CodeEdit, "path">[],
  starts: readonly number[],
): ChangedPart[] {
  const parts: { first: number; last: number; edits: Omit<CodeEdit, "path">[] }[] = [];
  for (const edit of inOrder(edits)) {
    const first = lineAt(starts, edit.start);
    // An edit of whole lines touches none of the lines after them.
    const isWhole = starts[first] === edit.start && /^$|\n$/.test(edit.text);
    const endLine = lineAt(starts, edit.end);
    const last = isWhole && starts[endLine] === edit.end ? endLine : endLine + 1;
    const previous = parts.at(-1);
    if (previous && first < previous.last) {
      previous.last = Math.max(previous.last, last);
      previous.edits.push(edit);
    } else parts.push({ first, last, edits: [edit] });
  }
  return parts.map(({ first, last, edits: own }, index) => {
    const start = starts[first] ?? text.length;
    const end = starts[last] ?? text.length;
    const moved = own.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    const written = mendText(text.slice(start, end), moved);
    const added = written === "" ? [] : written.replace(/\n$/, "").split("\n");
    return { first, last, added, next: parts[index + 1]?.first ?? Number.POSITIVE_INFINITY };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

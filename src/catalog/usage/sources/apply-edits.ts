import { getLine, getLineStarts } from "../../../model/text/positions.ts";
import type { TextEdit } from "../repository/code-edits.ts";

export interface DiffLine {
  kind: "same" | "removed" | "added";
  text: string;
  /** One-based line in the old text for `same` and `removed`, otherwise in the new text. */
  line: number;
}

/** @param edits in any order; if some overlap, the first one wins */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text: newText } of getOrderedEdits(edits)) {
    if (start < from) continue;
    pieces.push(text.slice(from, start), newText);
    from = end;
  }
  return pieces.join("") + text.slice(from);
}

function getOrderedEdits(edits: readonly TextEdit[]) {
  const once = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]));
  return [...once.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns hunks with `context` unchanged lines around each change. */
export function diffLines(text: string, edits: readonly TextEdit[], context = 2): DiffLine[][] {
  const lines = text.split(/\r\n|\n|\r/);
  const starts = getLineStarts(text);
  const groups: DiffLine[][] = [];
  let shownUntil = 0;
  let shift = 0;
  for (const part of getChangedParts(text, edits, starts)) {
    const before = Math.max(shownUntil, part.first - context);
    if (before > shownUntil || groups.length === 0) groups.push([]);
    const group = groups.at(-1) ?? [];
    const addUnchanged = (from: number, to: number) => {
      for (let lineIndex = from; lineIndex < to; lineIndex++) {
        group.push({ kind: "same", text: lines[lineIndex] ?? "", line: lineIndex + 1 });
      }
    };
    addUnchanged(before, part.first);
    const oldLines = lines.slice(part.first, part.last);
    for (const [lineIndex, text] of oldLines.entries()) {
      group.push({ kind: "removed", text, line: part.first + lineIndex + 1 });
    }
    for (const [lineIndex, text] of part.added.entries()) {
      group.push({ kind: "added", text, line: part.first + shift + lineIndex + 1 });
    }
    shift += part.added.length - oldLines.length;
    const last = Math.min(lines.length, part.last + context, part.next);
    addUnchanged(part.last, last);
    shownUntil = last;
  }
  return groups;
}

interface ChangedPart {
  first: number;
  last: number;
  added: string[];
  next: number;
}

function getChangedParts(
  text: string,
  edits: readonly TextEdit[],
  starts: readonly number[],
): ChangedPart[] {
  const parts: { first: number; last: number; edits: TextEdit[] }[] = [];
  for (const edit of getOrderedEdits(edits)) {
    const first = getLine(starts, edit.start);
    // Edits of entire lines do not affect the next line.
    const isWhole = starts[first] === edit.start && /^$|\n$/.test(edit.text);
    const endLine = getLine(starts, edit.end);
    const last = isWhole && starts[endLine] === edit.end ? endLine : endLine + 1;
    const previous = parts.at(-1);
    if (previous && first < previous.last) {
      previous.last = Math.max(previous.last, last);
      previous.edits.push(edit);
    } else parts.push({ first, last, edits: [edit] });
  }
  return parts.map(({ first, last, edits: partEdits }, index) => {
    const start = starts[first] ?? text.length;
    const end = starts[last] ?? text.length;
    const moved = partEdits.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    const newText = applyEdits(text.slice(start, end), moved);
    const addedLines = newText === "" ? [] : newText.replace(/\r?\n$/, "").split(/\r\n|\n|\r/);
    return {
      first,
      last,
      added: addedLines,
      next: parts[index + 1]?.first ?? Number.POSITIVE_INFINITY,
    };
  });
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits that replace matches. Undefined keeps a match. */
export function getEdits(
  matches: readonly RegExpExecArray[],
  convert: (match: RegExpExecArray) => string | undefined,
): Edit[] {
  return matches.flatMap((match) => {
    const text = convert(match);
    const end = match.index + match[0].length;
    return text === undefined ? [] : [{ start: match.index, end, text }];
  });
}

interface Edited {
  text: string;
  getNewOffset(offset: number): number;
}

/** Applies edits. Of overlapping ones the earlier wins; at the same offset, the longer. */
export function applyEdits(text: string, edits: readonly Edit[]): Edited {
  const appliedEdits: Edit[] = [];
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  for (const edit of sorted) {
    if (edit.start < end) continue;
    appliedEdits.push(edit);
    end = edit.end;
  }
  const parts: string[] = [];
  let position = 0;
  for (const edit of appliedEdits) {
    parts.push(text.slice(position, edit.start), edit.text);
    position = edit.end;
  }
  parts.push(text.slice(position));
  return {
    text: parts.join(""),
    getNewOffset(offset) {
      let shift = 0;
      for (const edit of appliedEdits) {
        if (edit.start >= offset) break;
        if (edit.end > offset) return edit.start + shift;
        shift += edit.text.length - (edit.end - edit.start);
      }
      return offset + shift;
    },
  };
}

export function expandToLines(text: string, start: number, end: number): [number, number] {
  let from = start;
  while (from > 0 && /[ \t]/.test(text[from - 1] ?? "")) from--;
  const startsLine = from === 0 || text[from - 1] === "\n";
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end, end + 200));
  return startsLine && rest ? [from, end + rest[0].length] : [start, end];
}

export type Range = readonly [start: number, end: number];

const fence = /^([ \t]*(?:>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)*[ \t]*)(`{3,}|~{3,})([^\n]*)$/;

/**
 * Finds fenced blocks and inline code. It scans line by line, because the source cannot be parsed as
 * MDX until the text around the code has been converted.
 */
export function codeRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let open: { marker: string; start: number } | undefined;
  let proseStart = 0;
  let at = 0;
  for (const line of text.split("\n")) {
    const match = fence.exec(line.replace(/\r$/, ""));
    const [, , marker = "", info = ""] = match ?? [];
    if (open) {
      const closes = marker.startsWith(open.marker) && info.trim() === "";
      if (closes) {
        ranges.push([open.start, at + line.length]);
        open = undefined;
        proseStart = at + line.length;
      }
    } else if (match && !(marker.startsWith("`") && info.includes("`"))) {
      for (const range of inlineCode(text, proseStart, at)) ranges.push(range);
      open = { marker, start: at };
    }
    at += line.length + 1;
  }
  if (open) ranges.push([open.start, text.length]);
  else for (const range of inlineCode(text, proseStart, text.length)) ranges.push(range);
  return ranges;
}

function inlineCode(text: string, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  let from = start;
  const blank = /\n[ \t]*\r?\n/g;
  while (from < end) {
    blank.lastIndex = from;
    const next = blank.exec(text);
    const to = next && next.index < end ? next.index : end;
    for (const range of codeOfParagraph(text.slice(from, to), from)) ranges.push(range);
    from = to === end ? end : to + 1;
  }
  return ranges;
}

function codeOfParagraph(paragraph: string, offset: number): Range[] {
  if (!paragraph.includes("`")) return [];
  const ranges: Range[] = [];
  const runs = [...paragraph.matchAll(/`+/g)].filter(({ index }) => paragraph[index - 1] !== "\\");
  for (let index = 0; index < runs.length; index++) {
    const opening = runs[index];
    const close = runs.findIndex((run, at) => at > index && run[0].length === opening?.[0].length);
    const closing = runs[close];
    if (!opening || !closing) continue;
    ranges.push([offset + opening.index, offset + closing.index + closing[0].length]);
    index = close;
  }
  return ranges;
}

export function isInside(ranges: readonly Range[], offset: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [start, end] = ranges[middle] ?? [0, 0];
    if (offset < start) high = middle - 1;
    else if (offset >= end) low = middle + 1;
    else return true;
  }
  return false;
}

/** Every match outside of code. */
export function* matchesOutsideCode(
  text: string,
  pattern: RegExp,
  ranges: readonly Range[],
): Generator<RegExpExecArray> {
  for (const match of text.matchAll(pattern)) {
    if (!isInside(ranges, match.index)) yield match;
  }
}

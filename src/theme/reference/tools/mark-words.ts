type Span = [start: number, end: number];

/** Shorter words occur almost everywhere. */
const minWordLength = 2;

/** Returns sorted, non-overlapping matches of lowercase words. `-` also matches `_`. */
export function findWords(text: string, words: readonly string[]): Span[] {
  const lower = text.toLowerCase();
  // Some letters have another length in lower case, which would move the positions.
  if (lower.length !== text.length) return [];
  const spellings = new Set(words.flatMap((word) => [word, word.replaceAll("-", "_")]));
  const spans: Span[] = [];
  for (const word of spellings) {
    if (word.length < minWordLength) continue;
    for (
      let index = lower.indexOf(word);
      index >= 0;
      index = lower.indexOf(word, index + word.length)
    ) {
      spans.push([index, index + word.length]);
    }
  }
  return joinSpans(spans.sort(([a], [b]) => a - b));
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [start, end] of spans) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

const highlightName = "found";

/** Highlights words in the text of elements, where the browser has the Highlight API. */
export function markWords(elements: Iterable<Element>, words: readonly string[]): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.delete(highlightName);
  if (words.every((word) => word.length < minWordLength)) return;
  const ranges = [...elements].flatMap((element) => getRanges(element, words));
  CSS.highlights.set(highlightName, new Highlight(...ranges));
}

function getRanges(element: Element, words: readonly string[]): Range[] {
  return getTexts(element).flatMap((nodes) =>
    findWords(nodes.map(({ data }) => data).join(""), words).map(([start, end]) => {
      const range = document.createRange();
      range.setStart(...getPosition(nodes, start));
      range.setEnd(...getPosition(nodes, end));
      return range;
    }),
  );
}

/** Groups the text nodes of an element. `<wbr>` does not end a group. */
function getTexts(element: Element): Text[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[][] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const isContinuation = node.previousSibling?.nodeName === "WBR";
    if (isContinuation) texts.at(-1)?.push(node);
    else texts.push([node]);
  }
  return texts;
}

function getPosition(nodes: readonly Text[], offset: number): [node: Text, offset: number] {
  let start = 0;
  for (const node of nodes) {
    if (offset <= start + node.length) return [node, offset - start];
    start += node.length;
  }
  throw new RangeError(`no text at ${offset}`);
}

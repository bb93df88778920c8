type Span = [start: number, end: number];

const minLength = 2;

/** Returns sorted, non-overlapping matches of lowercase words. `-` also matches `_`. */
export function findWords(text: string, words: readonly string[]): Span[] {
  const lower = text.toLowerCase();
  // Lowercasing can change the length of some letters.
  if (lower.length !== text.length) return [];
  const spellings = new Set(words.flatMap((word) => [word, word.replaceAll("-", "_")]));
  const spans: Span[] = [];
  for (const word of spellings) {
    if (word.length < minLength) continue;
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
  if (words.every((word) => word.length < minLength)) return;
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

/** The texts of an element. A text has several nodes if it may break between them. */
function getTexts(element: Element): Text[][] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[][] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const continues = node.previousSibling?.nodeName === "WBR";
    if (continues) texts.at(-1)?.push(node);
    else texts.push([node]);
  }
  return texts;
}

function getPosition(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  const node = nodes.find(({ length }) => {
    if (rest <= length) return true;
    rest -= length;
    return false;
  });
  if (!node) throw new RangeError(`no text at ${offset}`);
  return [node, rest];
}

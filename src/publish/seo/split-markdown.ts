import { getClosingFence, getOpenFence } from "../../model/text/markdown-fences.ts";

const pageSeparator = "---\n";

/**
 * Splits before headings if possible. Code blocks are closed and reopened.
 * @param texts read lazily, as the parts are consumed
 * @param maxBytes of a part, at least a few hundred
 */
export function* splitMarkdown(texts: Iterable<string>, maxBytes: number): Generator<string> {
  let part = "";
  for (const block of withSeparators(texts)) {
    for (const piece of splitBlocks(block).flatMap((block) => splitBlock(block, maxBytes))) {
      if (part !== "" && Buffer.byteLength(part + piece) > maxBytes) {
        yield part;
        part = piece.replace(/^\n*(?:---\n)?/, "");
      } else part += piece;
    }
  }
  if (part !== "") yield part;
}

function* withSeparators(texts: Iterable<string>): Generator<string> {
  let previous: string | undefined;
  for (const text of texts) {
    if (previous !== undefined) yield `${previous}\n`;
    previous = previous === undefined ? text : pageSeparator + text;
  }
  if (previous !== undefined) yield previous;
}

function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let openFence = "";
  for (const piece of text.split(/(?<=\n)(?=\n#)|(?<=\n)(?=---\n)/)) {
    if (openFence === "") blocks.push(piece);
    else blocks.push(`${blocks.pop()}${piece}`);
    for (const line of piece.split("\n")) openFence = getOpenFence(line, openFence);
  }
  return blocks;
}

function splitBlock(block: string, maxBytes: number): string[] {
  if (Buffer.byteLength(block) <= maxBytes) return [block];
  const pieces: string[] = [];
  let part = "";
  let size = 0;
  let lastParagraphEnd = 0;
  let openFence = "";
  for (const line of splitLines(block, maxBytes)) {
    const length = Buffer.byteLength(line);
    const closing = openFence === "" ? "" : `\n${getClosingFence(openFence)}\n`;
    const isFull = () => part !== "" && size + length + closing.length > maxBytes;
    if (isFull() && lastParagraphEnd > 0) {
      pieces.push(part.slice(0, lastParagraphEnd));
      part = part.slice(lastParagraphEnd);
      size = Buffer.byteLength(part);
      lastParagraphEnd = 0;
    }
    if (isFull()) {
      pieces.push(closing === "" ? part : part.replace(/\n$/, "") + closing);
      part = openFence === "" ? "" : `${openFence}\n`;
      size = Buffer.byteLength(part);
    }
    part += line;
    size += length;
    openFence = getOpenFence(line.replace(/\n$/, ""), openFence);
    if (openFence === "" && line === "\n") lastParagraphEnd = part.length;
  }
  return [...pieces, part];
}

/** In UTF-8. */
const maxBytesPerCharacter = 4;

/** Lines include their ends. Overlong lines are split; half of the limit leaves room for fences. */
function splitLines(text: string, maxBytes: number): string[] {
  const longest = Math.floor(maxBytes / maxBytesPerCharacter / 2);
  const pieces = new RegExp(`[^\\n]{1,${longest}}\\n?|\\n`, "gu");
  return text.match(pieces) ?? [];
}

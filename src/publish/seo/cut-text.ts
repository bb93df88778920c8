import { closingFence, fenceAfter } from "../markdown/code-fence.ts";

const pageMark = "---\n";

/**
 * Splits before headings if possible. Code blocks are closed and reopened.
 * @param texts are read while files are consumed
 * @param most bytes, at least a few hundred
 */
export function* cutText(texts: Iterable<string>, most: number): Generator<string> {
  let own = "";
  for (const block of marked(texts)) {
    for (const piece of blocksOf(block).flatMap((one) => splitBlock(one, most))) {
      if (own !== "" && Buffer.byteLength(own + piece) > most) {
        yield own;
        own = piece.replace(/^\n*(?:---\n)?/, "");
      } else own += piece;
    }
  }
  if (own !== "") yield own;
}

function* marked(texts: Iterable<string>): Generator<string> {
  let previous: string | undefined;
  for (const text of texts) {
    if (previous !== undefined) yield `${previous}\n`;
    previous = previous === undefined ? text : pageMark + text;
  }
  if (previous !== undefined) yield previous;
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let fence = "";
  for (const piece of text.split(/(?<=\n)(?=\n#)|(?<=\n)(?=---\n)/)) {
    if (fence === "") blocks.push(piece);
    else blocks.push(`${blocks.pop()}${piece}`);
    for (const line of piece.split("\n")) fence = fenceAfter(line, fence);
  }
  return blocks;
}

function splitBlock(block: string, most: number): string[] {
  if (Buffer.byteLength(block) <= most) return [block];
  const pieces: string[] = [];
  let own = "";
  let size = 0;
  /** Length up to the last paragraph. */
  let paragraphs = 0;
  let fence = "";
  for (const line of linesOf(block, most)) {
    const length = Buffer.byteLength(line);
    const closing = fence === "" ? "" : `${closingFence(fence)}\n`;
    if (own !== "" && size + length + closing.length > most) {
      const end = paragraphs > 0 ? paragraphs : own.length;
      const isInCode = end === own.length && fence !== "";
      pieces.push(own.slice(0, end) + (isInCode ? closing : ""));
      own = (isInCode ? `${fence}\n` : "") + own.slice(end);
      size = Buffer.byteLength(own);
      paragraphs = 0;
    }
    own += line;
    size += length;
    fence = fenceAfter(line.replace(/\n$/, ""), fence);
    if (fence === "" && line === "\n") paragraphs = own.length;
  }
  return [...pieces, own];
}

/** Maximum number of UTF-8 bytes for a UTF-16 unit. */
const bytesOfUnit = 3;

/** Lines include their ends; overlong lines are split. */
function linesOf(text: string, most: number): string[] {
  const longest = Math.floor(most / bytesOfUnit / 2);
  const pieces = new RegExp(`[^\\n]{1,${longest}}\\n?|\\n`, "gu");
  return text.match(pieces) ?? [];
}

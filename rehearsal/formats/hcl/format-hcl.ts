import { bracketsOf, hasSpaceBetween } from "./spaces.ts";
import { type Token, tokenize } from "./tokens.ts";

/** A line in the three cells that the formatter aligns. */
interface Line {
  lead: Token[];
  /** The equal sign and a value that ends on the line. */
  assign: Token[];
  comment: Token[];
}

/**
 * Formats HCL as `tofu fmt`, `terraform fmt`, `terragrunt hcl fmt` and `packer fmt` do: two spaces for
 * each open bracket, one space between tokens, equal signs and trailing comments of consecutive lines
 * in one column. Lines stay lines.
 */
export function formatHcl(source: string): string {
  const lines = splitLines(tokenize(source));
  indent(lines);
  for (const { lead, assign } of lines) {
    space(lead);
    space(assign);
  }
  align(
    lines,
    ({ assign }) => assign[0],
    ({ lead }) => widthOf(lead),
  );
  align(
    lines,
    ({ comment }) => comment[0],
    ({ lead, assign }) => widthOf(lead) + widthOf(assign),
  );
  return lines.map(({ lead, assign, comment }) => write([...lead, ...assign, ...comment])).join("");
}

function write(tokens: readonly Token[]): string {
  return tokens.map(({ spaces, text }) => " ".repeat(spaces) + text).join("");
}

function splitLines(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let lead: Token[] = [];
  for (const token of tokens) {
    lead.push(token);
    if (token.kind !== "newline" && !(token.kind === "comment" && token.text.endsWith("\n")))
      continue;
    lines.push(splitCells(lead));
    lead = [];
  }
  if (lead.length > 0) lines.push(splitCells(lead));
  return lines;
}

function splitCells(tokens: readonly Token[]): Line {
  const hasComment = tokens.length > 1 && tokens.at(-1)?.kind === "comment";
  const code = hasComment ? tokens.slice(0, -1) : tokens;
  const comment = hasComment ? tokens.slice(-1) : [];
  const equal = code.findIndex(({ kind }, index) => index > 0 && kind === "equal");
  const value = equal > 0 ? code.slice(equal) : [];
  const isWhole = value.length > 0 && sumOf(value) === 0;
  return {
    lead: isWhole ? code.slice(0, equal) : [...code],
    assign: isWhole ? value : [],
    comment: [...comment],
  };
}

function sumOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => sum + bracketsOf(token), 0);
}

function indent(lines: readonly Line[]): void {
  // How many brackets each level opened, so that `})` on one line closes what `({` opened.
  const levels: number[] = [];
  for (const { lead, assign } of lines) {
    const first = lead[0];
    if (!first) continue;
    if (first.kind === "newline") {
      first.spaces = 0;
      continue;
    }
    const opened = sumOf(lead) + sumOf(assign);
    close(levels, -opened);
    first.spaces = 2 * levels.length;
    if (opened > 0) levels.push(opened);
  }
}

function close(levels: number[], count: number): void {
  for (let left = count; left > 0 && levels.length > 0; ) {
    const open = levels.pop() ?? 0;
    if (open > left) levels.push(open - left);
    left -= open;
  }
}

function space(tokens: readonly Token[]): void {
  if (tokens[0]?.kind === "equal") tokens[0].spaces = 1;
  for (const [index, token] of tokens.entries()) {
    const after = tokens[index + 1];
    if (after) after.spaces = hasSpaceBetween(token, after, tokens[index - 1]) ? 1 : 0;
  }
}

/** Puts a cell of consecutive lines behind the longest line before it. */
function align(
  lines: readonly Line[],
  cellOf: (line: Line) => Token | undefined,
  widthBefore: (line: Line) => number,
): void {
  let chain: Line[] = [];
  const finish = () => {
    const widest = Math.max(...chain.map(widthBefore));
    for (const line of chain) {
      const cell = cellOf(line);
      if (cell) cell.spaces = widest - widthBefore(line) + 1;
    }
    chain = [];
  };
  for (const line of lines) {
    if (cellOf(line)) chain.push(line);
    else finish();
  }
  finish();
}

const graphemes = new Intl.Segmenter();

function widthOf(tokens: readonly Token[]): number {
  return tokens.reduce(
    (sum, { spaces, text }) => sum + spaces + [...graphemes.segment(text)].length,
    0,
  );
}

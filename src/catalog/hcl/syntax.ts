export interface SyntaxNode {
  /** Rule of the grammar, or the token, such as `(` or `+`. */
  type: string;
  start: number;
  end: number;
  children: SyntaxNode[];
}

export class ParseTimeoutError extends Error {}

export interface Expression {
  source: string;
  node: SyntaxNode;
}

export function findChild(node: SyntaxNode, type: string): SyntaxNode | undefined {
  return node.children.find((child) => child.type === type);
}

export function getSourceText(
  source: string,
  { start, end }: { start: number; end: number },
): string {
  return source.slice(start, end);
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", '"': '"', "\\": "\\" };

/** Unknown escape sequences stay unchanged. */
export function unescapeQuoted(raw: string): string {
  return raw.replace(
    /\\(?:([nrt"\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))|([$%])\4\{/g,
    (all, short?: string, four?: string, eight?: string, mark?: string) => {
      if (short !== undefined) return escapes[short] ?? all;
      if (mark !== undefined) return `${mark}{`;
      const code = Number.parseInt(four ?? eight ?? "", 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}

export function unescapeHeredoc(raw: string): string {
  return raw.replace(/([$%])\1\{/g, "$1{");
}

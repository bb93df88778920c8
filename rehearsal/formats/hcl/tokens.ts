/** Kinds of tokens as far as the format depends on them. */
export type TokenKind =
  | "name"
  | "number"
  | "newline"
  | "comment"
  | "open-brace"
  | "close-brace"
  | "open-bracket"
  | "close-bracket"
  | "open-parenthesis"
  | "close-parenthesis"
  | "open-quote"
  | "close-quote"
  | "open-heredoc"
  | "close-heredoc"
  /** Text of a string or a heredoc. */
  | "text"
  /** `${` and `%{`. */
  | "open-template"
  | "close-template"
  | "dot"
  | "comma"
  | "ellipsis"
  | "double-colon"
  | "equal"
  | "minus"
  | "bang"
  | "operator"
  /** `?`, `:` and `=>`. */
  | "separator"
  | "other";

export interface Token {
  kind: TokenKind;
  text: string;
  /** Spaces before the token, on its line. */
  spaces: number;
}

const symbols: readonly (readonly [RegExp, TokenKind])[] = [
  [/\r?\n/y, "newline"],
  [/(?:#|\/\/)[^\n]*(?:\n|$)/y, "comment"],
  [/\/\*[\s\S]*?\*\//y, "comment"],
  [/<<-?[\w-]+\r?\n/y, "open-heredoc"],
  [/"/y, "open-quote"],
  [/\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/y, "number"],
  [/[\p{ID_Start}_][\p{ID_Continue}-]*/uy, "name"],
  [/\.\.\./y, "ellipsis"],
  [/::/y, "double-colon"],
  [/=>|\?|:/y, "separator"],
  [/==|!=|<=|>=|&&|\|\||[<>+*/%]/y, "operator"],
  [/=/y, "equal"],
  [/-/y, "minus"],
  [/!/y, "bang"],
  [/\./y, "dot"],
  [/,/y, "comma"],
  [/\{/y, "open-brace"],
  [/\[/y, "open-bracket"],
  [/\]/y, "close-bracket"],
  [/\(/y, "open-parenthesis"],
  [/\)/y, "close-parenthesis"],
];

/** Divides HCL into tokens. Nothing of the text is lost but white space between tokens. */
export function tokenize(source: string): Token[] {
  return new Lexer(source).run();
}

class Lexer {
  readonly #source: string;
  readonly #tokens: Token[] = [];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  run(): Token[] {
    this.#code(false);
    return this.#tokens;
  }

  /** Reads code, in a template up to the brace that closes it. */
  #code(inTemplate: boolean): void {
    let depth = 0;
    while (this.#at < this.#source.length) {
      const spaces = this.#skipSpaces();
      const tilde = inTemplate && depth === 0 && this.#source.startsWith("~}", this.#at);
      if (tilde) {
        this.#push("close-template", "~}", spaces);
        return;
      }
      if (this.#source.charAt(this.#at) === "}") {
        const ends = inTemplate && depth === 0;
        this.#push(ends ? "close-template" : "close-brace", "}", spaces);
        if (ends) return;
        depth -= 1;
        continue;
      }
      const kind = this.#symbol(spaces);
      if (kind === "open-brace") depth += 1;
      if (kind === "open-quote")
        this.#text(() => this.#source.charAt(this.#at) === '"', "close-quote");
      if (kind === "open-heredoc") this.#heredoc();
    }
  }

  #skipSpaces(): number {
    const start = this.#at;
    while (/[ \t]/.test(this.#source.charAt(this.#at))) this.#at += 1;
    return this.#at - start;
  }

  #symbol(spaces: number): TokenKind | undefined {
    for (const [pattern, kind] of symbols) {
      pattern.lastIndex = this.#at;
      const found = pattern.exec(this.#source);
      if (!found) continue;
      this.#push(kind, found[0], spaces);
      return kind;
    }
    const rest = this.#source.charAt(this.#at);
    if (rest !== "") this.#push("other", rest, spaces);
    return undefined;
  }

  #push(kind: TokenKind, text: string, spaces = 0): void {
    this.#tokens.push({ kind, text, spaces });
    this.#at += text.length;
  }

  #heredoc(): void {
    const mark = /[\w-]+/.exec(this.#tokens.at(-1)?.text.replace(/^<<-?/, "") ?? "")?.[0] ?? "";
    const end = new RegExp(`[ \\t]*${mark}(?=\\r?\\n|$)`, "y");
    const isEnd = () => {
      if (this.#source.charAt(this.#at - 1) !== "\n") return false;
      end.lastIndex = this.#at;
      return end.test(this.#source);
    };
    this.#text(isEnd, "close-heredoc", end);
  }

  /** Reads the text of a string or heredoc with its templates, and what closes it. */
  #text(isEnd: () => boolean, close: TokenKind, pattern = /"/y): void {
    let start = this.#at;
    const flush = () => {
      const end = this.#at;
      this.#at = start;
      if (end > start) this.#push("text", this.#source.slice(start, end));
    };
    const isString = close === "close-quote";
    while (this.#at < this.#source.length && !isEnd()) {
      const rest = this.#source.slice(this.#at, this.#at + 4);
      // A string ends with its line: the parser reports it.
      if (isString && rest.startsWith("\n")) break;
      const escaped = /^(?:\$\$\{|%%\{)/.exec(rest) ?? (isString && /^\\[^\n]/.exec(rest));
      const template = /^[$%]\{~?/.exec(rest);
      if (escaped) this.#at += escaped[0].length;
      else if (template) {
        flush();
        this.#push("open-template", template[0]);
        this.#code(true);
        start = this.#at;
      } else this.#at += 1;
    }
    flush();
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#push(close, found[0]);
  }
}

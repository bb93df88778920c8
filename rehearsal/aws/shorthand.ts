type ShorthandValue = string | ShorthandValue[] | { [name: string]: ShorthandValue };

export class ShorthandError extends Error {
  offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = "ShorthandError";
    this.offset = offset;
  }
}

/** The character sets of the CLI for values, and for later values of `a=b,c`. */
const firstValue = /(?:\\,|[!#-&(-+\--<>-Z\\-z|-\uffff])(?:\\,|[\s!#-&(-+\--\\^-|~-\uffff])*/y;
const laterValue = /(?:\\,|[!#-&(-+\--<>-Z\\-z|-\uffff])(?:\\,|[\s!#-&(-+\--<>-\uffff])*/y;
const quotedValue = /'(?:\\'|[^'])*'|"(?:\\"|[^"])*"/y;

/** Reads an input from left to right. */
class Scanner {
  readonly input: string;
  at = 0;

  constructor(input: string) {
    this.input = input;
  }

  /** The next character; undefined at the end. */
  get next(): string | undefined {
    return this.input[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.input.length;
  }

  refuse(expected: string): never {
    const nextText = this.isAtEnd ? "the end of the value" : `\`${this.next}\``;
    throw new ShorthandError(`found ${nextText} where ${expected} is expected`, this.at);
  }

  skipSpace(): void {
    while (/\s/.test(this.next ?? "")) this.at += 1;
  }

  /** Skips a character and the space around it. */
  expect(character: string): void {
    this.skipSpace();
    if (this.next !== character) this.refuse(`\`${character}\``);
    this.at += 1;
    this.skipSpace();
  }

  /** @param pattern has the flag `y` */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const token = pattern.exec(this.input)?.[0];
    if (token !== undefined) this.at += token.length;
    return token;
  }
}

/** Parses shorthand such as `Name=vpc-id,Values=a,b`. Types are unknown: `a=b,c` is a list. */
export function parseShorthand(input: string): { [name: string]: ShorthandValue } {
  const scanner = new Scanner(input);
  const values: { [name: string]: ShorthandValue } = {};
  for (;;) {
    const start = scanner.at;
    const name = readKey(scanner);
    if (Object.hasOwn(values, name)) {
      throw new ShorthandError(
        `\`${name}\` appears twice; a space separates elements of a list`,
        start,
      );
    }
    values[name] = readValues(scanner);
    if (scanner.isAtEnd) return values;
    scanner.expect(",");
  }
}

function readKey(scanner: Scanner): string {
  const name = scanner.take(/[A-Za-z0-9\-_.#/:]+/y) ?? "";
  scanner.skipSpace();
  if (scanner.next === "@") scanner.at += 1;
  scanner.expect("=");
  return name;
}

/** One value, or several that are separated by commas. */
function readValues(scanner: Scanner): ShorthandValue {
  if (scanner.isAtEnd) return "";
  if (scanner.next === "[" || scanner.next === "{") return readNested(scanner);
  const first = readText(scanner, firstValue) ?? "";
  scanner.skipSpace();
  const words = [first];
  while (scanner.next === ",") {
    scanner.at += 1;
    scanner.skipSpace();
    const later = readText(scanner, laterValue);
    scanner.skipSpace();
    if (later === undefined && scanner.isAtEnd) scanner.refuse("a value");
    if (later === undefined || (!scanner.isAtEnd && scanner.next !== ",")) {
      // The rest is the next key.
      scanner.at = scanner.input.lastIndexOf(",", scanner.at);
      break;
    }
    words.push(later);
  }
  return words.length === 1 ? first : words;
}

function readText(scanner: Scanner, pattern: RegExp): string | undefined {
  const quoted = scanner.take(quotedValue);
  if (quoted) return quoted.slice(1, -1).replace(/\\(["'\\])/g, "$1");
  if (/["']/.test(scanner.next ?? "")) scanner.refuse(`the end of the quote \`${scanner.next}\``);
  return scanner.take(pattern)?.replaceAll("\\,", ",").trimEnd();
}

/** A list, a structure, or a single value. */
function readNested(scanner: Scanner): ShorthandValue {
  if (scanner.next === "[") return readList(scanner);
  if (scanner.next === "{") return readStructure(scanner);
  return readText(scanner, firstValue) ?? "";
}

function readList(scanner: Scanner): ShorthandValue[] {
  scanner.expect("[");
  const items: ShorthandValue[] = [];
  while (scanner.next !== "]") {
    if (scanner.isAtEnd) scanner.refuse("`]`");
    items.push(readNested(scanner));
    scanner.skipSpace();
    if (scanner.next !== "]") scanner.expect(",");
  }
  scanner.at += 1;
  return items;
}

function readStructure(scanner: Scanner): { [name: string]: ShorthandValue } {
  scanner.expect("{");
  const values: { [name: string]: ShorthandValue } = {};
  while (scanner.next !== "}") {
    const name = readKey(scanner);
    values[name] = readNested(scanner);
    scanner.skipSpace();
    if (scanner.next !== "}") scanner.expect(",");
  }
  scanner.at += 1;
  return values;
}

type ShorthandValue = string | ShorthandValue[] | Structure;

type Structure = { [name: string]: ShorthandValue };

export class ShorthandError extends Error {}

/**
 * The characters of the first and of later values in `a=b,c`.
 * Source: https://github.com/aws/aws-cli/blob/v2/awscli/shorthand.py
 */
const firstValue = /(?:\\,|[!#-&(-+\--<>-Z\\-z|-\uffff])(?:\\,|[\s!#-&(-+\--\\^-|~-\uffff])*/y;
const laterValue = /(?:\\,|[!#-&(-+\--<>-Z\\-z|-\uffff])(?:\\,|[\s!#-&(-+\--<>-\uffff])*/y;
const quotedValue = /'(?:\\'|[^'])*'|"(?:\\"|[^"])*"/y;

/** Reads an input from left to right. */
class Scanner {
  readonly input: string;
  offset = 0;

  constructor(input: string) {
    this.input = input;
  }

  /** The next character; undefined at the end. */
  get next(): string | undefined {
    return this.input[this.offset];
  }

  get isAtEnd(): boolean {
    return this.offset >= this.input.length;
  }

  /** @throws ShorthandError */
  fail(expected: string): never {
    const nextText = this.isAtEnd ? "the end of the value" : `\`${this.next}\``;
    throw new ShorthandError(`found ${nextText} where ${expected} is expected`);
  }

  skipSpace(): void {
    while (/\s/.test(this.next ?? "")) this.offset += 1;
  }

  /** Skips a character and the space around it. */
  expect(character: string): void {
    this.skipSpace();
    if (this.next !== character) this.fail(`\`${character}\``);
    this.offset += 1;
    this.skipSpace();
  }

  /** @param pattern has the flag `y` */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const token = pattern.exec(this.input)?.[0];
    if (token !== undefined) this.offset += token.length;
    return token;
  }
}

/** Parses shorthand such as `Name=vpc-id,Values=a,b`. Types are unknown: `a=b,c` is a list. */
export function parseShorthand(input: string): Structure {
  const scanner = new Scanner(input);
  const values: Structure = {};
  for (;;) {
    const name = readKey(scanner);
    if (Object.hasOwn(values, name)) {
      throw new ShorthandError(`\`${name}\` appears twice; a space separates elements of a list`);
    }
    values[name] = readValues(scanner);
    if (scanner.isAtEnd) return values;
    scanner.expect(",");
  }
}

function readKey(scanner: Scanner): string {
  const name = scanner.take(/[A-Za-z0-9\-_.#/:]+/y) ?? "";
  scanner.skipSpace();
  if (scanner.next === "@") scanner.offset += 1;
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
    const comma = scanner.offset;
    scanner.offset += 1;
    scanner.skipSpace();
    const later = readText(scanner, laterValue);
    scanner.skipSpace();
    if (later === undefined && scanner.isAtEnd) scanner.fail("a value");
    if (later === undefined || (!scanner.isAtEnd && scanner.next !== ",")) {
      // What follows the comma is the next key.
      scanner.offset = comma;
      break;
    }
    words.push(later);
  }
  return words.length === 1 ? first : words;
}

function readText(scanner: Scanner, pattern: RegExp): string | undefined {
  const quoted = scanner.take(quotedValue);
  if (quoted) return quoted.slice(1, -1).replace(/\\(["'\\])/g, "$1");
  if (/["']/.test(scanner.next ?? "")) scanner.fail(`the end of the quote \`${scanner.next}\``);
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
    if (scanner.isAtEnd) scanner.fail("`]`");
    items.push(readNested(scanner));
    scanner.skipSpace();
    if (scanner.next !== "]") scanner.expect(",");
  }
  scanner.offset += 1;
  return items;
}

function readStructure(scanner: Scanner): Structure {
  scanner.expect("{");
  const values: Structure = {};
  while (scanner.next !== "}") {
    const name = readKey(scanner);
    values[name] = readNested(scanner);
    scanner.skipSpace();
    if (scanner.next !== "}") scanner.expect(",");
  }
  scanner.offset += 1;
  return values;
}

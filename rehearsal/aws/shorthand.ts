export type ShorthandValue = string | ShorthandValue[] | { [name: string]: ShorthandValue };

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

/**
 * Parses the CLI's shorthand syntax, such as `Name=vpc-id,Values=a,b`, without types: `a=b` returns
 * text, `a=b,c` a list. Throws a ShorthandError.
 */
export function parseShorthand(input: string): { [name: string]: ShorthandValue } {
  let at = 0;

  function refuse(wanted: string): never {
    const found = at < input.length ? `\`${input[at]}\`` : "the end of the value";
    throw new ShorthandError(`found ${found} where ${wanted} is expected`, at);
  }
  function skipSpace(): void {
    while (/\s/.test(input[at] ?? "")) at += 1;
  }
  function expect(character: string): void {
    skipSpace();
    if (input[at] !== character) refuse(`\`${character}\``);
    at += 1;
    skipSpace();
  }
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(input)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  function key(): string {
    const name = take(/[A-Za-z0-9\-_.#/:]+/y) ?? "";
    skipSpace();
    if (input[at] === "@") at += 1;
    expect("=");
    return name;
  }

  function value(pattern: RegExp): string | undefined {
    const quoted = take(quotedValue);
    if (quoted) return quoted.slice(1, -1).replace(/\\(["'\\])/g, "$1");
    if (/["']/.test(input[at] ?? "")) refuse(`the end of the quote \`${input[at]}\``);
    return take(pattern)?.replaceAll("\\,", ",").trimEnd();
  }

  function values(): ShorthandValue {
    if (at >= input.length) return "";
    if (input[at] === "[") return list();
    if (input[at] === "{") return members();
    const first = value(firstValue) ?? "";
    skipSpace();
    const found = [first];
    while (input[at] === ",") {
      at += 1;
      skipSpace();
      const later = value(laterValue);
      skipSpace();
      if (later === undefined && at >= input.length) refuse("a value");
      if (later === undefined || (at < input.length && input[at] !== ",")) {
        // The rest is the next key.
        at = input.lastIndexOf(",", at);
        break;
      }
      found.push(later);
    }
    return found.length === 1 ? first : found;
  }

  function inner(): ShorthandValue {
    if (input[at] === "[") return list();
    if (input[at] === "{") return members();
    return value(firstValue) ?? "";
  }

  function list(): ShorthandValue[] {
    expect("[");
    const found: ShorthandValue[] = [];
    while (input[at] !== "]") {
      if (at >= input.length) refuse("`]`");
      found.push(inner());
      skipSpace();
      if (input[at] !== "]") expect(",");
    }
    at += 1;
    return found;
  }

  function members(): { [name: string]: ShorthandValue } {
    expect("{");
    const found: { [name: string]: ShorthandValue } = {};
    while (input[at] !== "}") {
      const name = key();
      found[name] = inner();
      skipSpace();
      if (input[at] !== "}") expect(",");
    }
    at += 1;
    return found;
  }

  const found: { [name: string]: ShorthandValue } = {};
  for (;;) {
    const start = at;
    const name = key();
    if (Object.hasOwn(found, name)) {
      throw new ShorthandError(
        `\`${name}\` appears twice; a space separates elements of a list`,
        start,
      );
    }
    found[name] = values();
    if (at >= input.length) return found;
    expect(",");
  }
}

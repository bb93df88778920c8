import { type Alias, type Document, Scalar, visit } from "yaml";

/** Replaces aliases without an anchor with the intended text, and returns them. */
export function replaceUnknownAliases(document: Document): Alias[] {
  const aliases: Alias[] = [];
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document)) return undefined;
      aliases.push(alias);
      const text = new Scalar(`*${alias.source}`);
      text.range = alias.range ?? null;
      return text;
    },
  });
  return aliases;
}

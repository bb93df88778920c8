import { type Alias, type Document, Scalar, visit } from "yaml";

/** Takes aliases of nothing for the texts that they were meant to be, and answers with them. */
export function unknownAliases(document: Document): Alias[] {
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

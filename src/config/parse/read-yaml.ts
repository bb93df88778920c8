import { type Document, parseDocument } from "yaml";
import { getErrorMessage } from "../../model/error-message.ts";
import { replaceUnknownAliases } from "./unknown-aliases.ts";

export type YamlError = { offset: number } & (
  | { kind: "syntax"; reason: string }
  /** `*name` has no anchor `&name`. */
  | { kind: "alias"; name: string }
);

interface ReadYaml {
  document: Document;
  /** Undefined with an error, and for a text without a value. */
  value: unknown;
  error?: YamlError;
}

export function readYaml(text: string): ReadYaml {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "error" });
  const error = findError(document);
  if (error) return { document, value: undefined, error };
  try {
    return { document, value: document.toJS() ?? undefined };
  } catch (thrown) {
    // Nested aliases can multiply to millions of values.
    const reason = getErrorMessage(thrown);
    return { document, value: undefined, error: { kind: "syntax", offset: 0, reason } };
  }
}

function findError(document: Document): YamlError | undefined {
  const [error] = document.errors;
  if (error) {
    const [reason = ""] = error.message.split("\n", 1);
    return { kind: "syntax", offset: error.pos[0], reason };
  }
  const [alias] = replaceUnknownAliases(document);
  return alias && { kind: "alias", offset: alias.range?.[0] ?? 0, name: alias.source };
}

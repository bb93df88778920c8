import type { YAMLParseError } from "yaml";
import type { Diagnostic } from "../../../model/diagnostics/diagnostic.ts";
import { unknownAliases } from "./unknown-aliases.ts";
import { positionOfOffset, type YamlText } from "./yaml-positions.ts";

export type Finding = Omit<Diagnostic, "file" | "severity">;

/** What is wrong with the YAML itself. Only the first mistake counts: the others follow from it. */
export function syntaxFindings(yaml: YamlText, text: string): Finding[] {
  const aliases = unknownAliases(yaml.document);
  const { errors } = yaml.document;
  const error = errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors[0];
  if (error) return [syntaxFinding(error, yaml, text)];
  return aliases.map(({ source, range }) => {
    const position = positionOfOffset(yaml.lines, range?.[0] ?? 0);
    const message = `the front matter names a value \`*${source}\`, and none is marked \`&${source}\``;
    return found(position, message, quotesHint(text, position.line));
  });
}

function syntaxFinding({ code, message, pos }: YAMLParseError, yaml: YamlText, text: string) {
  const position = positionOfOffset(yaml.lines, pos[0]);
  if (code === "TAB_AS_INDENT") {
    const hint = "YAML allows spaces only: replace each tab with two spaces";
    return found(position, "a tab indents this line of the front matter", hint);
  }
  if (code === "MULTIPLE_DOCS") {
    const marker = /^(?:\.\.\.|---)(?=\s)/m.exec(text) ?? { 0: "...", index: pos[0] };
    const ending = `\`${marker[0]}\` ends the front matter before its last line`;
    return found(positionOfOffset(yaml.lines, marker.index), ending, "end it with a line `---`");
  }
  const reason = `the front matter is not valid YAML: ${firstLine(message)}`;
  return found(position, reason, quotesHint(text, position.line));
}

function found(
  position: { line: number; column: number },
  message: string,
  hint?: string,
): Finding {
  return { rule: "invalid-front-matter", ...position, message, ...(hint && { hint }) };
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.charAt(0).toLowerCase() + line.slice(1);
}

const keyWithValue = /^[ \t]*(?:- )?([\w-]+):[ \t]+(.*\S)/;
/** What YAML does not read as the text it is: signs it keeps for itself, and text behind a bracket or quote that closes. */
const misread = /^[@`%*&!]|^[->|?] |: |:$|^"[^"]*"|^'[^']*'|^\[[^\]]*\] *\S|^\{[^}]*\} *\S/;

function quotesHint(text: string, line: number): string | undefined {
  const [, key = "", value = ""] = keyWithValue.exec(text.split("\n")[line - 1] ?? "") ?? [];
  return misread.test(value) ? `put the value in quotes: \`${key}: ${quote(value)}\`` : undefined;
}

function quote(value: string): string {
  // Quotes around a text with an apostrophe in it were meant as quotes.
  const text = /^'((?:[^']|\b'\b)*)'$/.exec(value)?.[1] ?? value;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

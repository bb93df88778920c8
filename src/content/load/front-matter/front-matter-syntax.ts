import type { YAMLParseError } from "yaml";
import type { Position } from "../../../model/diagnostics/position.ts";
import type { FrontMatterFault as Fault } from "../../rules/front-matter-rules.ts";
import { positionOfOffset, replaceUnknownAliases, type YamlText } from "./yaml-text.ts";

/** A case of `invalid-front-matter` with its position. */
export interface FrontMatterFault {
  position: Position;
  found: Fault;
}

/** What is wrong with the YAML itself. Only the first error counts: the others follow from it. */
export function syntaxFaults(yaml: YamlText, text: string): FrontMatterFault[] {
  const aliases = replaceUnknownAliases(yaml.document);
  const { errors } = yaml.document;
  const error = errors.find(({ code }) => code === "TAB_AS_INDENT") ?? errors[0];
  if (error) return [syntaxFault(error, yaml, text)];
  return aliases.map(({ source, range }) => {
    const position = positionOfOffset(yaml.lines, range?.[0] ?? 0);
    const quoted = quotedLine(text, position.line);
    return { position, found: { fault: "alias", name: source, quoted } };
  });
}

function syntaxFault(
  { code, message, pos }: YAMLParseError,
  yaml: YamlText,
  text: string,
): FrontMatterFault {
  const position = positionOfOffset(yaml.lines, pos[0]);
  if (code === "TAB_AS_INDENT") return { position, found: { fault: "tab" } };
  if (code === "MULTIPLE_DOCS") {
    const { 0: marker, index } = /^(?:\.\.\.|---)(?=\s)/m.exec(text) ?? { 0: "...", index: pos[0] };
    return {
      position: positionOfOffset(yaml.lines, index),
      found: { fault: "early-end", marker },
    };
  }
  const quoted = quotedLine(text, position.line);
  return { position, found: { fault: "syntax", reason: firstLine(message), quoted } };
}

function firstLine(message: string): string {
  const line = message.split("\n", 1)[0] ?? "";
  return line.charAt(0).toLowerCase() + line.slice(1);
}

const keyWithValue = /^[ \t]*(?:- )?([\w-]+):[ \t]+(.*\S)/;
/** Values that YAML reads as something other than text: indicators, and text behind a closing bracket or quote. */
const misread = /^[@`%*&!]|^[->|?] |: |:$|^"[^"]*"|^'[^']*'|^\[[^\]]*\] *\S|^\{[^}]*\} *\S/;

/** A line with its value in quotes; undefined where quotes would not help. */
function quotedLine(text: string, line: number): string | undefined {
  const [, key = "", value = ""] = keyWithValue.exec(text.split("\n")[line - 1] ?? "") ?? [];
  return misread.test(value) ? `${key}: ${quote(value)}` : undefined;
}

function quote(value: string): string {
  // Single quotes around a text with an apostrophe were meant as quotes.
  const text = /^'((?:[^']|\b'\b)*)'$/.exec(value)?.[1] ?? value;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

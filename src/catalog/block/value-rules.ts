import type { JsonValue, Validation } from "../../model/reference/module.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";

type Rule = (value: JsonValue) => boolean;

export interface ValueRule {
  accepts: Rule;
  message: string;
  /** The allowed texts, if the condition is a list of them. */
  choices: string[] | null;
  limits: string[];
}

/** Supports validations in the forms below. Terraform checks all others. */
export function getValueRules(validations: readonly Validation[], name: string): ValueRule[] {
  return validations.flatMap(({ condition, message }) => {
    const text = condition.replaceAll(/\s+/g, " ").trim();
    const subject = `var.${name}`;
    const accepts = readRule(text, subject);
    if (!accepts) return [];
    const choices = readList(
      new RegExp(`^contains\\((\\[.*\\]), ?${escapeRegExp(subject)}\\)$`).exec(text)?.[1],
    );
    const texts = choices?.every((choice) => typeof choice === "string") ? choices : null;
    return [{ accepts, message, choices: texts, limits: readLimits(text, subject) }];
  });
}

function readLimits(condition: string, subject: string): string[] {
  const text = condition.replace(`${subject} == null || `, "");
  // Alternatives and negations are not limits.
  if (/\|\||!(?!=)/.test(text)) return [];
  const comparisons = new RegExp(`${escapeRegExp(subject)} ([<>]=? -?[\\d.]+)`, "g");
  return Array.from(text.matchAll(comparisons), ([, limit = ""]) => limit);
}

function readRule(condition: string, subject: string): Rule | undefined {
  const text = withoutParens(condition);
  const any = splitByOperator(text, "||");
  if (any.length > 1)
    return combineRules(any, subject, (rules, value) => rules.some((rule) => rule(value)));
  const all = splitByOperator(text, "&&");
  if (all.length > 1)
    return combineRules(all, subject, (rules, value) => rules.every((rule) => rule(value)));
  return readTest(text, subject);
}

function combineRules(
  parts: readonly string[],
  subject: string,
  combine: (rules: readonly Rule[], value: JsonValue) => boolean,
): Rule | undefined {
  const rules = parts.flatMap((part) => readRule(part.trim(), subject) ?? []);
  return rules.length === parts.length ? (value) => combine(rules, value) : undefined;
}

const comparisons: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

function readTest(text: string, subject: string): Rule | undefined {
  const of = escapeRegExp(subject);
  const [, negated] = /^!(?!=) ?(.*)$/.exec(text) ?? [];
  if (negated !== undefined) {
    const rule = readRule(negated, subject);
    return rule && ((value) => !rule(value));
  }
  const [, isNull] = new RegExp(`^${of} (==|!=) null$`).exec(text) ?? [];
  if (isNull) return (value) => (value === null) === (isNull === "==");

  const [, allowed] = new RegExp(`^contains\\((\\[.*\\]), ?${of}\\)$`).exec(text) ?? [];
  const list = readList(allowed);
  if (list) return (value) => list.some((item) => item === value);

  const [, operator = "", limit] = new RegExp(`^${of} ([<>=!]=?) (-?[\\d.]+)$`).exec(text) ?? [];
  const compare = comparisons[operator];
  if (compare) return (value) => typeof value !== "number" || compare(value, Number(limit));

  const [, lengthOperator = "", count] =
    new RegExp(`^length\\(${of}\\) ([<>=!]=?) (\\d+)$`).exec(text) ?? [];
  const compareLength = comparisons[lengthOperator];
  if (compareLength) return (value) => compareLength(getLength(value), Number(count));

  const [, pattern] =
    new RegExp(`^can\\(regex\\(("(?:[^"\\\\]|\\\\.)*"), ?${of}\\)\\)$`).exec(text) ?? [];
  if (pattern) return getPatternRule(pattern);

  const [, item = "", inner] =
    new RegExp(`^alltrue\\(\\[ ?for (\\w+) in ${of} ?: (.*)\\]\\)$`).exec(text) ?? [];
  const each = inner && readRule(inner.trim(), item);
  return each ? (value) => !Array.isArray(value) || value.every(each) : undefined;
}

function getLength(value: JsonValue): number {
  if (typeof value === "string") return [...value].length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

/** JavaScript does not support all RE2 patterns. The others are not tested. */
function getPatternRule(quotedPattern: string): Rule | undefined {
  try {
    const pattern = new RegExp(JSON.parse(quotedPattern) as string, "u");
    return (value) => typeof value !== "string" || pattern.test(value);
  } catch {
    return undefined;
  }
}

function readList(text: string | undefined): JsonValue[] | undefined {
  try {
    return JSON.parse(text?.replace(/, ?\]$/, "]") ?? "") as JsonValue[];
  } catch {
    return undefined;
  }
}

function splitByOperator(text: string, operator: "||" | "&&"): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[([{]|[)\]}]|\|\||&&/g)) {
    if (/^[([{]$/.test(sign)) depth++;
    else if (/^[)\]}]$/.test(sign)) depth--;
    else if (sign === operator && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + sign.length;
    }
  }
  return [...parts, text.slice(start)];
}

function withoutParens(text: string): string {
  if (!text.startsWith("(") || !text.endsWith(")")) return text;
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === "(") depth++;
    if (sign === ")") depth--;
    if (depth === 0 && index < text.length - 1) return text;
  }
  return withoutParens(text.slice(1, -1).trim());
}

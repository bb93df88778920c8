import { asArray, isRecord } from "../text/values.ts";
import { flatten } from "./macros.ts";
import { evaluateVariables, showVariable, type Variables } from "./templates.ts";

const assignment =
  /^[ \t]*\{%[ \t]*set[ \t]+(\w+)[ \t]*=[ \t]*(?:(["'])(.*?)\2|(\d+(?:\.\d+)?))[ \t]*%\}[ \t]*(?:\n|$)/gm;

/** Evaluates statements whose values are known. Also returns the variables that the text sets. */
export function evaluateStatements(
  text: string,
  variables: Variables,
): { text: string; variables: Variables } {
  if (!text.includes("{%")) return { text, variables };
  const all = new Map(variables);
  // A minus sign in a tag removes the spaces and line breaks next to it.
  const trimmed = text.replace(/\s*\{%-|-%\}\s*/g, (tag) => tag.trim().replace("-", ""));
  const rest = trimmed.replace(
    assignment,
    (_statement, name: string, _quote, value: string | undefined, number: string | undefined) => {
      all.set(name, value ?? number ?? "");
      return "";
    },
  );
  return { text: resolveConditions(resolveLoops(rest, all), all), variables: all };
}

/** A `for` without another one inside it. */
const innermostLoop =
  /\{%\s*for\s+(\w+)(?:\s*,\s*(\w+))?\s+in\s+([\w.]+?)(\.items\(\))?\s*%\}((?:(?!\{%\s*for\s)[\s\S])*?)\{%\s*endfor\s*%\}/g;

/** Replaces each `{% for %}` over a known list with the text of its items. */
function resolveLoops(text: string, variables: Variables): string {
  return text.replace(
    innermostLoop,
    (match, first: string, second: string | undefined, name: string, isItems, body: string) => {
      const list = variables.get(name);
      const pairs = isRecord(list) && isItems !== undefined ? Object.entries(list) : undefined;
      const items =
        pairs ?? (Array.isArray(list) ? asArray(list).map((item) => [item]) : undefined);
      if (items === undefined) return match;
      const resolve = ([key, value]: readonly unknown[]) => {
        const own = { [first]: key, ...(second !== undefined && { [second]: value }) };
        const known = new Map([...variables, ...flatten(own, "")]);
        return evaluateVariables(resolveConditions(body, known), known);
      };
      return items.map(resolve).join("");
    },
  );
}

/** An `if` without another one inside it. */
const innermost =
  /\{%\s*if\s+((?:(?!%\})[\s\S])+?)\s*%\}((?:(?!\{%\s*if\s)[\s\S])*?)\{%\s*endif\s*%\}/g;
const branch = /\{%\s*(?:elif\s+((?:(?!%\})[\s\S])+?)|else)\s*%\}/;

/** Statements that stay are written with another character until the end. */
const hiddenStart = "\uE003%";

/** Replaces each `{% if %}` that only uses known variables with the text of its branch. */
function resolveConditions(text: string, variables: Variables): string {
  let resolved = text;
  for (let before = ""; before !== resolved; ) {
    before = resolved;
    resolved = resolved.replace(innermost, (match: string, condition: string, body: string) => {
      const parts = body.split(branch);
      const conditions = [condition, ...parts.filter((_, index) => index % 2 === 1)];
      const texts = parts.filter((_, index) => index % 2 === 0);
      for (const [index, text] of conditions.entries()) {
        const value = text === undefined ? true : evaluate(text.trim(), variables);
        if (value === undefined) return hide(match);
        if (value) return texts[index] ?? "";
      }
      return "";
    });
  }
  return resolved.replaceAll(hiddenStart, "{%");
}

function hide(text: string): string {
  return text.replaceAll("{%", hiddenStart);
}

/** Undefined if the value is unknown. */
function evaluate(condition: string, variables: Variables): boolean | undefined {
  for (const [operator, decisive] of [
    [/\s+or\s+/, true],
    [/\s+and\s+/, false],
  ] as const) {
    const operands = condition.split(operator);
    if (operands.length === 1) continue;
    const values = operands.map((operand) => evaluate(operand, variables));
    if (values.includes(decisive)) return decisive;
    return values.includes(undefined) ? undefined : !decisive;
  }
  const [, negated] = /^not\s+(.+)$/.exec(condition) ?? [];
  if (negated !== undefined) {
    const value = evaluate(negated, variables);
    return value === undefined ? undefined : !value;
  }
  const [, left = condition, sign, right = ""] = /^(.+?)\s*(==|!=)\s*(.+)$/.exec(condition) ?? [];
  const value = operand(left, variables);
  if (sign === undefined) return value === undefined ? undefined : !/^(?:|0|False)$/.test(value);
  const other = operand(right, variables);
  return value === undefined || other === undefined
    ? undefined
    : (value === other) === (sign === "==");
}

function operand(code: string, variables: Variables): string | undefined {
  const literal =
    /^(["'])(.*)\1$/.exec(code)?.[2] ?? /^(?:\d+(?:\.\d+)?|True|False)$/.exec(code)?.[0];
  const spoken = /^(?:true|false)$/.test(code)
    ? code.charAt(0).toUpperCase() + code.slice(1)
    : undefined;
  return literal ?? spoken ?? showVariable(code, variables);
}

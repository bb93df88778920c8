import { asArray, isRecord, type Json } from "../text/values.ts";
import { flatten } from "./macros.ts";
import { evaluateVariables, showVariable, type Variables } from "./templates.ts";

const assignment =
  /(?:(^)[ \t]*|)\{%[ \t]*set[ \t]+(\w+)[ \t]*=[ \t]*(?:(["'])((?:(?!\3).)*)\3|(\d+(?:\.\d+)?))[ \t]*%\}([ \t]*(?:\n|$)|)/gm;

/** Evaluates statements whose values are known. Also returns the variables that the text sets. */
export function evaluateStatements(
  text: string,
  variables: Variables,
): { text: string; variables: Variables } {
  if (!text.includes("{%")) return { text, variables };
  const all = new Map(variables);
  // A minus sign in a tag removes the spaces and line breaks next to it.
  const trimmed = text.replace(/\s*\{%-|-%\}\s*/g, (tag) => tag.trim().replace("-", ""));
  const rest = takeAssignments(trimmed, all);
  const resolved = takeAssignments(resolveConditions(resolveLoops(rest, all), all), all);
  // What remains depends on unknown conditions.
  for (const [, , name = ""] of resolved.matchAll(assignment)) all.delete(name);
  return { text: resolved, variables: all };
}

/** Sets the variables of assignments outside conditions, and removes these statements. */
function takeAssignments(text: string, variables: Map<string, Json>): string {
  return text.replace(
    assignment,
    (
      statement,
      start,
      name: string,
      _quote,
      value?: string,
      number?: string,
      end = "",
      offset = 0,
    ) => {
      const before = text.slice(0, offset);
      const opened = before.match(/\{%\s*if\b/g)?.length ?? 0;
      const closed = before.match(/\{%\s*endif\b/g)?.length ?? 0;
      if (opened > closed) return statement;
      variables.set(name, value ?? number ?? "");
      return start === undefined ? end : "";
    },
  );
}

/** A `for` without another one inside it. */
const innermostLoop =
  /\{%\s*for\s+(\w+)(?:\s*,\s*(\w+))?\s+in\s+([\w.]+?)(\.items\(\))?\s*%\}((?:(?!\{%\s*for\s)[\s\S])*?)\{%\s*endfor\s*%\}/g;

/** Replaces each `{% for %}` over a known list with the text of its items. */
function resolveLoops(text: string, variables: Variables): string {
  return replaceAllLevels(
    text,
    innermostLoop,
    (first, second: string | undefined, name = "", isItems, body = "") => {
      const list = variables.get(name);
      const pairs = isRecord(list) && isItems !== undefined ? Object.entries(list) : undefined;
      const items =
        pairs ??
        (Array.isArray(list)
          ? asArray(list).map((item) => (second === undefined ? [item] : asArray(item)))
          : undefined);
      const resolve = ([key, value]: readonly unknown[]) => {
        const own = { [first ?? ""]: key, ...(second !== undefined && { [second]: value }) };
        const known = new Map([...variables, ...flatten(own, "")]);
        return evaluateVariables(resolveConditions(resolveLoops(show(body), known), known), known);
      };
      return items?.map(resolve).join("");
    },
  );
}

/** An `if` without another one inside it. */
const innermostCondition =
  /\{%\s*if\s+((?:(?!%\})[\s\S])+?)\s*%\}((?:(?!\{%\s*if\s)[\s\S])*?)\{%\s*endif\s*%\}/g;
const branch = /\{%\s*(?:elif\s+((?:(?!%\})[\s\S])+?)|else)\s*%\}/;

/** Replaces each `{% if %}` that only uses known variables with the text of its branch. */
function resolveConditions(text: string, variables: Variables): string {
  return replaceAllLevels(text, innermostCondition, (condition, body = "") => {
    const parts = body.split(branch);
    const conditions = [condition, ...parts.filter((_, index) => index % 2 === 1)];
    const texts = parts.filter((_, index) => index % 2 === 0);
    for (const [index, text] of conditions.entries()) {
      const value = text === undefined ? true : evaluate(text.trim(), variables);
      if (value === undefined) return undefined;
      if (value) return texts[index] ?? "";
    }
    return "";
  });
}

/** Marks statements that cannot be evaluated, so that they are not matched again. */
const hiddenStart = "\uE003%";

/** Replaces statements from the inside out. Those without a replacement stay. */
function replaceAllLevels(
  text: string,
  innermost: RegExp,
  getReplacement: (...groups: (string | undefined)[]) => string | undefined,
): string {
  let resolved = text;
  for (let before = ""; before !== resolved; ) {
    before = resolved;
    resolved = resolved.replace(innermost, (match: string, ...rest: (string | undefined)[]) => {
      // The offset and the text follow the groups.
      const replacement = getReplacement(...rest.slice(0, -2));
      return replacement ?? match.replaceAll("{%", hiddenStart);
    });
  }
  return show(resolved);
}

function show(text: string): string {
  return text.replaceAll(hiddenStart, "{%");
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
  const value = getOperand(left, variables);
  if (sign === undefined) return value === undefined ? undefined : !/^(?:|0|False)$/.test(value);
  const other = getOperand(right, variables);
  return value === undefined || other === undefined
    ? undefined
    : (value === other) === (sign === "==");
}

function getOperand(code: string, variables: Variables): string | undefined {
  const literal =
    /^(["'])(.*)\1$/.exec(code)?.[2] ?? /^(?:\d+(?:\.\d+)?|True|False)$/.exec(code)?.[0];
  const pythonBoolean = /^(?:true|false)$/.test(code)
    ? code.charAt(0).toUpperCase() + code.slice(1)
    : undefined;
  return literal ?? pythonBoolean ?? showVariable(code, variables);
}

// cspell:ignore endfilter indentfirst
import { Environment, Interpreter, parse, tokenize } from "@huggingface/jinja";
import { replaceOutsideCode } from "../text/code-ranges.ts";
import type { Macros } from "./templates.ts";

type Statement = Parameters<Interpreter["evaluate"]>[0];
type Value = ReturnType<Interpreter["evaluate"]>;

const constants = { true: true, false: false, none: null, True: true, False: false, None: null };
const variable = /\{\{\s*[\w.]+\s*\}\}/g;

/** Evaluates templates with the values that are known. Others stay as they are. */
export function evaluateTemplates(text: string, { variables, hasMacros }: Macros): string {
  if (!/\{[{%]/.test(text)) return text;
  const environment = new Environment();
  environment.variables.clear();
  for (const [name, value] of Object.entries({ ...constants, ...variables }))
    environment.set(name, value);
  if (hasMacros) return evaluateStatements(text, environment);
  return replaceOutsideCode(text, variable, ([output]) => render(output, environment));
}

const tag = /\{%\s*(\w+)(?:(?!%\})[\s\S])*%\}|\{\{(?:(?!\}\})[\s\S])*\}\}/g;

function evaluateStatements(source: string, environment: Environment, outerBlocks = 0): string {
  // A minus sign in a tag removes the spaces and line breaks next to it.
  const text = source.replace(/\s*\{([{%])-|-([}%])\}\s*/g, (_tag, open, close) =>
    open === undefined ? `${close}}` : `{${open}`,
  );
  const tags = [...text.matchAll(tag)];
  let result = "";
  let position = 0;
  /** How many macros, and how many conditions and loops that depend on unknown values, are open. */
  let openBlocks = outerBlocks;
  for (const [index, { index: start, 0: opening, 1: name = "" }] of tags.entries()) {
    if (start < position) continue;
    const tagEnd = start + opening.length;
    const filtered = name === "filter" ? findIndented(text, tags.slice(index)) : undefined;
    if (filtered) {
      const inner = evaluateStatements(filtered.inner, environment, openBlocks);
      result += text.slice(position, start) + filtered.indent(inner);
      position = filtered.end;
      continue;
    }
    const end = /^(?:if|for)$/.test(name) ? findEnd(tags, index) : tagEnd;
    const template = text.slice(start, end);
    const mayNotRun = openBlocks > 0 && /\{%\s*set\b/.test(template);
    const rendered = mayNotRun ? undefined : render(template, environment);
    result += text.slice(position, start) + (rendered ?? opening);
    position = rendered === undefined ? tagEnd : end;
    if (rendered === undefined) {
      openBlocks += getDepthChange(name);
      if (/^(?:set|for|macro)$/.test(name)) forgetNames(opening, environment);
    }
  }
  return result + text.slice(position);
}

interface IndentedBlock {
  inner: string;
  end: number;
  indent(text: string): string;
}

const indentFilter = /^\{%\s*filter\s+indent\s*(?:\(([^()]*)\))?\s*%\}$/;

/** The arguments of `indent`, by name or in this order; undefined if one is not a number, `true`, or `false`. */
function readIndentArguments(text: string): { width: number; first: boolean } | undefined {
  const found: Record<string, string> = { width: "4", first: "false" };
  for (const [index, argument] of text.split(",").entries()) {
    const [, name = ["width", "first", "blank"][index] ?? "", value = ""] =
      /^\s*(?:(\w+)\s*=\s*)?(\d+|true|false)\s*$/i.exec(argument) ?? [];
    if (value !== "") found[name.replace("indentfirst", "first")] = value.toLowerCase();
    else if (argument.trim() !== "") return undefined;
  }
  return { width: Number(found.width), first: found.first === "true" };
}

/** The block that `{% filter indent(width=4, first=True) %}` at the first tag indents. */
function findIndented(text: string, tags: readonly RegExpExecArray[]): IndentedBlock | undefined {
  const [opening] = tags;
  const [whole, parameters = ""] = indentFilter.exec(opening?.[0] ?? "") ?? [];
  const options = whole === undefined ? undefined : readIndentArguments(parameters);
  let depth = 0;
  const closing = tags.find(({ 1: name }) => {
    if (name === "filter") depth++;
    else if (name === "endfilter") depth--;
    return depth === 0;
  });
  if (!opening || !options || !closing) return undefined;
  const space = " ".repeat(options.width);
  return {
    inner: text.slice(opening.index + opening[0].length, closing.index),
    end: closing.index + closing[0].length,
    indent: (inner) => inner.replace(options.first ? /^(?=.)/gm : /(?<=\n)(?=.)/g, space),
  };
}

function getDepthChange(name: string): number {
  if (/^(?:if|for|macro)$/.test(name)) return 1;
  return /^end(?:if|for|macro)$/.test(name) ? -1 : 0;
}

/** The offset after the end of a condition or loop. */
function findEnd(tags: readonly RegExpExecArray[], first: number): number {
  let depth = 0;
  let end = 0;
  for (const { index, 0: text, 1: name = "" } of tags.slice(first)) {
    depth += getDepthChange(name);
    end = index + text.length;
    if (depth === 0) break;
  }
  return end;
}

/** The variables that a `set`, `for`, or `macro` declares are unknown after it. */
function forgetNames(opening: string, { variables }: Environment): void {
  const declared = opening.replace(/(?<!\bmacro\b.*)(?:=|\sin\s).*/s, "");
  for (const [name] of declared.matchAll(/\w+/g)) variables.delete(name);
}

/** The text of a template; undefined if it depends on unknown values. */
function render(template: string, environment: Environment): string | undefined {
  const outputs: string[] = [];
  const marked = template.replace(/\{\{((?:(?!\}\})[\s\S])*)\}\}/g, (output, expression) => {
    outputs.push(output);
    return `{{ ${outputName}("\uE004${outputs.length - 1}\uE005", ${expression}) }}`;
  });
  try {
    const shown = String(new KnownValues(environment).run(parse(tokenize(marked))));
    const text = shown.replace(/\uE004(\d+)\uE005/g, (_mark, index) => outputs[index] ?? "");
    return text === template ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A function that each `{{ … }}` calls with a mark for its source and with its expression. */
const outputName = "migratedOutput";

interface Expression {
  type?: string;
  value?: unknown;
  /** The object whose member the expression is. */
  object?: Expression;
  callee?: Expression;
  args?: Statement[];
}

/** Throws at unknown names. An output that contains one prints its mark. */
class KnownValues extends Interpreter {
  override evaluate(statement: Statement, environment: Environment): Value {
    const expression = (statement ?? {}) as Expression;
    const { callee, args = [] } = expression;
    if (callee?.value === outputName) {
      try {
        return this.#getPrinted(this.evaluate(args[1], environment));
      } catch {
        return super.evaluate(args[0], environment);
      }
    }
    const value = super.evaluate(statement, environment);
    // Options that the configuration does not set have defaults.
    const isUnknown = expression.type === "Identifier" || getRoot(expression) === "config";
    if (isUnknown && value.type === "UndefinedValue") throw new Error("unknown name");
    return value;
  }

  /** Python prints other names of booleans, and other lists than JavaScript. */
  #getPrinted(value: Value): Value {
    if (!/^(?:String|Integer|Float|Boolean|Undefined)Value$/.test(value.type)) {
      throw new Error("no text");
    }
    if (value.type === "BooleanValue") value.toString = () => (value.value ? "True" : "False");
    return value;
  }
}

function getRoot({ object, value }: Expression): unknown {
  return object ? getRoot(object) : value;
}

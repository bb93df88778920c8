import { posix } from "node:path";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import { findCall } from "../aws/find-command.ts";
import type { Command, Locate, Word } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type Tool, tools } from "./tool-options.ts";
import { toolRules } from "./tool-rules.ts";

const toolNames: ReadonlySet<string> = new Set(tools.keys());

/** Whether a page may use a command or option that only older versions have. */
export type IsFormer = (text: string) => boolean;

/** Checks the command and the options of a tool. */
export function checkTool(command: Command, locate: Locate, isFormer: IsFormer): Diagnostic[] {
  const [first, ...args] = findCall(command, toolNames) ?? [];
  const name = posix.basename(first?.text ?? "");
  const tool = tools.get(name);
  return tool ? checkArguments(args, { name, tool, locate, isFormer }) : [];
}

interface ToolContext {
  name: string;
  tool: Tool;
  locate: Locate;
  isFormer: IsFormer;
}

function checkArguments(args: readonly Word[], context: ToolContext): Diagnostic[] {
  const { name, tool, locate, isFormer } = context;
  const separator = args.findIndex(({ text }) => text === "--");
  const own = separator === -1 ? args : args.slice(0, separator);
  const inner = separator === -1 ? [] : args.slice(separator + 1);
  const start = findOperand(own, tool);
  const verb = own[start];
  if (!verb || verb.isDynamic || isFormer(`${name} ${verb.text}`)) return [];
  if (!tool.commandNames.has(verb.text)) {
    const suggestion = findNearest(verb.text, tool.commandNames);
    const values = { tool: name, name: verb.text, suggestion };
    return [diagnose(toolRules["unknown-tool-command"], locate(verb.line, verb.column), values)];
  }
  const operands = own.slice(start).flatMap(({ text }) => (text.startsWith("-") ? [] : [text]));
  const runsOpenTofu = name === "terragrunt" && /^(?:stack )?run\b/.test(operands.join(" "));
  const openTofu = tools.get("tofu");
  return [
    ...checkOptions(own, findPaths(operands, runsOpenTofu), context),
    ...(runsOpenTofu && openTofu
      ? checkArguments(inner, { ...context, name: "tofu", tool: openTofu })
      : []),
  ];
}

function checkOptions(
  args: readonly Word[],
  paths: readonly string[],
  { name, tool, locate, isFormer }: ToolContext,
): Diagnostic[] {
  const [path, ...others] = paths.filter((path) => tool.options.has(path));
  if (path === undefined) return [];
  const known = new Set([
    ...tool.globalOptions,
    ...[path, ...others].flatMap((path) => [...(tool.options.get(path) ?? [])]),
  ]);
  return args.flatMap((word) => {
    const option = readOption(word.text, name);
    if (!option || option.names.every((text) => known.has(text))) return [];
    if (isFormer(`${name} ${option.text}`)) return [];
    const nearest = findNearest(option.text.replace(/^-+/, ""), known);
    const hyphens = name === "tofu" || name === "terraform" ? "-" : "--";
    return [
      diagnose(toolRules["unknown-tool-option"], locate(word.line, word.column), {
        command: `${name} ${path}`,
        option: option.text,
        suggestion: nearest && `${hyphens}${nearest}`,
      }),
    ];
  });
}

/** The index of the first word that is neither an option nor its value. */
function findOperand(args: readonly Word[], { valueOptions }: Tool): number {
  for (let index = 0; index < args.length; index += 1) {
    const text = args[index]?.text ?? "";
    if (!text.startsWith("-")) return index;
    if (!text.includes("=") && valueOptions.has(text.replace(/^-+/, ""))) index += 1;
  }
  return -1;
}

/** Names of the command in the table, which has one or two words; the longest is first. */
function findPaths(operands: readonly string[], runsOpenTofu: boolean): string[] {
  const [verb = "", next = "", ...others] = operands;
  if (!runsOpenTofu) return [`${verb} ${next}`, verb];
  // `terragrunt run plan` has the options of both, and so has `terragrunt run state list`.
  const names = verb === "run" ? operands : [`${verb} ${next}`, ...others];
  return [...names, ...names.map((name, index) => `${name} ${names[index + 1] ?? ""}`)];
}

interface Option {
  text: string;
  names: string[];
}

/** Null for other words. Letters can share a hyphen: `-it` is `-i -t`. */
function readOption(text: string, tool: string): Option | null {
  const [, option, hyphens, name = ""] = /^((--?)([A-Za-z][\w-]*))/.exec(text) ?? [];
  if (option === undefined) return null;
  const hasLetters = hyphens === "-" && /^(?:gh|helm|kubectl)$/.test(tool);
  if (!hasLetters) return { text: option, names: [name] };
  // The rest can be its value, as in `-n1`.
  const names = /^(?:it|ti)$/.test(name) ? [...name] : [name.charAt(0)];
  return { text: option, names };
}

import { posix } from "node:path";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Command, Word } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { unwrapCommand } from "../shell/unwrap-command.ts";
import { awsRules } from "./aws-rules.ts";
import { type CommandOptions, getOptions, type ParameterOption } from "./cli/command-options.ts";
import { type CustomCommand, customCommands, removedCommands } from "./cli/custom-commands.ts";
import { globalOptions, globalOptionsWithValue } from "./cli/options.ts";
import { indexByCliName, loadModel, packages, type ServiceModel } from "./service-model.ts";

export interface FoundCommand extends CommandOptions {
  name: string;
  service: string;
  operation?: string;
  prints: CustomCommand["prints"];
  model?: ServiceModel;
  /** The words after its name, and global options from before it. */
  words: Word[];
}

type CommandLookup =
  | { kind: "found"; command: FoundCommand }
  | { kind: "invalid"; diagnostic: Diagnostic }
  /** Known only at run time, or a request for help. */
  | { kind: "unknown" };

const unknownCommand: CommandLookup = { kind: "unknown" };

interface CommandWords {
  service: Word;
  operation: Word;
  /** The words after the operation. */
  others: Word[];
  getLocation(word: Word): SourceLocation;
}

/** @param words begin with `aws` */
export function findCommand(
  words: readonly Word[],
  getLocation: (word: Word) => SourceLocation,
): CommandLookup {
  const { names, globals, rest } = splitNames(words.slice(1));
  const [service, operation] = names;
  if (!service || service.isDynamic || service.text === "help") return unknownCommand;
  const services = [...Object.keys(packages), ...Object.keys(customCommands)];
  if (!services.includes(service.text)) {
    const values = { name: service.text, suggestion: findNearest(service.text, services) };
    return invalid(diagnose(awsRules["unknown-aws-service"], getLocation(service), values));
  }
  if (operation?.isDynamic || operation?.text === "help") return unknownCommand;
  const others = [...names.slice(2), ...globals, ...rest];
  const custom = customCommands[service.text]?.[operation?.text ?? ""];
  if (custom) {
    const options = new Map(custom.options.map((option) => [option.name, option]));
    const name = ["aws", service.text, operation?.text ?? ""].join(" ").trim();
    return found({ ...custom, service: service.text, name, options, words: others });
  }
  if (!operation) return unknownCommand;
  const commandWords = { service, operation, others, getLocation };
  const model = loadModel(service.text);
  if (model) return findOperation(commandWords, model);
  return service.text in packages
    ? invalid(diagnoseMissingModel(`aws ${service.text}`, getLocation(service)))
    : invalid(diagnoseUnknownOperation(commandWords, undefined));
}

function found(command: FoundCommand): CommandLookup {
  return { kind: "found", command };
}

function invalid(diagnostic: Diagnostic): CommandLookup {
  return { kind: "invalid", diagnostic };
}

function findOperation(commandWords: CommandWords, model: ServiceModel): CommandLookup {
  const { service, operation, others, getLocation } = commandWords;
  if (operation.text === "wait") return findWaiter(commandWords, model);
  const name = `aws ${service.text} ${operation.text}`;
  const operationName = indexByCliName(model.all).get(operation.text);
  if (!operationName) return invalid(diagnoseUnknownOperation(commandWords, model));
  if (!model.used[operationName]) {
    return invalid(diagnoseMissingModel(name, getLocation(operation)));
  }
  return found({
    ...getOptions(service.text, operationName, model),
    service: service.text,
    name,
    operation: operationName,
    model,
    prints: "json",
    words: others,
  });
}

/** Such as `aws rds wait db-instance-available`, with the options of the operation that it polls. */
function findWaiter(
  { service, operation, others: [waiter, ...words], getLocation }: CommandWords,
  model: ServiceModel,
): CommandLookup {
  if (!waiter || waiter.isDynamic || waiter.text === "help") return unknownCommand;
  const waiters = indexByCliName(Object.keys(model.waiters));
  const waiterName = waiters.get(waiter.text);
  if (!waiterName) {
    const values = {
      service: `${service.text} wait`,
      name: waiter.text,
      suggestion: findNearest(waiter.text, waiters.keys()),
      replacement: undefined,
    };
    return invalid(diagnose(awsRules["unknown-aws-operation"], getLocation(waiter), values));
  }
  const name = `aws ${service.text} wait ${waiter.text}`;
  const polledOperation = model.waiters[waiterName] ?? "";
  if (!model.used[polledOperation])
    return invalid(diagnoseMissingModel(name, getLocation(operation)));
  const options = getOptions(service.text, polledOperation, model);
  return found({ ...options, service: service.text, name, model, prints: "nothing", words });
}

function diagnoseUnknownOperation(
  { service, operation, getLocation }: CommandWords,
  model: ServiceModel | undefined,
): Diagnostic {
  const name = operation.text;
  const commands = [
    ...indexByCliName(model?.all ?? []).keys(),
    ...Object.keys(customCommands[service.text] ?? {}),
  ];
  return diagnose(awsRules["unknown-aws-operation"], getLocation(operation), {
    service: service.text,
    name,
    suggestion: findNearest(name, commands),
    replacement: removedCommands[`${service.text} ${name}`],
  });
}

function diagnoseMissingModel(command: string, location: SourceLocation): Diagnostic {
  return diagnose(awsRules["missing-aws-model"], location, { command });
}

interface SplitWords {
  /** The service, the operation, and the word after them, if there are any. */
  names: Word[];
  /** Global options between the names, with their values. */
  globals: Word[];
  rest: Word[];
}

function splitNames(words: readonly Word[]): SplitWords {
  const names: Word[] = [];
  const globals: Word[] = [];
  let index = 0;
  for (; names.length < 3; index += 1) {
    const word = words[index];
    if (!word) break;
    const [option = ""] = word.text.split("=", 1);
    if (!option.startsWith("--") || word.isDynamic) names.push(word);
    else if (globalOptionsByName.has(option.slice(2))) {
      const end = globalOptionsWithValue.has(word.text) ? index + 2 : index + 1;
      globals.push(...words.slice(index, end));
      index = end - 1;
    } else break;
  }
  return { names, globals, rest: words.slice(index) };
}

const awsTool: ReadonlySet<string> = new Set(["aws"]);

export function findAwsCall(command: Command): Word[] | undefined {
  return findCall(command, awsTool);
}

/** The words from the name of a tool on, which may follow programs that run another command. */
export function findCall(command: Command, tools: ReadonlySet<string>): Word[] | undefined {
  let words = command.words;
  for (;;) {
    const [first, ...rest] = words;
    const name = first && !first.isDynamic ? posix.basename(first.text) : "";
    if (tools.has(name)) return words;
    const separator = rest.findIndex(({ text }) => text === "--");
    const inner = /^(?:aws-vault|granted|mise|op)$/.test(name)
      ? separator !== -1 && rest.slice(separator + 1)
      : unwrapCommand(name, rest);
    if (!inner) return undefined;
    words = inner;
  }
}

export interface ParsedOption {
  option: ParameterOption;
  word: Word;
  values: Word[];
}

export interface ParsedOptions {
  options: ParsedOption[];
  unknown: { name: string; word: Word }[];
  /** Words that are neither options nor their values. */
  operands: Word[];
  /** Whether a variable may contain more words, so that nothing is known to be missing. */
  hasUnknownWords: boolean;
}

const globalOptionsByName = new Map<string, ParameterOption>(
  globalOptions.map((option) => [option.name, option]),
);

export function parseOptions(command: FoundCommand): ParsedOptions {
  const result: ParsedOptions = { options: [], unknown: [], operands: [], hasUnknownWords: false };
  const words = [...command.words];
  for (let word = words.shift(); word; word = words.shift()) {
    const isVariable = word.isDynamic && /^["']?\$/.test(word.text);
    if (isVariable || !isOption(word)) {
      result.operands.push(word);
      result.hasUnknownWords ||= isVariable;
      continue;
    }
    const [, name = "", value] = /^--([^=]*)(?:=(.*))?$/s.exec(word.text) ?? [];
    const option = command.options.get(name) ?? globalOptionsByName.get(name);
    if (!option) {
      result.unknown.push({ name, word });
      // Its values are not extra words.
      while (words[0] && !isOption(words[0])) words.shift();
      continue;
    }
    const values = value === undefined ? takeValues(option, words) : [{ ...word, text: value }];
    result.options.push({ option, word, values });
  }
  return result;
}

function isOption(word: Word): boolean {
  return /^--[A-Za-z]/.test(word.text);
}

/** Removes the values of an option from the beginning of `words`, and returns them. */
function takeValues({ form }: ParameterOption, words: Word[]): Word[] {
  const nextOption = words.findIndex(isOption);
  const available = nextOption === -1 ? words.length : nextOption;
  if (form === "flag") return [];
  return words.splice(0, form === "values" ? available : Math.min(available, 1));
}

import { posix } from "node:path";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
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
  rest: Word[];
}

/** The diagnostic is undefined if the command is unknown before a run. */
type Found = { command: FoundCommand } | { diagnostic: Diagnostic | undefined };

const unclear: Found = { diagnostic: undefined };

interface NamedWords {
  service: Word;
  operation: Word | undefined;
  third: Word | undefined;
  globals: Word[];
  rest: Word[];
  getLocation(word: Word): SourceLocation;
}

export function findCommand(
  words: readonly Word[],
  getLocation: (word: Word) => SourceLocation,
): Found {
  const { names, globals, rest } = splitNames(words.slice(1));
  const [service, operation, third] = names;
  if (!service || service.isDynamic || service.text === "help") return unclear;

  const customCommand = customCommands[service.text];
  const services = [...Object.keys(packages), ...Object.keys(customCommands)];
  if (!services.includes(service.text)) {
    const values = { name: service.text, suggestion: nearest(service.text, services) };
    return { diagnostic: diagnose(awsRules["unknown-aws-service"], getLocation(service), values) };
  }
  if (operation?.isDynamic || operation?.text === "help") return unclear;
  const name = operation?.text ?? "";
  const ownCommand =
    customCommand?.[name] ?? (customCommand?.[""] && name === "" ? customCommand[""] : undefined);
  if (ownCommand) {
    const options = new Map(ownCommand.options.map((option) => [option.name, option]));
    const { words: count, prints } = ownCommand;
    const behind = [...globals, ...(operation ? [third] : []), ...rest].filter((item) => !!item);
    const named = { service: service.text, name: `aws ${service.text} ${name}`.trim() };
    return { command: { ...named, options, words: count, prints, rest: behind } };
  }
  if (name === "") return unclear;
  const named = { service, operation, third, globals, rest, getLocation };
  const model = loadModel(service.text);
  if (model) return findOperation(named, model);
  return customCommand && !(service.text in packages)
    ? { diagnostic: diagnoseUnknownOperation(named, undefined) }
    : { diagnostic: diagnoseMissingModel(`aws ${service.text}`, getLocation(service)) };
}

function findOperation(named: NamedWords, model: ServiceModel): Found {
  const { service, operation = service, third, globals, rest, getLocation } = named;
  if (operation.text === "wait") return findWaiter(named, model);
  const name = `aws ${service.text} ${operation.text}`;
  const called = indexByCliName(model.all).get(operation.text);
  if (!called) return { diagnostic: diagnoseUnknownOperation(named, model) };
  if (!model.used[called]) {
    return { diagnostic: diagnoseMissingModel(name, getLocation(operation)) };
  }
  const options = getOptions(service.text, called, model);
  const behind = [...globals, ...(third ? [third] : []), ...rest];
  const command = { service: service.text, name, ...options, operation: called, model };
  return { command: { ...command, prints: "json", rest: behind } };
}

function findWaiter(named: NamedWords, model: ServiceModel): Found {
  const { service, operation = service, third, globals, rest, getLocation } = named;
  const waiters = indexByCliName(Object.keys(model.waiters));
  if (!third || third.isDynamic || third.text === "help") return unclear;
  const waiter = waiters.get(third.text);
  if (!waiter) {
    const values = {
      service: `${service.text} wait`,
      name: third.text,
      suggestion: nearest(third.text, waiters.keys()),
      replacement: undefined,
    };
    return { diagnostic: diagnose(awsRules["unknown-aws-operation"], getLocation(third), values) };
  }
  const name = `aws ${service.text} wait ${third.text}`;
  const awaited = model.waiters[waiter] ?? "";
  if (!model.used[awaited]) {
    return { diagnostic: diagnoseMissingModel(name, getLocation(operation)) };
  }
  const { options, words } = getOptions(service.text, awaited, model);
  const command = { service: service.text, name, options, words, model };
  return { command: { ...command, prints: "nothing", rest: [...globals, ...rest] } };
}

function diagnoseUnknownOperation(
  { service, operation = service, getLocation }: NamedWords,
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
    suggestion: nearest(name, commands),
    replacement: removedCommands[`${service.text} ${name}`],
  });
}

function diagnoseMissingModel(command: string, location: SourceLocation): Diagnostic {
  return diagnose(awsRules["missing-aws-model"], location, { command });
}

function splitNames(words: readonly Word[]): { names: Word[]; globals: Word[]; rest: Word[] } {
  const names: Word[] = [];
  const globals: Word[] = [];
  let index = 0;
  while (index < words.length && names.length < 3) {
    const word = words[index];
    if (!word) break;
    if (!word.text.startsWith("--") || word.isDynamic) names.push(word);
    else if (globalOptions.some(({ name }) => word.text.replace(/=.*/s, "") === `--${name}`)) {
      globals.push(word);
      const value = words[index + 1];
      if (globalOptionsWithValue.has(word.text) && value) globals.push(value);
      if (globalOptionsWithValue.has(word.text)) index += 1;
    } else break;
    index += 1;
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
  words: Word[];
  /** Whether a variable may contain more words, so that nothing is known to be missing. */
  isOpen: boolean;
}

const globals = new Map<string, ParameterOption>(
  globalOptions.map((option) => [option.name, option]),
);

export function parseOptions({ options, rest }: FoundCommand): ParsedOptions {
  const result: ParsedOptions = { options: [], unknown: [], words: [], isOpen: false };
  const words = [...rest];
  while (words.length > 0) {
    const word = words.shift();
    if (!word) break;
    if (word.isDynamic && /^["']?\$/.test(word.text)) {
      result.words.push(word);
      result.isOpen = true;
      continue;
    }
    if (!isOption(word)) {
      result.words.push(word);
      continue;
    }
    const [, name = "", value] = /^--([^=]*)(?:=(.*))?$/s.exec(word.text) ?? [];
    const option = options.get(name) ?? globals.get(name);
    if (!option) {
      result.unknown.push({ name, word });
      // Skips its values, which would be reported as extra words.
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

function takeValues({ form }: ParameterOption, words: Word[]): Word[] {
  const values: Word[] = [];
  const maxValues = form === "flag" ? 0 : form === "values" ? Number.POSITIVE_INFINITY : 1;
  while (values.length < maxValues && words[0] && !isOption(words[0])) {
    const next = words.shift();
    if (next) values.push(next);
  }
  return values;
}

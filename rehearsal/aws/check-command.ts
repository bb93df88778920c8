import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Command, Word } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { type AwsOutput, getOutput, getResponse } from "./aws-output.ts";
import { awsRules } from "./aws-rules.ts";
import { checkQuery, getSyntaxError, needsAllPages } from "./check-query.ts";
import { checkWords, describeNotAllowed, findFilters, markDynamic, marker } from "./check-value.ts";
import {
  type FoundCommand,
  findAwsCall,
  findCommand,
  type ParsedOption,
  type ParsedOptions,
  parseOptions,
} from "./find-command.ts";
import type { ValueType } from "./value-type.ts";

interface AwsCheck {
  diagnostics: Diagnostic[];
  checkedParameters: number;
  checkedPaths: number;
  /** Null for unknown commands and other programs. */
  outputs: AwsOutput | null;
}

/** Checks an AWS CLI command against the model of its service. `isCaptured`: it is in `$(…)`. */
export async function checkAwsCommand(
  command: Command,
  at: (line: number, column: number) => SourceLocation,
  isCaptured = false,
): Promise<AwsCheck> {
  const words = findAwsCall(command);
  const nothing = { diagnostics: [], checkedParameters: 0, checkedPaths: 0, outputs: null };
  if (!words) return nothing;
  const getLocation = ({ line, column }: Word) => at(line, column);
  const found = findCommand(words, getLocation);
  if (!("command" in found)) {
    return { ...nothing, diagnostics: found.diagnostic ? [found.diagnostic] : [] };
  }

  const parsed = parseOptions(found.command);
  const diagnostics = [
    ...checkNames(found.command, parsed, getLocation),
    ...checkPresence(found.command, parsed, getLocation, words[0] ?? command.words[0]),
    ...parsed.options.flatMap((option) => checkValues(found.command, option, getLocation)),
  ];
  const { type, ...query } = checkQueryOption(found.command, parsed, getLocation);
  const format = getKnownValue(parsed, "output");
  const outputs = getOutput(found.command, type, format);
  const isWhole = !command.redirects.some(({ operator }) => operator.includes(">"));
  if (isCaptured && isWhole && outputs.format === "json" && outputs.shape === "scalar") {
    if (outputs.type.kind === "string") {
      const values = { query: getKnownValue(parsed, "query") };
      diagnostics.push(
        diagnose(awsRules["captured-aws-json"], at(command.line, command.column), values),
      );
    }
  }
  return {
    diagnostics: [...diagnostics, ...query.diagnostics],
    checkedParameters: parsed.options.length + parsed.unknown.length,
    checkedPaths: query.checkedPaths,
    outputs,
  };
}

type GetLocation = (word: Word) => SourceLocation;

function checkNames(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
): Diagnostic[] {
  const { name: called, options } = command;
  const unknown = parsed.unknown.map(({ name, word }) =>
    diagnose(awsRules["unknown-aws-parameter"], getLocation(word), {
      command: called,
      name,
      suggestion: nearest(name, options.keys()),
    }),
  );
  const seen = new Set<string>();
  const repeated = parsed.options.flatMap(({ option, word }) => {
    if (seen.has(option.name) && !option.isRepeatable) {
      return [
        diagnose(awsRules["repeated-aws-parameter"], getLocation(word), { name: option.name }),
      ];
    }
    seen.add(option.name);
    return [];
  });
  return [...unknown, ...repeated];
}

function checkPresence(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
  start: Word | undefined,
): Diagnostic[] {
  const { name, options, words: count } = command;
  const diagnostics: Diagnostic[] = [];
  const stray = parsed.words.slice(count[1]).find(({ isDynamic }) => !isDynamic);
  if (stray && !parsed.isOpen && stray.text !== "help") {
    const values = { command: name, word: stray.text };
    diagnostics.push(diagnose(awsRules["stray-aws-word"], getLocation(stray), values));
  }
  for (const { option, word, values } of parsed.options) {
    if (option.form === "flag" || option.form === "optional" || values.length > 0) continue;
    diagnostics.push(
      diagnose(awsRules["missing-aws-value"], getLocation(word), { name: option.name }),
    );
  }
  const isComplete = parsed.options.some(({ option }) =>
    /^(cli-input-(json|yaml)|generate-cli-skeleton)$/.test(option.name),
  );
  if (!start || isComplete || parsed.isOpen || parsed.words.some(({ text }) => text === "help")) {
    return diagnostics;
  }
  const missing = [...options.values()].filter(
    (candidate) =>
      candidate.isRequired && !parsed.options.some(({ option }) => isSame(option, candidate)),
  );
  // The unknown option was probably meant to be the missing one.
  if (missing.length > 0 && parsed.unknown.length === 0) {
    const names = missing.map((item) => item.name);
    const values = { command: name, names };
    diagnostics.push(diagnose(awsRules["missing-aws-parameter"], getLocation(start), values));
  }
  if (parsed.words.length < count[0]) {
    const values = { command: name, expected: count[0] };
    diagnostics.push(diagnose(awsRules["missing-aws-word"], getLocation(start), values));
  }
  return diagnostics;
}

function isSame(item: ParsedOption["option"], other: ParsedOption["option"]): boolean {
  if (item.name === other.name) return true;
  return item.parameter !== undefined && item.parameter.name === other.parameter?.name;
}

function checkValues(
  command: FoundCommand,
  parsed: ParsedOption,
  getLocation: GetLocation,
): Diagnostic[] {
  const { option, values, word } = parsed;
  const location = getLocation(values[0] ?? word);
  const words = values.map(markDynamic);
  const [first] = words;
  if (first === undefined) return [];
  const invalid = awsRules["invalid-aws-value"];
  if (option.values) {
    if (first.includes(marker) || option.values.includes(first)) return [];
    return [
      diagnose(invalid, location, {
        ...describeNotAllowed(first, option.values),
        option: option.name,
      }),
    ];
  }
  const { model, operation } = command;
  if (!model) return [];
  const { shapes } = model;
  if (!option.parameter) return [];
  const { type } = option.parameter;
  const found = checkWords(words, type, shapes).map((mismatch) =>
    diagnose(invalid, location, { ...mismatch, option: option.name }),
  );
  return found.length > 0 ? found : checkFilters();

  function checkFilters(): Diagnostic[] {
    const filters = model?.filters[operation ?? ""];
    if (!filters || !/^filters?$/.test(option.name)) return [];
    return findFilters(words)
      .filter(({ name }) => !filters.includes(name) && !/^tag(:|-key$)/.test(name))
      .map(({ name }) =>
        diagnose(awsRules["unknown-aws-filter"], location, {
          command: command.name,
          name,
          suggestion: nearest(name, filters),
          knownNames: filters,
        }),
      );
  }
}

function checkQueryOption(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
): { diagnostics: Diagnostic[]; type: ValueType; checkedPaths: number } {
  const answer = getResponse(command);
  const nothing = { diagnostics: [], type: answer, checkedPaths: 0 };
  const word = parsed.options.find(({ option }) => option.name === "query")?.values[0];
  if (!word) return nothing;
  if (command.prints !== "json") {
    const values = { command: command.name };
    return {
      ...nothing,
      diagnostics: [diagnose(awsRules["unused-aws-query"], getLocation(word), values)],
    };
  }
  const query = markDynamic(word);
  if (query === marker) return { ...nothing, type: { kind: "unknown" } };
  // The value of a variable may make the query valid.
  if (query.includes(marker) && !isAlwaysWrong(query) && getSyntaxError(query) !== null) {
    return { ...nothing, type: { kind: "unknown" } };
  }
  const { errors, result, checkedPaths } = checkQuery(query, answer);
  const diagnostics = errors.map((error) =>
    diagnose(awsRules["invalid-aws-query"], getLocation(word), error),
  );
  if (printsByPage(command, parsed) && needsAllPages(query)) {
    const values = { command: command.name };
    diagnostics.push(diagnose(awsRules["query-of-one-page"], getLocation(word), values));
  }
  return { diagnostics, type: result, checkedPaths };
}

/** As text, the AWS CLI prints each page of a response separately. EC2 sends a single page. */
function printsByPage({ service, operation, model }: FoundCommand, parsed: ParsedOptions): boolean {
  if (getKnownValue(parsed, "output") !== "text" || service === "ec2") return false;
  if (parsed.options.some(({ option }) => /^(no-paginate|max-items)$/.test(option.name)))
    return false;
  return operation !== undefined && operation in (model?.pages ?? {});
}

function isAlwaysWrong(query: string): boolean {
  return ["a", "0", "'a'", "[0]", "[?a]", ".a", ""].every(
    (value) => getSyntaxError(query.replaceAll(marker, value)) !== null,
  );
}

function getKnownValue(parsed: ParsedOptions, name: string): string | undefined {
  const value = parsed.options.find(({ option }) => option.name === name)?.values[0];
  return value && !value.isDynamic ? value.text : undefined;
}

import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { findNearest } from "../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Command, Locate, Word } from "../guide/guide.ts";
import { diagnose, type Mismatch } from "../lint-rules.ts";
import { type AwsOutput, getOutput, getResponse } from "./aws-output.ts";
import { awsRules } from "./aws-rules.ts";
import { checkQuery, getSyntaxError, needsAllPages } from "./check-query.ts";
import { checkOptionValues, describeNotAllowed, findFilterNames } from "./check-value.ts";
import { dynamicPlaceholder, maskDynamicParts } from "./dynamic-parts.ts";
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

/**
 * Checks an AWS CLI command against the model of its service.
 *
 * @param isCaptured whether it is in `$(…)`
 */
export function checkAwsCommand(command: Command, locate: Locate, isCaptured = false): AwsCheck {
  const words = findAwsCall(command);
  const [start] = words ?? [];
  const nothing = { diagnostics: [], checkedParameters: 0, checkedPaths: 0, outputs: null };
  if (!words || !start) return nothing;
  const getLocation = ({ line, column }: Word) => locate(line, column);
  const lookup = findCommand(words, getLocation);
  if (lookup.kind === "unknown") return nothing;
  if (lookup.kind === "invalid") return { ...nothing, diagnostics: [lookup.diagnostic] };
  const parsed = parseOptions(lookup.command);
  const { type, checkedPaths, diagnostics } = checkQueryOption(lookup.command, parsed, getLocation);
  const outputs = getOutput(lookup.command, type, getKnownValue(parsed, "output"));
  const isRedirected = command.redirects.some(({ operator }) => operator.includes(">"));
  const capturesJson =
    isCaptured && !isRedirected && outputs.format === "json" && outputs.type.kind === "string";
  return {
    diagnostics: [
      ...checkNames(lookup.command, parsed, getLocation),
      ...checkPresence(lookup.command, parsed, getLocation, start),
      ...parsed.options.flatMap((option) => checkValues(lookup.command, option, getLocation)),
      ...(capturesJson
        ? [
            diagnose(awsRules["captured-aws-json"], locate(command.line, command.column), {
              query: getKnownValue(parsed, "query"),
            }),
          ]
        : []),
      ...diagnostics,
    ],
    checkedParameters: parsed.options.length + parsed.unknown.length,
    checkedPaths,
    outputs,
  };
}

type GetLocation = (word: Word) => SourceLocation;

function checkNames(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
): Diagnostic[] {
  const unknown = parsed.unknown.map(({ name, word }) =>
    diagnose(awsRules["unknown-aws-parameter"], getLocation(word), {
      command: command.name,
      name,
      suggestion: findNearest(name, command.options.keys()),
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

/** Reports extra words, and values, options, and words that are missing. */
function checkPresence(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
  start: Word,
): Diagnostic[] {
  const { name, options } = command;
  const [minOperands, maxOperands] = command.operandCount;
  const { operands, hasUnknownWords } = parsed;
  const asksForHelp = operands.some(({ text }) => text === "help");
  const diagnostics = parsed.options
    .filter(({ option, values }) => /^values?$/.test(option.form) && values.length === 0)
    .map(({ option, word }) =>
      diagnose(awsRules["missing-aws-value"], getLocation(word), { name: option.name }),
    );
  if (hasUnknownWords || asksForHelp) return diagnostics;
  const extra = operands.slice(maxOperands).find(({ isDynamic }) => !isDynamic);
  if (extra) {
    const values = { command: name, word: extra.text };
    diagnostics.push(diagnose(awsRules["stray-aws-word"], getLocation(extra), values));
  }
  const readsInputFile = parsed.options.some(({ option }) =>
    /^(cli-input-(json|yaml)|generate-cli-skeleton)$/.test(option.name),
  );
  if (readsInputFile) return diagnostics;
  const missing = [...options.values()].filter(
    (candidate) =>
      candidate.isRequired && !parsed.options.some(({ option }) => isSame(option, candidate)),
  );
  // The unknown option was probably meant to be the missing one.
  if (missing.length > 0 && parsed.unknown.length === 0) {
    const values = { command: name, names: missing.map((option) => option.name) };
    diagnostics.push(diagnose(awsRules["missing-aws-parameter"], getLocation(start), values));
  }
  if (operands.length < minOperands) {
    const values = { command: name, expected: minOperands };
    diagnostics.push(diagnose(awsRules["missing-aws-word"], getLocation(start), values));
  }
  return diagnostics;
}

/** Whether two options set the same parameter, such as a flag and its opposite. */
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
  const words = values.map(maskDynamicParts);
  const [first] = words;
  if (first === undefined) return [];
  const report = (mismatch: Mismatch) =>
    diagnose(awsRules["invalid-aws-value"], location, { ...mismatch, option: option.name });
  if (option.values) {
    const isAllowed = first.includes(dynamicPlaceholder) || option.values.includes(first);
    return isAllowed ? [] : [report(describeNotAllowed(first, option.values))];
  }
  if (!command.model || !option.parameter) return [];
  const invalid = checkOptionValues(words, option.parameter.type, command.model.shapes).map(report);
  const isFilter = /^filters?$/.test(option.name);
  return invalid.length === 0 && isFilter ? checkFilters(command, words, location) : invalid;
}

function checkFilters(
  { name: command, model, operation = "" }: FoundCommand,
  words: readonly string[],
  location: SourceLocation,
): Diagnostic[] {
  const knownNames = model?.filters[operation];
  if (!knownNames) return [];
  return findFilterNames(words)
    .filter((name) => !knownNames.includes(name) && !/^tag(:|-key$)/.test(name))
    .map((name) =>
      diagnose(awsRules["unknown-aws-filter"], location, {
        command,
        name,
        suggestion: findNearest(name, knownNames),
        knownNames,
      }),
    );
}

function checkQueryOption(
  command: FoundCommand,
  parsed: ParsedOptions,
  getLocation: GetLocation,
): { diagnostics: Diagnostic[]; type: ValueType; checkedPaths: number } {
  const response = getResponse(command);
  const nothing = { diagnostics: [], type: response, checkedPaths: 0 };
  const word = parsed.options.find(({ option }) => option.name === "query")?.values[0];
  if (!word) return nothing;
  if (command.prints !== "json") {
    const values = { command: command.name };
    return {
      ...nothing,
      diagnostics: [diagnose(awsRules["unused-aws-query"], getLocation(word), values)],
    };
  }
  const query = maskDynamicParts(word);
  if (query === dynamicPlaceholder) return { ...nothing, type: { kind: "unknown" } };
  // The value of a variable may make the query valid.
  if (
    query.includes(dynamicPlaceholder) &&
    !isAlwaysWrong(query) &&
    getSyntaxError(query) !== null
  ) {
    return { ...nothing, type: { kind: "unknown" } };
  }
  const { errors, result, checkedPaths } = checkQuery(query, response);
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

/** Whether a query is wrong for each of these values of its variables. */
function isAlwaysWrong(query: string): boolean {
  return ["a", "0", "'a'", "[0]", "[?a]", ".a", ""].every(
    (value) => getSyntaxError(query.replaceAll(dynamicPlaceholder, value)) !== null,
  );
}

function getKnownValue(parsed: ParsedOptions, name: string): string | undefined {
  const value = parsed.options.find(({ option }) => option.name === name)?.values[0];
  return value && !value.isDynamic ? value.text : undefined;
}

import type { Word } from "../guide/block.ts";
import type { ParameterOption } from "./cli/command-options.ts";
import { globalOptions } from "./cli/options.ts";
import type { FoundCommand } from "./find-command.ts";

/** An option as it stands in a command. */
export interface GivenOption {
  option: ParameterOption;
  /** Where its name stands. */
  at: Word;
  values: Word[];
}

/** The options and other words of a command. */
export interface GivenOptions {
  given: GivenOption[];
  unknown: { name: string; at: Word }[];
  /** Words that belong to no option. */
  words: Word[];
  /** A word may stand for several, or for options: nothing can be said about what is missing. */
  isOpen: boolean;
}

const globals = new Map<string, ParameterOption>(globalOptions.map((one) => [one.name, one]));

/** Sorts the words behind a command's name into options with their values and other words. */
export function readGiven({ options, rest }: FoundCommand): GivenOptions {
  const result: GivenOptions = { given: [], unknown: [], words: [], isOpen: false };
  const words = [...rest];
  while (words.length > 0) {
    const word = words.shift();
    if (!word) break;
    if (word.dynamic && /^["']?\$/.test(word.text)) {
      // `$OPTIONS` or `"${options[@]}"`.
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
      result.unknown.push({ name, at: word });
      // Its values would be strange words.
      while (words[0] && !isOption(words[0])) words.shift();
      continue;
    }
    const values = value === undefined ? takeValues(option, words) : [{ ...word, text: value }];
    result.given.push({ option, at: word, values });
  }
  return result;
}

function isOption(word: Word): boolean {
  return /^--[A-Za-z]/.test(word.text);
}

function takeValues({ form }: ParameterOption, words: Word[]): Word[] {
  const values: Word[] = [];
  const most = form === "flag" ? 0 : form === "values" ? Number.POSITIVE_INFINITY : 1;
  while (values.length < most && words[0] && !isOption(words[0])) {
    const next = words.shift();
    if (next) values.push(next);
  }
  return values;
}

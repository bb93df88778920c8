import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import type { Word } from "../../guide/guide.ts";
import type { VariableValues } from "../session.ts";

export interface Argument {
  word: Word;
  location: SourceLocation;
  /** The first value, or the written text if the values are unknown. */
  text: string;
  values: VariableValues;
}

export interface Call {
  name: string;
  args: Argument[];
  location: SourceLocation;
  /** Where the name is, after assignments and commands that run this one. */
  nameLocation: SourceLocation;
  environment: ReadonlyMap<string, VariableValues>;
  /** Standard input; null if it is unknown or missing. */
  input: string | null;
}

/** The arguments that are neither options nor values of options. After `--`, all are operands. */
export function getOperands(
  args: readonly Argument[],
  optionsWithValue: ReadonlySet<string> = new Set(),
): Argument[] {
  const separator = args.findIndex(({ text }) => text === "--");
  const end = separator === -1 ? args.length : separator;
  const operands: Argument[] = [];
  for (let index = 0; index < end; index += 1) {
    const arg = args[index];
    if (!arg) continue;
    if (!arg.text.startsWith("-") || arg.text === "-") operands.push(arg);
    else if (optionsWithValue.has(arg.text)) index += 1;
  }
  return [...operands, ...args.slice(end + 1)];
}

/** Separates short options that share a hyphen, and their value: `-fsSLofile` is `-f -s -S -L -o file`. */
export function splitShortOptions(
  args: readonly Argument[],
  optionsWithValue: ReadonlySet<string>,
): Argument[] {
  return args.flatMap((arg) => {
    const [, letters] = /^-([^-].*)$/.exec(arg.text) ?? [];
    if (letters === undefined) return arg;
    const options = [...letters].map((letter) => `-${letter}`);
    const valueOption = options.findIndex((option) => optionsWithValue.has(option));
    const flags = valueOption === -1 ? options : options.slice(0, valueOption + 1);
    const getValue = (text: string) => text.slice(flags.length + 1);
    const value = { ...arg, text: getValue(arg.text), values: arg.values?.map(getValue) ?? null };
    return [
      ...flags.map((text) => ({ ...arg, text, values: [text] })),
      ...(value.text === "" ? [] : [value]),
    ];
  });
}

/** The value of the first of these options, as in `--out a` or `--out=a`. */
export function findOption(args: readonly Argument[], ...names: string[]): Argument | undefined {
  return findOptions(args, ...names)[0];
}

export function findOptions(args: readonly Argument[], ...names: string[]): Argument[] {
  return args.flatMap((arg, index) => {
    if (names.includes(arg.text)) return args[index + 1] ?? [];
    const name = names.find((name) => arg.text.startsWith(`${name}=`));
    if (name === undefined) return [];
    const getValue = (text: string) => text.slice(name.length + 1);
    return { ...arg, text: getValue(arg.text), values: arg.values?.map(getValue) ?? null };
  });
}

export function hasFlag(args: readonly Argument[], ...names: string[]): boolean {
  return args.some(({ text }) => names.includes(text));
}

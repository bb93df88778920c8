import type { Block, Command, Word } from "../../guide/guide.ts";
import type { Values } from "../session.ts";

export interface Argument {
  word: Word;
  /** The first value, or the written text if the values are unknown. */
  text: string;
  values: Values;
}

export interface Call {
  name: string;
  args: Argument[];
  command: Command;
  block: Block;
  environment: ReadonlyMap<string, Values>;
  /** Standard input; null if it is unknown or missing. */
  input: string | null;
}

export function operands(
  args: readonly Argument[],
  valued: ReadonlySet<string> = none,
): Argument[] {
  const matches: Argument[] = [];
  let onlyOperands = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (!arg) continue;
    if (!onlyOperands && arg.text === "--") onlyOperands = true;
    else if (!onlyOperands && arg.text.startsWith("-") && arg.text !== "-") {
      if (valued.has(arg.text)) index += 1;
    } else matches.push(arg);
  }
  return matches;
}

const none: ReadonlySet<string> = new Set();

export function option(args: readonly Argument[], ...names: string[]): Argument | undefined {
  for (const [index, arg] of args.entries()) {
    if (names.includes(arg.text)) return args[index + 1];
    const name = names.find((name) => name.startsWith("-") && arg.text.startsWith(`${name}=`));
    if (name === undefined) continue;
    const cut = (text: string) => text.slice(name.length + 1);
    return { ...arg, text: cut(arg.text), values: arg.values?.map(cut) ?? null };
  }
  return undefined;
}

export function options(args: readonly Argument[], ...names: string[]): Argument[] {
  return args.flatMap((_, index) => {
    const argument = option(args.slice(index, index + 2), ...names);
    const isHere = names.some(
      (name) => args[index]?.text === name || args[index]?.text.startsWith(`${name}=`),
    );
    return argument && isHere ? [argument] : [];
  });
}

export function hasFlag(args: readonly Argument[], ...names: string[]): boolean {
  return args.some(({ text }) => names.includes(text));
}

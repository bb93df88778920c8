import type { Block, Command, Word } from "../../guide/guide.ts";
import type { Values } from "../session.ts";

/** A word of a command, with what it can be. */
export interface Argument {
  word: Word;
  /** The first value, or the text as it is written where only a run can tell. */
  text: string;
  values: Values;
}

/** A command as it is run. */
export interface Call {
  name: string;
  /** The words behind the name. */
  args: Argument[];
  command: Command;
  block: Block;
  /** The command's own variables. */
  environment: ReadonlyMap<string, Values>;
  /** What it reads; null where only a run can tell, or nothing is piped in. */
  input: string | null;
}

/** Words that are no options, and values of options neither. */
export function operands(
  args: readonly Argument[],
  valued: ReadonlySet<string> = none,
): Argument[] {
  const found: Argument[] = [];
  let onlyOperands = false;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at];
    if (!arg) continue;
    if (!onlyOperands && arg.text === "--") onlyOperands = true;
    else if (!onlyOperands && arg.text.startsWith("-") && arg.text !== "-") {
      if (valued.has(arg.text)) at += 1;
    } else found.push(arg);
  }
  return found;
}

const none: ReadonlySet<string> = new Set();

/** The value of an option: `--name value` or `--name=value`. */
export function option(args: readonly Argument[], ...names: string[]): Argument | undefined {
  for (const [at, arg] of args.entries()) {
    if (names.includes(arg.text)) return args[at + 1];
    const name = names.find((one) => one.startsWith("-") && arg.text.startsWith(`${one}=`));
    if (name === undefined) continue;
    const cut = (text: string) => text.slice(name.length + 1);
    return { ...arg, text: cut(arg.text), values: arg.values?.map(cut) ?? null };
  }
  return undefined;
}

/** All values of an option that may be given several times. */
export function options(args: readonly Argument[], ...names: string[]): Argument[] {
  return args.flatMap((_, at) => {
    const found = option(args.slice(at, at + 2), ...names);
    const isHere = names.some(
      (name) => args[at]?.text === name || args[at]?.text.startsWith(`${name}=`),
    );
    return found && isHere ? [found] : [];
  });
}

/** Whether an option without a value is given. */
export function hasFlag(args: readonly Argument[], ...names: string[]): boolean {
  return args.some(({ text }) => names.includes(text));
}

import type { Command, Word } from "../guide/block.ts";

/** Programs that run the command behind them, with those of their options that take a value. */
const wrappers: Readonly<Record<string, RegExp>> = {
  sudo: /^-[ugpC]$/,
  env: /^-[uCS]$/,
  time: /^-[fo]$/,
  nohup: /^$/,
  exec: /^-a$/,
  command: /^$/,
  watch: /^(-n|--interval)$/,
  timeout: /^(-k|-s|--kill-after|--signal)$/,
  xargs: /^-[aEdIiLlnPs]$/,
};

/** The words from `aws` on, where a command calls the AWS CLI itself or through another program; else undefined. */
export function findCall(command: Command): Word[] | undefined {
  let words = command.words;
  for (;;) {
    const name = nameOf(words[0]);
    if (name === "aws") return words;
    if (name === "aws-vault" || name === "granted" || name === "op") {
      const at = words.findIndex(({ text }) => text === "--");
      if (at < 0) return undefined;
      words = words.slice(at + 1);
      continue;
    }
    const valued = wrappers[name];
    if (!valued || words.length < 2) return undefined;
    words = behindWrapper(words, valued, name === "timeout" ? 1 : 0);
  }
}

function nameOf(word: Word | undefined): string {
  return word && !word.dynamic ? (word.text.split("/").at(-1) ?? "") : "";
}

function behindWrapper(words: Word[], valued: RegExp, operands: number): Word[] {
  let at = 1;
  let left = operands;
  while (at < words.length) {
    const text = words[at]?.text ?? "";
    if (text.startsWith("-")) at += valued.test(text) ? 2 : 1;
    else if (/^\w+=/.test(text)) at += 1;
    else if (left-- > 0) at += 1;
    else break;
  }
  return words.slice(at);
}

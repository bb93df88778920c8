import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Block, getLocationInBlock } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { safetyRules } from "./safety-rules.ts";

const shells: ReadonlySet<string> = new Set(["bash", "sh", "zsh"]);

/** Steps of CI jobs, whose shells stop by themselves after a failure. */
const ciLanguages: ReadonlySet<string> = new Set(["yaml", "groovy"]);

/** Commands that change what is deployed. */
const change =
  /\b(?:terragrunt|tofu|terraform)\b(?:\\\n|[^\n|;&])*\s(?:apply|destroy|import)(?![\w.-])/;

/**
 * Finds loops over units that go on after a unit has failed, so that units are applied whose
 * dependencies were not.
 */
export function checkLoops(block: Block): Diagnostic[] {
  const { language, code } = block;
  const isShell = shells.has(language);
  if (!(isShell || ciLanguages.has(language)) || !change.test(code)) return [];
  return [...(isShell ? findLoops(code) : []), ...findXargs(code)].map((offset) => {
    const location = getLocationInBlock(block, getPosition(code, offset));
    return diagnose(safetyRules["loop-after-failure"], location, {});
  });
}

const stopsShell = /\bset -(?:[a-z]*e|o e)|^#![^\n]* -[a-z]*e/;

const stopsLoop = /(?:^|[|&;{]|\bthen\b)\s*(?:break|exit|return)\b/m;

/** Offsets of `for` and `while` loops. */
function findLoops(code: string): number[] {
  if (stopsShell.test(code)) return [];
  const loops = code.matchAll(
    /^[ \t]*(?:for|while)\b[^\n]*?[;\n][ \t]*do\b([\s\S]*?)(?:^|;)[ \t]*done\b/gm,
  );
  return [...loops].flatMap(({ 0: loop, 1: body = "", index }) =>
    change.test(body) && !stopsLoop.test(body) ? [index + loop.search(/\S/)] : [],
  );
}

/** Offsets of `xargs`, which stops only if a command exits with 255. */
function findXargs(code: string): number[] {
  return [...code.matchAll(/\bxargs\b((?:[^\n]|\\\n)*)/g)].flatMap(({ 1: command = "", index }) =>
    change.test(command) && !/\bexit 255\b/.test(command) ? [index] : [],
  );
}

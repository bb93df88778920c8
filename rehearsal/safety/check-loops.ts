import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Block, getLocationInBlock } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import { safetyRules } from "./safety-rules.ts";

const checkedLanguages: ReadonlySet<string> = new Set(["bash", "sh", "zsh", "yaml", "groovy"]);

/** Commands that change what is deployed. */
const change = /\b(?:terragrunt|tofu|terraform)\b[^\n|;&]*\b(?:apply|destroy|import)\b/;

/**
 * Finds loops over units that go on after a unit has failed, so that units are applied whose
 * dependencies were not.
 */
export function checkLoops(block: Block): Diagnostic[] {
  if (!checkedLanguages.has(block.language) || !change.test(block.code)) return [];
  return [...findLoops(block.code), ...findXargs(block.code)].map((offset) => {
    const location = getLocationInBlock(block, getPosition(block.code, offset));
    return diagnose(safetyRules["loop-after-failure"], location, {});
  });
}

const stopsShell = /\bset -(?:[a-z]*e|o e)/;

/** Offsets of `for` and `while` loops. A step of a workflow stops by itself. */
function findLoops(code: string): number[] {
  if (stopsShell.test(code)) return [];
  const loops = code.matchAll(/^[ \t]*(?:for|while)\b[^\n]*\bdo\n([\s\S]*?)^[ \t]*done\b/gm);
  return [...loops].flatMap(({ 0: loop, 1: body = "", index }) =>
    change.test(body) && !/\|\|\s*(?:break|exit|return)\b/.test(body)
      ? [index + loop.search(/\S/)]
      : [],
  );
}

/** Offsets of `xargs`, which stops only if a command exits with 255. */
function findXargs(code: string): number[] {
  return [...code.matchAll(/\bxargs\b((?:[^\n]|\\\n)*)/g)].flatMap(({ 1: command = "", index }) =>
    change.test(command) && !/\bexit 255\b/.test(command) ? [index] : [],
  );
}

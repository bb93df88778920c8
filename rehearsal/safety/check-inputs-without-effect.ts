import type { HclParser } from "../../src/catalog/hcl/parse-hcl.ts";
import { excerptMark, type ParsedCall, parseCode } from "../../src/catalog/usage/parse-calls.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import { getPosition } from "../../src/model/text/positions.ts";
import { type Block, getLocationInBlock } from "../guide/guide.ts";
import { diagnose } from "../lint-rules.ts";
import type { DependentInput } from "./dependent-inputs.ts";
import { safetyRules } from "./safety-rules.ts";

export interface InputContext {
  parseHcl: HclParser;
  /** Dependent inputs of each module of the catalog, by its folder. */
  dependentInputs: ReadonlyMap<string, readonly DependentInput[]>;
}

/** Finds inputs in a sample that have no effect, because their switch is off in the same sample. */
export function checkInputsWithoutEffect(
  block: Block,
  { parseHcl, dependentInputs }: InputContext,
): Diagnostic[] {
  if (block.language !== "hcl" || !/\bsource\s*=/.test(block.code)) return [];
  return parseCode(block.code, parseHcl).calls.flatMap((call) => {
    const inputs = dependentInputs.get(call.address?.path ?? "") ?? [];
    return inputs.flatMap((input) => {
      const argument = call.arguments.find(({ name }) => name === input.name);
      if (!argument || !isOff(input, call, block)) return [];
      const location = getLocationInBlock(block, getPosition(block.code, argument.offset));
      return [diagnose(safetyRules["input-without-effect"], location, input)];
    });
  });
}

/** False if the value of the switch is not known. */
function isOff(
  { switchName, neededValue, switchDefault }: DependentInput,
  call: ParsedCall,
  { code }: Block,
): boolean {
  const argument = call.arguments.find(({ name }) => name === switchName);
  if (argument) return argument.value.known && argument.value.value === !neededValue;
  return !call.isPartial && !excerptMark.test(code) && switchDefault === !neededValue;
}

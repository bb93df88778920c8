import { type Block, type BlockError, isBlock, parseBlock } from "./ipv4.ts";
import type { Problem } from "./problem.ts";
import {
  getCreatedTiers,
  getInputValue,
  getSpacingInput,
  type Question,
  rangeInput,
  zonesInput,
} from "./question.ts";
import type { Tier } from "./vpc-services.ts";

/** Largest and smallest network and subnet that AWS allows, as prefix lengths. */
export const awsBits = { largest: 16, smallest: 28 } as const;
/** No Region of AWS has more. */
export const maxZones = 6;
const maxBits = awsBits.smallest - awsBits.largest;
const maxStart = 2 ** maxBits - 1;

export interface TierSettings {
  tier: Tier;
  newBits: number;
  start: number;
}

export interface Settings {
  block: Block;
  zones: number;
  tiers: TierSettings[];
}

export function readSettings(question: Question): {
  settings: Settings | null;
  problems: Problem[];
} {
  const problems: Problem[] = [];
  const block = readRange(getInputValue(question, rangeInput), problems);
  const number = (input: string, least: number, most: number, otherwise?: number) => {
    const text = getInputValue(question, input).trim();
    if (text === "" && otherwise !== undefined) return otherwise;
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push({ level: "error", input, text: numberText(input, text, least, most) });
    return undefined;
  };
  const zones = number(zonesInput, 1, maxZones);
  const created = getCreatedTiers(question);
  if (created.length === 0) {
    problems.push({
      level: "error",
      input: "tiers",
      text: "Without a tier, there are no subnets. Create at least one.",
    });
  }
  const needsSpacing = created.some(
    ({ spacings, startInput: start }) =>
      spacings > 0 && (start === null || getInputValue(question, start).trim() === ""),
  );
  const spacing = needsSpacing ? number(getSpacingInput(question), 0, maxStart) : 0;
  const tiers = created.flatMap((tier): TierSettings[] => {
    const newBits = number(tier.bitsInput, 0, maxBits);
    const inherited = (spacing ?? 0) * tier.spacings;
    const start =
      tier.startInput === null ? inherited : number(tier.startInput, 0, maxStart, inherited);
    return newBits === undefined || start === undefined ? [] : [{ tier, newBits, start }];
  });
  const isComplete = tiers.length === created.length && tiers.length > 0 && spacing !== undefined;
  const settings = block && zones && isComplete ? { block, zones, tiers } : null;
  return { settings, problems };
}

function numberText(input: string, text: string, least: number, most: number): string {
  const state = text === "" ? "is empty" : `is ${JSON.stringify(text)}`;
  const allowed = `It has to be a whole number from ${least} to ${most.toLocaleString("en-US")}`;
  const reason = input === zonesInput ? ": no AWS Region has more zones" : "";
  return `${input} ${state}. ${allowed}${reason}.`;
}

function readRange(text: string, problems: Problem[]): Block | undefined {
  const block = parseBlock(text);
  const report = (problem: string, suggestion?: string) => {
    const fix = suggestion === undefined ? {} : { fix: { input: rangeInput, value: suggestion } };
    problems.push({ level: "error", input: rangeInput, text: problem, ...fix });
    return undefined;
  };
  if (!isBlock(block)) {
    return report(
      getBlockErrorText(block, text),
      block.kind === "inside" ? block.suggestion : undefined,
    );
  }
  if (block.bits < awsBits.largest || block.bits > awsBits.smallest) {
    const size = block.bits < awsBits.largest ? "too large" : "too small";
    return report(`A /${block.bits} is ${size}: AWS allows VPCs from /16 to /28.`);
  }
  return block;
}

export function getBlockErrorText(error: BlockError, text: string): string {
  const quotedText = JSON.stringify(text.trim());
  switch (error.kind) {
    case "empty":
      return "The range is empty. Write one such as 10.0.0.0/16.";
    case "ipv6":
      return `${quotedText} is an IPv6 range. The tiers are cut from an IPv4 range such as 10.0.0.0/16.`;
    case "no-prefix":
      return `${quotedText} has no prefix length. Add one, such as /16.`;
    case "prefix":
      return `The prefix length of ${quotedText} has to be a number from 0 to 32.`;
    case "address":
      return `${quotedText} is not an IPv4 range. Write four numbers from 0 to 255 and a prefix length: 10.0.0.0/16.`;
    case "inside":
      return `${quotedText} is inside a range, not its start. AWS knows this range as ${error.suggestion}.`;
  }
}

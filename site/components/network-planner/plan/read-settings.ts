import type { Diagnostic } from "./diagnostic.ts";
import { type Block, type BlockError, isBlock, parseBlock } from "./ipv4.ts";
import {
  getCreatedTiers,
  getInputValue,
  getSpacingInput,
  type PlanRequest,
  rangeInput,
  zonesInput,
} from "./plan-request.ts";
import type { Tier } from "./vpc-services.ts";

/** Largest and smallest network and subnet that AWS allows, as prefix lengths. */
export const awsBits = { largest: 16, smallest: 28 } as const;
/** No AWS Region has more zones. */
export const maxZones = 6;
const maxBits = awsBits.smallest - awsBits.largest;
const maxStart = 2 ** maxBits - 1;

export interface TierSettings {
  tier: Tier;
  /** As in `cidrsubnet`. */
  newBits: number;
  /** `netnum` of `cidrsubnet` for the subnet of the first zone. */
  start: number;
}

export interface Settings {
  block: Block;
  zones: number;
  tiers: TierSettings[];
}

/** Reads the values of the inputs. `settings` is null if one of them is invalid. */
export function readSettings(request: PlanRequest): {
  settings: Settings | null;
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const block = readRange(getInputValue(request, rangeInput), diagnostics);
  const readNumber = (input: string, min: number, max: number, defaultValue?: number) => {
    const text = getInputValue(request, input).trim();
    if (text === "" && defaultValue !== undefined) return defaultValue;
    const value = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    diagnostics.push({
      severity: "error",
      input,
      text: getNumberErrorText(input, text, { min, max }),
    });
    return undefined;
  };
  const zones = readNumber(zonesInput, 1, maxZones);
  const createdTiers = getCreatedTiers(request);
  if (createdTiers.length === 0) {
    diagnostics.push({
      severity: "error",
      input: "tiers",
      text: "Without a tier, there are no subnets. Create at least one.",
    });
  }
  const needsSpacing = createdTiers.some(
    ({ spacings, startInput }) =>
      spacings > 0 && (startInput === null || getInputValue(request, startInput).trim() === ""),
  );
  const spacing = needsSpacing ? readNumber(getSpacingInput(request), 0, maxStart) : 0;
  const tiers = createdTiers.flatMap((tier): TierSettings[] => {
    const newBits = readNumber(tier.bitsInput, 0, maxBits);
    const defaultStart = (spacing ?? 0) * tier.spacings;
    const start =
      tier.startInput === null
        ? defaultStart
        : readNumber(tier.startInput, 0, maxStart, defaultStart);
    return newBits === undefined || start === undefined ? [] : [{ tier, newBits, start }];
  });
  const isComplete =
    tiers.length === createdTiers.length && tiers.length > 0 && spacing !== undefined;
  const settings = block && zones && isComplete ? { block, zones, tiers } : null;
  return { settings, diagnostics };
}

function getNumberErrorText(
  input: string,
  text: string,
  { min, max }: { min: number; max: number },
): string {
  const actual = text === "" ? "is empty" : `is ${JSON.stringify(text)}`;
  const allowed = `It has to be a whole number from ${min} to ${max.toLocaleString("en-US")}`;
  const reason = input === zonesInput ? ": no AWS Region has more zones" : "";
  return `${input} ${actual}. ${allowed}${reason}.`;
}

function readRange(text: string, diagnostics: Diagnostic[]): Block | undefined {
  const block = parseBlock(text);
  const report = (message: string, suggestion?: string) => {
    const fix = suggestion === undefined ? {} : { fix: { input: rangeInput, value: suggestion } };
    diagnostics.push({ severity: "error", input: rangeInput, text: message, ...fix });
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

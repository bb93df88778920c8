import { type ServiceId, type Tier, type VpcService, vpcServices } from "./vpc-services.ts";

export interface Question {
  service: ServiceId;
  inputs: Readonly<Record<string, string>>;
  networks: string;
}

export const rangeInput = "cidr_block";
export const zonesInput = "num_availability_zones";

export function getInputValue({ service, inputs }: Question, name: string): string {
  return inputs[name] ?? vpcServices[service].defaults[name] ?? "";
}

export function getCreatedTiers(question: Question): Tier[] {
  const { tiers } = vpcServices[question.service];
  return tiers.filter(
    ({ createInput: create }) => create === null || getInputValue(question, create) === "true",
  );
}

/** Transit and inspection subnets use another spacing input. */
export function getSpacingInput(question: Question): string {
  const { spacingInput: spacing, otherSpacing } = vpcServices[question.service];
  const isOther = getCreatedTiers(question).some(({ id }) => otherSpacing?.tiers.includes(id));
  return isOther && otherSpacing ? otherSpacing.input : spacing;
}

export function startInput(question: Question, tier: Tier): string {
  return tier.startInput ?? getSpacingInput(question);
}

export function getInputNames({
  tiers,
  spacingInput: spacing,
  otherSpacing,
}: VpcService): string[] {
  return [
    rangeInput,
    zonesInput,
    ...tiers.flatMap(({ createInput: create }) => create ?? []),
    ...tiers.map(({ bitsInput: bits }) => bits),
    spacing,
    ...(otherSpacing ? [otherSpacing.input] : []),
    ...tiers.flatMap(({ startInput: start }) => start ?? []),
  ];
}

export function withInput(question: Question, name: string, value: string): Question {
  const { [name]: _, ...inputs } = question.inputs;
  const isDefault = vpcServices[question.service].defaults[name] === value;
  return { ...question, inputs: isDefault ? inputs : { ...inputs, [name]: value } };
}

/**
 * Returns the inputs that differ from their defaults as lines of HCL. Invalid values are left out.
 */
export function getInputsHcl(question: Question): string {
  const created = getCreatedTiers(question);
  const unused = vpcServices[question.service].tiers
    .filter((tier) => !created.includes(tier))
    .flatMap(({ bitsInput: bits, startInput: start }) => [bits, start]);
  const { spacingInput: spacing, otherSpacing } = vpcServices[question.service];
  unused.push(spacing === getSpacingInput(question) ? (otherSpacing?.input ?? null) : spacing);
  const pairs = getInputNames(vpcServices[question.service]).flatMap((name): [string, string][] => {
    const value = question.inputs[name]?.trim() ?? "";
    if (unused.includes(name)) return [];
    if (name === rangeInput && value !== "") return [[name, JSON.stringify(value)]];
    return /^(?:\d+|true|false)$/.test(value) ? [[name, value]] : [];
  });
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)} = ${value}`).join("\n");
}

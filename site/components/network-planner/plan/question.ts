import { type ServiceId, type Tier, type VpcService, vpcServices } from "./vpc-services.ts";

/** What a reader asks for, as it was typed: nothing of it is checked. */
export interface Question {
  service: ServiceId;
  /** Values of inputs by their names. One that is missing has its default. */
  inputs: Readonly<Record<string, string>>;
  /** Networks that must not overlap: a name and a range on each line. */
  networks: string;
}

/** The inputs of every plan, which have no defaults in the form. */
export const rangeInput = "cidr_block";
export const zonesInput = "num_availability_zones";

/** The value of an input, typed or default. */
export function inputValue({ service, inputs }: Question, name: string): string {
  return inputs[name] ?? vpcServices[service].defaults[name] ?? "";
}

/** The tiers that are created, in their order. */
export function createdTiers(question: Question): Tier[] {
  const { tiers } = vpcServices[question.service];
  return tiers.filter(({ create }) => create === null || inputValue(question, create) === "true");
}

/** The input with the spacing that applies: transit and inspection subnets switch to another one. */
export function spacingInput(question: Question): string {
  const { spacing, otherSpacing } = vpcServices[question.service];
  const isOther = createdTiers(question).some(({ id }) => otherSpacing?.tiers.includes(id));
  return isOther && otherSpacing ? otherSpacing.input : spacing;
}

/** The input that decides where a tier starts. */
export function startInput(question: Question, tier: Tier): string {
  return tier.start ?? spacingInput(question);
}

/** All inputs that the planner knows, in the order in which they are written. */
export function inputNames({ tiers, spacing, otherSpacing }: VpcService): string[] {
  return [
    rangeInput,
    zonesInput,
    ...tiers.flatMap(({ create }) => create ?? []),
    ...tiers.map(({ bits }) => bits),
    spacing,
    ...(otherSpacing ? [otherSpacing.input] : []),
    ...tiers.flatMap(({ start }) => start ?? []),
  ];
}

/** The same question with another value of an input; the default of an input is left out. */
export function withInput(question: Question, name: string, value: string): Question {
  const { [name]: _, ...inputs } = question.inputs;
  const isDefault = vpcServices[question.service].defaults[name] === value;
  return { ...question, inputs: isDefault ? inputs : { ...inputs, [name]: value } };
}

/**
 * The inputs that differ from their defaults and have an effect, as lines of a module block or of
 * `inputs` in Terragrunt. Values that no plan can have are left out.
 */
export function inputsHcl(question: Question): string {
  const created = createdTiers(question);
  const unused = vpcServices[question.service].tiers
    .filter((tier) => !created.includes(tier))
    .flatMap(({ bits, start }) => [bits, start]);
  const { spacing, otherSpacing } = vpcServices[question.service];
  unused.push(spacing === spacingInput(question) ? (otherSpacing?.input ?? null) : spacing);
  const pairs = inputNames(vpcServices[question.service]).flatMap((name): [string, string][] => {
    const value = question.inputs[name]?.trim() ?? "";
    if (unused.includes(name)) return [];
    if (name === rangeInput && value !== "") return [[name, JSON.stringify(value)]];
    return /^(?:\d+|true|false)$/.test(value) ? [[name, value]] : [];
  });
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)} = ${value}`).join("\n");
}

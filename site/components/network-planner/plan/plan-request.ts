import { type ServiceId, type Tier, type VpcService, vpcServices } from "./vpc-services.ts";

/** What the reader has entered in the planner. Omitted inputs have their defaults. */
export interface PlanRequest {
  service: ServiceId;
  inputs: Readonly<Record<string, string>>;
  /** Lines of a name and a range. */
  networks: string;
}

export const rangeInput = "cidr_block";
export const zonesInput = "num_availability_zones";

export function getInputValue({ service, inputs }: PlanRequest, name: string): string {
  return inputs[name] ?? vpcServices[service].defaults[name] ?? "";
}

export function getCreatedTiers(request: PlanRequest): Tier[] {
  const { tiers } = vpcServices[request.service];
  return tiers.filter(
    ({ createInput }) => createInput === null || getInputValue(request, createInput) === "true",
  );
}

/** Transit and inspection subnets change which spacing input applies. */
export function getSpacingInput(request: PlanRequest): string {
  const { spacingInput, otherSpacing } = vpcServices[request.service];
  const usesOther = getCreatedTiers(request).some(({ id }) => otherSpacing?.tiers.includes(id));
  return usesOther && otherSpacing ? otherSpacing.input : spacingInput;
}

/** The input that sets the number of a tier's first subnet. */
export function getStartInput(request: PlanRequest, tier: Tier): string {
  return tier.startInput ?? getSpacingInput(request);
}

export function getInputNames({ tiers, spacingInput, otherSpacing }: VpcService): string[] {
  return [
    rangeInput,
    zonesInput,
    ...tiers.flatMap(({ createInput }) => createInput ?? []),
    ...tiers.map(({ bitsInput }) => bitsInput),
    spacingInput,
    ...(otherSpacing ? [otherSpacing.input] : []),
    ...tiers.flatMap(({ startInput }) => startInput ?? []),
  ];
}

export function withInput(request: PlanRequest, name: string, value: string): PlanRequest {
  const { [name]: _, ...inputs } = request.inputs;
  const isDefault = vpcServices[request.service].defaults[name] === value;
  return { ...request, inputs: isDefault ? inputs : { ...inputs, [name]: value } };
}

/**
 * Returns the inputs that differ from their defaults as lines of HCL. Invalid values are left out.
 */
export function getInputsHcl(request: PlanRequest): string {
  const service = vpcServices[request.service];
  const createdTiers = getCreatedTiers(request);
  const unusedTiers = service.tiers.filter((tier) => !createdTiers.includes(tier));
  const unusedInputs = new Set([
    ...unusedTiers.flatMap(({ bitsInput, startInput }) => [bitsInput, startInput]),
    ...[service.spacingInput, service.otherSpacing?.input].filter(
      (input) => input !== getSpacingInput(request),
    ),
  ]);
  const pairs = getInputNames(service).flatMap((name): [name: string, hcl: string][] => {
    const value = request.inputs[name]?.trim() ?? "";
    if (unusedInputs.has(name)) return [];
    if (name === rangeInput && value !== "") return [[name, JSON.stringify(value)]];
    return /^(?:\d+|true|false)$/.test(value) ? [[name, value]] : [];
  });
  const width = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${name.padEnd(width)} = ${value}`).join("\n");
}

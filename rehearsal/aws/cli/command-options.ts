import { getMembers, type ServiceModel, type TypeText, toCliName } from "../service-model.ts";
import { type ArgumentDifference, argumentDifferences } from "./argument-differences.ts";
import { type OperandCount, type Option, operationOptions, pageOptions } from "./options.ts";

export interface ParameterOption extends Option {
  /** Undefined for options that the CLI adds. */
  parameter?: { name: string; type: TypeText };
}

export interface CommandOptions {
  options: Map<string, ParameterOption>;
  operandCount: OperandCount;
}

export function getOptions(
  service: string,
  operation: string,
  model: ServiceModel,
): CommandOptions {
  const input = model.shapes[model.used[operation]?.input ?? ""] ?? {};
  const options = new Map<string, ParameterOption>();
  const add = (option: ParameterOption) => options.set(option.name, option);

  for (const { name, type, isRequired } of Array.isArray(input) ? [] : getMembers(input)) {
    const option = {
      name: toCliName(name),
      isRequired,
      isRepeatable: false,
      values: null,
      parameter: { name, type },
    };
    add({ ...option, form: getForm(type, service, model) });
    if (type === "boolean" || isWrappedBoolean(type, service, model)) {
      add({ ...option, name: `no-${option.name}`, form: "flag", isRequired: false });
    }
  }
  for (const option of operationOptions) add(option);
  if (operation in model.pages) for (const option of pageOptions) add(option);

  let operandCount: OperandCount = [0, 0];
  for (const difference of getDifferences(service, toCliName(operation))) {
    applyDifference(difference, options);
    operandCount = difference.operandCount ?? operandCount;
  }
  return { options, operandCount };
}

function getDifferences(service: string, command: string): ArgumentDifference[] {
  const names = [`${service} *`, `${service} ${command}`];
  return argumentDifferences.filter(({ commands }) =>
    commands.some((command) => names.includes(command)),
  );
}

function applyDifference(
  difference: ArgumentDifference,
  options: Map<string, ParameterOption>,
): void {
  for (const [from, to] of Object.entries(difference.renamed ?? {})) {
    const option = options.get(from);
    if (!option) continue;
    options.delete(from);
    options.set(to, { ...option, name: to });
  }
  for (const name of difference.optional ?? []) {
    const option = options.get(name);
    if (option) options.set(name, { ...option, isRequired: false });
  }
  for (const option of difference.added ?? []) options.set(option.name, option);
}

function getForm(type: TypeText, service: string, model: ServiceModel): Option["form"] {
  if (type === "boolean") return "flag";
  if (isWrappedBoolean(type, service, model)) return "optional";
  return type.startsWith("[") ? "values" : "value";
}

/** EC2 wraps some booleans in structures. The CLI accepts them with and without a value. */
function isWrappedBoolean(type: TypeText, service: string, model: ServiceModel): boolean {
  const shape = model.shapes[type];
  return (
    service === "ec2" &&
    shape !== undefined &&
    !Array.isArray(shape) &&
    Object.keys(shape).join() === "Value" &&
    shape.Value === "boolean"
  );
}

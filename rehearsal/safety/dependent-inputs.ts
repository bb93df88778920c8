import type { Input } from "../../src/model/reference/module.ts";

/** An input that has an effect only if another one, its switch, has a value. */
export interface DependentInput {
  name: string;
  switchName: string;
  neededValue: boolean;
  /** Null for any other default than true and false. */
  switchDefault: boolean | null;
}

const oneName = "(`\\w+`)";
/** Each of them turns the input off. */
const names = "((?:`\\w+`(?:, | or )?)+)";
const end = "(?=[.,;:]|$)";

/** How descriptions state that an input has no effect, with the value that the switch needs. */
const statements: readonly { pattern: RegExp; isValueNeeded: boolean }[] = [
  {
    pattern: new RegExp(
      `\\b(?:no effect|ignored) (?:when|if|while) ${names} is (true|false)${end}`,
      "i",
    ),
    isValueNeeded: false,
  },
  {
    pattern: new RegExp(
      `\\b(?:no effect unless|(?:used|takes effect|applies|has an effect) only (?:when|if|while)) ${oneName} is (true|false)${end}`,
      "i",
    ),
    isValueNeeded: true,
  },
];

/** Reads in the descriptions of a module which of its optional inputs depend on another input. */
export function findDependentInputs(
  inputs: readonly Pick<Input, "name" | "description" | "default" | "required">[],
): DependentInput[] {
  const byName = new Map(inputs.map((input) => [input.name, input]));
  return inputs.flatMap(({ name, description, required }) => {
    if (required) return [];
    return statements.flatMap(({ pattern, isValueNeeded }) => {
      const [, switches = "", value] = pattern.exec(description) ?? [];
      return [...switches.matchAll(/`(\w+)`/g)].flatMap(({ 1: switchName = "" }) => {
        const switchInput = byName.get(switchName);
        if (!switchInput) return [];
        const neededValue = (value === "true") === isValueNeeded;
        return [{ name, switchName, neededValue, switchDefault: getBooleanDefault(switchInput) }];
      });
    });
  });
}

function getBooleanDefault({ default: defaultValue }: Pick<Input, "default">): boolean | null {
  return typeof defaultValue?.value === "boolean" ? defaultValue.value : null;
}

import type { Input, Module } from "../../model/reference/module.ts";
import { getProviderSource } from "../diff/compare-requirements.ts";
import type { ModuleInterface } from "../history/history.ts";
import type { InputSettings } from "../history/input-settings.ts";
import { toHistoryInput } from "../types/history-input.ts";

export function getModuleInterface(module: Module): ModuleInterface {
  return {
    inputs: new Map(module.inputs.map((input) => [input.name, toHistoryInput(input)])),
    outputs: new Set(module.outputs.map(({ name }) => name)),
    requirements: getRequirements(module),
    settings: getSettings(module),
  };
}

function getSettings({ inputs }: Module): Map<string, InputSettings> {
  const settings = inputs.map((input): [string, InputSettings] => {
    const { name, sensitive, ephemeral, nullable, deprecated } = input;
    const validations = getConditions(input);
    return [
      name,
      {
        ...(sensitive && { sensitive }),
        ...(ephemeral && { ephemeral }),
        ...(!nullable && { nullable }),
        ...(deprecated !== null && { deprecated }),
        ...(validations.length > 0 && { validations }),
      },
    ];
  });
  return new Map(settings.filter(([, inputSettings]) => Object.keys(inputSettings).length > 0));
}

export function getConditions({ validations }: Pick<Input, "validations">): string[] {
  return validations.map(({ condition }) => condition.replace(/\s+/g, " ").trim());
}

function getRequirements({ requiredVersions, requiredProviders }: Module): Map<string, string> {
  const constraints = new Map<string, string[]>();
  const add = (name: string, versions: readonly string[]) =>
    constraints.set(name, [...(constraints.get(name) ?? []), ...versions]);
  if (requiredVersions.length > 0) add("terraform", requiredVersions);
  for (const provider of requiredProviders) add(getProviderSource(provider), provider.versions);
  return new Map([...constraints].map(([name, list]) => [name, [...new Set(list)].join(", ")]));
}

import type { Input, Module, TypeNode } from "../../model/reference/module.ts";
import { getProviderSource } from "../diff/compare-requirements.ts";
import { sharedHclParser } from "../hcl/load-parser.ts";
import type { HistoryInput, ModuleInterface } from "../history/history.ts";
import type { InputSettings } from "../history/input-settings.ts";
import { noCache } from "../read/module-file-cache.ts";
import { readModule } from "../read/read-module.ts";
import { toCanonicalType } from "../types/canonical-type.ts";

export function getModuleInterface(module: Module): ModuleInterface {
  return {
    inputs: new Map(module.inputs.map((input) => [input.name, getHistoryInput(input)])),
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

function getHistoryInput({ name, typeTree, default: defaultValue }: Input): HistoryInput {
  const type = toCanonicalType(typeTree);
  if (!defaultValue) return { name, type };
  // Terraform accepts only constants, so other defaults never worked.
  return { name, type, default: defaultValue.known ? defaultValue.value : defaultValue.text };
}

export async function parseTypeText(text: string): Promise<TypeNode> {
  const code = `variable "x" {\n  type = ${text}\n}\n`;
  const { module } = readModule([{ name: "variables.tf", text: code }], {
    parse: await sharedHclParser(),
    cache: noCache,
    getPath: (file) => file,
  });
  return module.inputs[0]?.typeTree ?? { kind: "unknown", text };
}

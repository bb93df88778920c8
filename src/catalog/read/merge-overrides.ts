import type { Input, Module, Output } from "../../model/reference/module.ts";
import type { FileContent } from "./read-file.ts";

type Fields<T> = Readonly<Record<string, readonly (keyof T)[]>>;

const inputFieldsByArgument: Fields<Input> = {
  description: ["description"],
  type: ["type", "typeTree"],
  default: ["default", "required"],
  sensitive: ["sensitive"],
  nullable: ["nullable"],
  ephemeral: ["ephemeral"],
  deprecated: ["deprecated"],
};

const outputFieldsByArgument: Fields<Output> = {
  description: ["description"],
  value: ["value"],
  sensitive: ["sensitive"],
  ephemeral: ["ephemeral"],
  deprecated: ["deprecated"],
};

type Merged = Pick<
  FileContent,
  "inputs" | "outputs" | "requiredVersions" | "requiredProviders" | "argumentNames"
>;

/** Merges as Terraform does: blocks change only the given arguments, requirements are replaced. */
export function mergeOverride(base: Merged, file: FileContent): Merged {
  const argumentNames = { ...base.argumentNames };
  for (const [block, names] of Object.entries(file.argumentNames)) {
    argumentNames[block] = [...(argumentNames[block] ?? []), ...names];
  }
  const inputs = mergeEntries(base.inputs, file.inputs, (before, input) => {
    const block = `variable.${input.name}`;
    const merged = mergeFields(before, input, {
      names: file.argumentNames[block],
      fields: inputFieldsByArgument,
    });
    const { type, typeTree } = argumentNames[block]?.includes("type") ? merged : input;
    return { ...merged, type, typeTree };
  });
  const outputs = mergeEntries(base.outputs, file.outputs, (before, output) => {
    const names = file.argumentNames[`output.${output.name}`];
    return mergeFields(before, output, { names, fields: outputFieldsByArgument });
  });
  const { requiredVersions } = file.requiredVersions.length > 0 ? file : base;
  const requiredProviders: Module["requiredProviders"] = mergeEntries(
    base.requiredProviders,
    file.requiredProviders,
    (before, provider) => ({ ...provider, source: provider.source ?? before.source }),
  );
  return { inputs, outputs, requiredVersions, requiredProviders, argumentNames };
}

function mergeEntries<T extends { name: string }>(
  base: readonly T[],
  overrides: readonly T[],
  merge: (before: T, override: T) => T,
): T[] {
  const byName = new Map(base.map((entry) => [entry.name, entry]));
  for (const override of overrides) {
    const before = byName.get(override.name);
    byName.set(override.name, before ? merge(before, override) : override);
  }
  return [...byName.values()];
}

interface WrittenArguments<T> {
  names: readonly string[] | undefined;
  fields: Fields<T>;
}

function mergeFields<T extends Input | Output>(
  before: T,
  override: T,
  { names = [], fields }: WrittenArguments<T>,
): T {
  const merged = { ...before };
  for (const field of names.flatMap((name) => fields[name] ?? [])) merged[field] = override[field];
  if (names.includes("description")) merged.source = { ...before.source, description: null };
  return merged;
}

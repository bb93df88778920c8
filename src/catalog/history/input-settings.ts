import { compareConditions } from "./compare-conditions.ts";
import { compareFields, type FieldChange, settingFields } from "./setting-fields.ts";

/**
 * The settings of an input apart from its type and default. Settings with their usual value are
 * absent.
 */
export interface InputSettings {
  sensitive?: boolean;
  ephemeral?: boolean;
  nullable?: boolean;
  deprecated?: string;
  /** Conditions of its `validation` blocks, each on one line. */
  validations?: string[];
}

/** @param required whether the input is required after the change */
export function compareSettings(
  before: InputSettings = {},
  after: InputSettings = {},
  required = false,
): FieldChange[] {
  const declared = ({
    sensitive = false,
    ephemeral = false,
    nullable = true,
    deprecated = null,
  }: Omit<InputSettings, "deprecated"> & { deprecated?: string | null }) => {
    return { sensitive, ephemeral, nullable, deprecated, required };
  };
  const conditions = compareConditions(before.validations ?? [], after.validations ?? []);
  return [
    ...compareFields(settingFields, declared(before), declared(after)),
    ...conditions.map(({ kind, ...change }) => ({
      kind: `validation-${kind}` as const,
      ...change,
    })),
  ];
}

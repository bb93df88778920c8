import { compareConditions } from "./compare-conditions.ts";
import { compareFields, type FieldChange, settingFields } from "./setting-fields.ts";

/** What an input is declared with besides its type and default; usual values are absent. */
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

import { compareConditions } from "./compare-conditions.ts";
import {
  compareFields,
  type DeclaredSettings,
  type FieldChange,
  settingFields,
} from "./setting-fields.ts";

/** Settings of an input, without its type and default. Absent settings have Terraform's default. */
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
  before: InputSettings | undefined,
  after: InputSettings | undefined,
  required: boolean,
): FieldChange[] {
  const conditions = compareConditions(before?.validations ?? [], after?.validations ?? []);
  return [
    ...compareFields(
      settingFields,
      getDeclaredSettings(before, required),
      getDeclaredSettings(after, required),
    ),
    ...conditions.map(({ kind, ...change }) => ({
      kind: `validation-${kind}` as const,
      ...change,
    })),
  ];
}

function getDeclaredSettings(
  settings: InputSettings | undefined,
  required: boolean,
): DeclaredSettings {
  const defaultSettings = { sensitive: false, ephemeral: false, nullable: true, deprecated: null };
  return { ...defaultSettings, ...settings, required };
}

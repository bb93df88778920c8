import type { Input, Output } from "../model/reference/module.ts";
import type { BadgeName } from "../model/reference/reference.ts";
import { list, record, reference, type Schema, text } from "./history/json-schema.ts";
import {
  createFlagField,
  deprecatedField,
  type FieldTable,
  getFields,
  settingFields,
} from "./history/setting-fields.ts";

export const inputFields: FieldTable<Input> = {
  name: { schema: text },
  description: { schema: { ...text, description: "Markdown." } },
  comment: { schema: { ...text, description: "The comments inside the block." } },
  type: { schema: { ...text, description: "The constraint exactly as written." } },
  typeTree: { schema: reference("type") },
  default: { schema: { anyOf: [reference("default"), { type: "null" }] } },
  ...settingFields,
  validations: { schema: list(record({ condition: text, message: text })) },
  source: { schema: reference("entrySource") },
};

export const outputFields: FieldTable<Output> = {
  name: { schema: text },
  description: { schema: text },
  value: { schema: text },
  // References to such a value must have the same flag.
  sensitive: createFlagField("sensitive", {
    defaultValue: false,
    breaks: (_after, isSet) => isSet,
  }),
  ephemeral: createFlagField("ephemeral", {
    defaultValue: false,
    breaks: (_after, isSet) => isSet,
  }),
  deprecated: deprecatedField,
  source: { schema: reference("entrySource") },
};

export function getSchemas<Entry>(table: FieldTable<Entry>): Record<string, Schema> {
  return Object.fromEntries(getFields(table).map(([name, { schema }]) => [name, schema]));
}

export function getBadges<Entry>(table: FieldTable<Entry>, entry: Entry): BadgeName[] {
  const names = getFields(table).filter(([, { hasBadge }]) => hasBadge?.(entry));
  return names.map(([name]) => name) as BadgeName[];
}

export function getArguments<Entry>(table: FieldTable<Entry>, entry: Entry): [string, string][] {
  return getFields(table).flatMap(([name, { getArgument }]) => {
    const value = getArgument?.(entry) ?? null;
    return value === null ? [] : [[name, value]];
  });
}

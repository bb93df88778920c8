import type { Input, Output } from "../model/reference/module.ts";
import type { BadgeName, ChangeKind } from "../model/reference/reference.ts";

export type Schema = { [key: string]: unknown };

export interface FieldChange {
  kind: ChangeKind;
  breaking: boolean;
  before?: string | null;
  after?: string | null;
}

interface Field<Entry> {
  schema: Schema;
  hasBadge?(entry: Entry): boolean;
  compare?(before: Entry, after: Entry): FieldChange[];
  argument?(entry: Entry): string | null;
}

type FieldTable<Entry> = {
  [Name in keyof Entry]: Name extends BadgeName
    ? Field<Entry>
    : Omit<Field<Entry>, "hasBadge"> & { hasBadge?: never };
};

type FlagOf<Kind> = Kind extends `now-${infer Name}` ? Name : never;

/** Boolean arguments. Their changes are named `now-…` and `not-…`. */
type Flag = FlagOf<ChangeKind> & BadgeName;

interface FlagOptions<Entry> {
  usual: boolean;
  breaks?(after: Entry, isSet: boolean): boolean;
}

export const text: Schema = { type: "string" };
const boolean: Schema = { type: "boolean" };
export const textOrNull: Schema = { type: ["string", "null"] };

function flag<Name extends Flag, Entry extends Record<Name, boolean>>(
  name: Name,
  { usual, breaks = () => false }: FlagOptions<Entry>,
): Field<Entry> {
  return {
    schema: boolean,
    hasBadge: (entry) => entry[name] !== usual,
    argument: (entry) => (entry[name] === usual ? null : String(entry[name])),
    compare: (before, after) =>
      before[name] === after[name]
        ? []
        : [
            {
              kind: after[name] ? `now-${name}` : `not-${name}`,
              breaking: breaks(after, after[name]),
            },
          ],
  };
}

const deprecated: Field<Pick<Input, "deprecated">> = {
  schema: textOrNull,
  hasBadge: (entry) => entry.deprecated !== null,
  compare: (before, after) =>
    after.deprecated !== null && before.deprecated === null
      ? [{ kind: "deprecated", breaking: false, after: after.deprecated }]
      : [],
};

export function list(items: Schema): Schema {
  return { type: "array", items };
}

export function record(
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

function reference(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

export const inputFields: FieldTable<Input> = {
  name: { schema: text },
  description: { schema: { ...text, description: "Markdown." } },
  comment: { schema: { ...text, description: "The comments inside the block." } },
  type: { schema: { ...text, description: "The constraint exactly as written." } },
  typeTree: { schema: reference("type") },
  default: { schema: { anyOf: [reference("default"), { type: "null" }] } },
  required: { schema: boolean, hasBadge: ({ required }) => required },
  sensitive: flag("sensitive", { usual: false }),
  ephemeral: flag("ephemeral", { usual: false, breaks: (_after, isSet) => !isSet }),
  // Terraform replaces `null` with the default, if one exists.
  nullable: flag("nullable", { usual: true, breaks: ({ required }, isSet) => required && !isSet }),
  deprecated,
  validations: { schema: list(record({ condition: text, message: text })) },
  source: { schema: reference("entrySource") },
};

export const outputFields: FieldTable<Output> = {
  name: { schema: text },
  description: { schema: text },
  value: { schema: text },
  // References to such a value must have the same flag.
  sensitive: flag("sensitive", { usual: false, breaks: (_after, isSet) => isSet }),
  ephemeral: flag("ephemeral", { usual: false, breaks: (_after, isSet) => isSet }),
  deprecated,
  source: { schema: reference("entrySource") },
};

function rowsOf<Entry>(table: FieldTable<Entry>): [name: string, field: Field<Entry>][] {
  return Object.entries(table);
}

export function schemasOf<Entry>(table: FieldTable<Entry>): Record<string, Schema> {
  return Object.fromEntries(rowsOf(table).map(([name, { schema }]) => [name, schema]));
}

export function badgesOf<Entry>(table: FieldTable<Entry>, entry: Entry): BadgeName[] {
  const names = rowsOf(table).filter(([, { hasBadge }]) => hasBadge?.(entry));
  return names.map(([name]) => name) as BadgeName[];
}

export function compareFields<Entry>(
  table: FieldTable<Entry>,
  before: Entry,
  after: Entry,
): FieldChange[] {
  return rowsOf(table).flatMap(([, { compare }]) => compare?.(before, after) ?? []);
}

export function argumentsOf<Entry>(table: FieldTable<Entry>, entry: Entry): [string, string][] {
  return rowsOf(table).flatMap(([name, { argument }]) => {
    const value = argument?.(entry) ?? null;
    return value === null ? [] : [[name, value]];
  });
}

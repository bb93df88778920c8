import type { Input, Output } from "../model/reference/module.ts";
import type { BadgeName, ChangeKind } from "../model/reference/reference.ts";

/** A piece of JSON Schema. */
export type Schema = { [key: string]: unknown };

/** How a field differs between two versions of an entry. */
export interface FieldChange {
  kind: ChangeKind;
  /** Whether code that worked with the old version may fail with the new one. */
  breaking: boolean;
  before?: string | null;
  after?: string | null;
}

/** Everything that is done with a field of an input or output, apart from reading and drawing it. */
interface Field<Entry> {
  /** In the published JSON Schema of a module. */
  schema: Schema;
  /** Whether an entry has the badge of this name. */
  hasBadge?(entry: Entry): boolean;
  /** Compares two versions. Type, default and requirement are compared by `compareModules`. */
  compare?(before: Entry, after: Entry): FieldChange[];
  /** Value of the argument in HCL, or null where it is left out. For arguments that are constants. */
  argument?(entry: Entry): string | null;
}

/** A row for each field, so that a forgotten field does not compile. */
type FieldTable<Entry> = {
  [Name in keyof Entry]: Name extends BadgeName
    ? Field<Entry>
    : Omit<Field<Entry>, "hasBadge"> & { hasBadge?: never };
};

type FlagOf<Kind> = Kind extends `now-${infer Name}` ? Name : never;

/** Arguments that are true or false. Their changes have the names `now-…` and `not-…`. */
type Flag = FlagOf<ChangeKind> & BadgeName;

interface FlagOptions<Entry> {
  /** Value where the block does not set it; the other value has a badge. */
  usual: boolean;
  /** Whether code may fail when the flag is set, or is no longer set. */
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

/** Returns the schema of a list. */
export function list(items: Schema): Schema {
  return { type: "array", items };
}

/** Returns the schema of an object with exactly these properties. */
export function record(
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

function reference(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

/** The fields of an input. Badges and HCL arguments have this order. */
export const inputFields: FieldTable<Input> = {
  name: { schema: text },
  description: { schema: { ...text, description: "Markdown." } },
  type: { schema: { ...text, description: "The constraint exactly as written." } },
  typeTree: { schema: reference("type") },
  default: { schema: { anyOf: [reference("default"), { type: "null" }] } },
  required: { schema: boolean, hasBadge: ({ required }) => required },
  sensitive: flag("sensitive", { usual: false }),
  ephemeral: flag("ephemeral", { usual: false, breaks: (_after, isSet) => !isSet }),
  // Terraform replaces `null` by the default, where there is one.
  nullable: flag("nullable", { usual: true, breaks: ({ required }, isSet) => required && !isSet }),
  deprecated,
  validations: { schema: list(record({ condition: text, message: text })) },
  source: { schema: reference("entrySource") },
};

/** The fields of an output. */
export const outputFields: FieldTable<Output> = {
  name: { schema: text },
  description: { schema: text },
  value: { schema: text },
  // Whatever refers to such a value has to be declared in the same way.
  sensitive: flag("sensitive", { usual: false, breaks: (_after, isSet) => isSet }),
  ephemeral: flag("ephemeral", { usual: false, breaks: (_after, isSet) => isSet }),
  deprecated,
  source: { schema: reference("entrySource") },
};

function rowsOf<Entry>(table: FieldTable<Entry>): [name: string, field: Field<Entry>][] {
  return Object.entries(table);
}

/** Returns the JSON Schema of each field by name. */
export function schemasOf<Entry>(table: FieldTable<Entry>): Record<string, Schema> {
  return Object.fromEntries(rowsOf(table).map(([name, { schema }]) => [name, schema]));
}

/** Returns the badges of an entry. */
export function badgesOf<Entry>(table: FieldTable<Entry>, entry: Entry): BadgeName[] {
  const names = rowsOf(table).filter(([, { hasBadge }]) => hasBadge?.(entry));
  return names.map(([name]) => name) as BadgeName[];
}

/** Compares each field of an entry with its previous version. */
export function compareFields<Entry>(
  table: FieldTable<Entry>,
  before: Entry,
  after: Entry,
): FieldChange[] {
  return rowsOf(table).flatMap(([, { compare }]) => compare?.(before, after) ?? []);
}

/** Returns the arguments of an entry's block that are constants, as `[name, value]`. */
export function argumentsOf<Entry>(table: FieldTable<Entry>, entry: Entry): [string, string][] {
  return rowsOf(table).flatMap(([name, { argument }]) => {
    const value = argument?.(entry) ?? null;
    return value === null ? [] : [[name, value]];
  });
}

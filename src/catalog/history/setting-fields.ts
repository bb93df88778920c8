import type { Input } from "../../model/reference/module.ts";
import type { BadgeName, ChangeKind } from "../../model/reference/reference.ts";
import { boolean, type Schema, textOrNull } from "./json-schema.ts";

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
  getArgument?(entry: Entry): string | null;
}

export type FieldTable<Entry> = {
  [Name in keyof Entry]: Name extends BadgeName
    ? Field<Entry>
    : Omit<Field<Entry>, "hasBadge"> & { hasBadge?: never };
};

type FlagOf<Kind> = Kind extends `now-${infer Name}` ? Name : never;

/** Boolean arguments. Their changes are named `now-…` and `not-…`. */
type Flag = FlagOf<ChangeKind> & BadgeName;

interface FlagOptions<Entry> {
  defaultValue: boolean;
  /** Whether code may fail after the change. */
  breaks?(after: Entry, isSet: boolean): boolean;
}

export function createFlagField<Name extends Flag, Entry extends Record<Name, boolean>>(
  name: Name,
  { defaultValue, breaks = () => false }: FlagOptions<Entry>,
): Field<Entry> {
  return {
    schema: boolean,
    hasBadge: (entry) => entry[name] !== defaultValue,
    getArgument: (entry) => (entry[name] === defaultValue ? null : String(entry[name])),
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

export const deprecatedField: Field<Pick<Input, "deprecated">> = {
  schema: textOrNull,
  hasBadge: (entry) => entry.deprecated !== null,
  compare: (before, after) =>
    after.deprecated !== null && before.deprecated === null
      ? [{ kind: "deprecated", breaking: false, after: after.deprecated }]
      : [],
};

/** The settings of an input apart from its type and default. */
export type DeclaredSettings = Pick<
  Input,
  "required" | "sensitive" | "ephemeral" | "nullable" | "deprecated"
>;

export const settingFields: FieldTable<DeclaredSettings> = {
  required: { schema: boolean, hasBadge: ({ required }) => required },
  sensitive: createFlagField("sensitive", { defaultValue: false }),
  ephemeral: createFlagField("ephemeral", {
    defaultValue: false,
    breaks: (_after, isSet) => !isSet,
  }),
  // Terraform replaces `null` with the default, if one exists.
  nullable: createFlagField("nullable", {
    defaultValue: true,
    breaks: ({ required }, isSet) => required && !isSet,
  }),
  deprecated: deprecatedField,
};

export function getFields<Entry>(table: FieldTable<Entry>): [name: string, field: Field<Entry>][] {
  return Object.entries(table);
}

export function putBreakingFirst<Change extends { breaking: boolean }>(
  changes: readonly Change[],
): Change[] {
  return changes.toSorted((a, b) => Number(b.breaking) - Number(a.breaking));
}

export function compareFields<Entry>(
  table: FieldTable<Entry>,
  before: Entry,
  after: Entry,
): FieldChange[] {
  return getFields(table).flatMap(([, { compare }]) => compare?.(before, after) ?? []);
}

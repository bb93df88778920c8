import * as v from "valibot";

/** The part of a schema that a value at the end of a path has to fit; undefined where none is known. */
export function schemaAt(
  schema: v.GenericSchema | undefined,
  root: unknown,
  path: readonly (string | number)[],
): v.GenericSchema | undefined {
  let value = root;
  let current = resolve(schema, value);
  for (const key of path) {
    value = (value as Record<string, unknown> | undefined)?.[key];
    current = resolve(current && child(current, key), value);
  }
  return current;
}

/** The keys that an object may have. */
export function knownKeys(schema: v.GenericSchema | undefined): string[] {
  return schema && "entries" in schema ? Object.keys(schema.entries as object) : [];
}

/** Looks through what only wraps a schema; of variants it takes the one of the value's kind. */
function resolve(schema: v.GenericSchema | undefined, value: unknown): v.GenericSchema | undefined {
  if (schema === undefined) return undefined;
  if ("wrapped" in schema) return resolve(schema.wrapped as v.GenericSchema, value);
  if ("getter" in schema) {
    return resolve((schema as v.LazySchema<v.GenericSchema>).getter(value), value);
  }
  if (schema.type !== "variant") return schema;
  const { key, options } = schema as unknown as { key: string; options: v.GenericSchema[] };
  const kind = (value as Record<string, unknown> | null)?.[key];
  return options.find((option) => v.is(child(option, key) ?? v.never(), kind));
}

function child(schema: v.GenericSchema, key: string | number): v.GenericSchema | undefined {
  if ("entries" in schema) return (schema.entries as Record<string, v.GenericSchema>)[key];
  if ("item" in schema) return schema.item as v.GenericSchema;
  return schema.type === "record"
    ? (schema as unknown as { value: v.GenericSchema }).value
    : undefined;
}

export interface Schema {
  [keyword: string]: unknown;
  $defs?: Record<string, Schema>;
}

/** Lists the violations of a schema. Supports only the keywords of the published schemas. */
export function violations(
  value: unknown,
  schema: Schema,
  root: Schema = schema,
  at = "$",
): string[] {
  const keywords: Record<string, () => string[]> = {
    $ref: () => {
      const name = String(schema.$ref).replace("#/$defs/", "");
      return violations(value, root.$defs?.[name] ?? { never: true }, root, at);
    },
    type: () => ([schema.type].flat().includes(typeOf(value)) ? [] : [`${at}: ${typeOf(value)}`]),
    const: () => (value === schema.const ? [] : [`${at}: ${value}`]),
    enum: () => ((schema.enum as unknown[]).includes(value) ? [] : [`${at}: ${value}`]),
    format: () => (isDate(value) === (schema.format === "date") ? [] : [`${at}: ${value}`]),
    minimum: () => (Number(value) >= Number(schema.minimum) ? [] : [`${at}: ${value}`]),
    items: () =>
      [value]
        .flat()
        .flatMap((item, index) =>
          violations(item, schema.items as Schema, root, `${at}[${index}]`),
        ),
    properties: () =>
      Object.entries(schema.properties as Record<string, Schema>).flatMap(([key, inner]) =>
        key in Object(value) ? violations(Object(value)[key], inner, root, `${at}.${key}`) : [],
      ),
    required: () =>
      (schema.required as string[])
        .filter((key) => !(key in Object(value)))
        .map((key) => `${at}.${key}: missing`),
    additionalProperties: () =>
      Object.entries(Object(value))
        .filter(([key]) => !(key in Object(schema.properties)))
        .flatMap(([key, item]) =>
          schema.additionalProperties === false
            ? [`${at}.${key}: unknown`]
            : violations(item, schema.additionalProperties as Schema, root, `${at}.${key}`),
        ),
    anyOf: () => checkOneOf(schema.anyOf as Schema[]),
    oneOf: () => checkOneOf(schema.oneOf as Schema[]),
    never: () => [`${at}: unknown definition`],
  };
  return Object.keys(schema).flatMap((keyword) => keywords[keyword]?.() ?? []);

  function checkOneOf(choices: Schema[]): string[] {
    const found = choices.map((choice) => violations(value, choice, root, at));
    return found.some((list) => list.length === 0) ? [] : found.flat();
  }
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

function isDate(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

export type Schema = { [key: string]: unknown };

export const text: Schema = { type: "string" };
export const boolean: Schema = { type: "boolean" };
export const textOrNull: Schema = { type: ["string", "null"] };

export function list(items: Schema): Schema {
  return { type: "array", items };
}

export function record(
  properties: Record<string, Schema>,
  required: string[] = Object.keys(properties),
): Schema {
  return { type: "object", properties, required, additionalProperties: false };
}

export function reference(name: string): Schema {
  return { $ref: `#/$defs/${name}` };
}

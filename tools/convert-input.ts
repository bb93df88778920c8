import type { HistoryInput } from "../src/catalog/history/history.ts";
import { parseTypeText, parseValueText } from "../src/catalog/history-file/module-interface.ts";
import { canonicalType } from "../src/catalog/types/canonical-type.ts";
import type { JsonValue } from "../src/model/reference/module.ts";

/** An input as in published references. */
export interface PublishedInput {
  name: string;
  type: string | null;
  /** The exact type if `type` is shortened; without commas between attributes. */
  typeDetails?: string;
  required: boolean;
  default?: JsonValue;
}

/** Converts an input to the format of histories and libraries. */
export async function convertInput(input: PublishedInput): Promise<HistoryInput> {
  const { name, required } = input;
  const type = canonicalType(
    await parseTypeText(withCommas(input.typeDetails ?? input.type ?? "any")),
  );
  return { name, type, ...(!required && { default: await getDefaultValue(input, type) }) };
}

/** Inserts the commas between attributes of objects that the source omits. */
function withCommas(type: string): string {
  return type.replace(/([\w)"\]}])\s+(?=[A-Za-z_][\w-]*\s*=)/g, "$1, ");
}

/** Converts a default to a value. The source has objects and lists as expressions. */
async function getDefaultValue(
  { default: value = null }: PublishedInput,
  type: string,
): Promise<JsonValue> {
  if (type === "string" || typeof value !== "string") return value;
  // The source writes numbers and booleans without a value as an empty string.
  if (value === "") return type === "any" ? "" : null;
  return (await parseValueText(value)) ?? value;
}

import type { HistoryInput } from "../src/catalog/history/history.ts";
import { parseTypeText, parseValueText } from "../src/catalog/history-file/module-interface.ts";
import { canonicalType } from "../src/catalog/types/canonical-type.ts";
import type { JsonValue } from "../src/model/reference/module.ts";

/** An input as published references list it. */
export interface PublishedInput {
  name: string;
  type: string | null;
  /** The exact type where `type` is shortened; without commas between attributes. */
  typeDetails?: string;
  required: boolean;
  default?: JsonValue;
}

/** An input as histories and the library's interfaces keep it. */
export async function convertInput(input: PublishedInput): Promise<HistoryInput> {
  const { name, required } = input;
  const type = canonicalType(
    await parseTypeText(withCommas(input.typeDetails ?? input.type ?? "any")),
  );
  return { name, type, ...(!required && { default: await defaultValue(input, type) }) };
}

/** Puts commas between the attributes of objects, where the collection left them out. */
function withCommas(type: string): string {
  return type.replace(/([\w)"\]}])\s+(?=[A-Za-z_][\w-]*\s*=)/g, "$1, ");
}

/** A default as a value: compound ones were collected as the text of an expression. */
async function defaultValue(
  { default: value = null }: PublishedInput,
  type: string,
): Promise<JsonValue> {
  if (type === "string" || typeof value !== "string") return value;
  // How the collection writes a number or bool without a value.
  if (value === "") return type === "any" ? "" : null;
  return (await parseValueText(value)) ?? value;
}

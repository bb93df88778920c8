import { replaceValues } from "../../../src/model/text/code-values.ts";
import { codeValues } from "../../data/reader-values.ts";
import type { Replacements } from "./fill-values.ts";

/** Replaces the values of the example in a text, in the same way as the pages mark them. */
export function fillText(text: string, replacements: Replacements): string {
  return replaceValues(text, codeValues, (name, value) => replacements.get(name) ?? value);
}

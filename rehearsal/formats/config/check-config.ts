import { ValidationCode, validate } from "dockerfile-utils";
import { parse as parseToml, TomlError } from "smol-toml";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { findFirstJsonError } from "../../../src/model/text/json-text.ts";
import type { Locate } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation } from "../format-helpers.ts";
import { checkJsonPolicies } from "../iam/check-policies.ts";
import { configRules } from "./config-rules.ts";

export async function checkJson(
  code: string,
  locate: Locate,
  isExcerpt = false,
): Promise<Diagnostic[]> {
  if (isExcerpt && isPartOfJson(code)) return [];
  const error = findFirstJsonError(code);
  if (!error) return checkJsonPolicies(JSON.parse(code), code, locate);
  const { offset, reason } = error;
  return [diagnose(configRules["json-syntax"], getLocation(code, offset, locate), { reason })];
}

/** Whether a text without its lines of dots is JSON, or the inside of an object or list. */
function isPartOfJson(code: string): boolean {
  const shown = code.replace(/^\s*(?:\.\.\.|…),?\s*$/gm, "").replace(/,\s*$/, "");
  return [shown, `{${shown}}`, `[${shown}]`].some((text) => findFirstJsonError(text) === undefined);
}

export function checkToml(code: string, locate: Locate): Diagnostic[] {
  try {
    parseToml(code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = (error.message.split("\n")[0] ?? "").replace(/^Invalid TOML document: /, "");
    return [diagnose(configRules["toml-syntax"], locate(error.line, error.column), { reason })];
  }
}

export function checkDockerfile(code: string, locate: Locate, isExcerpt = false): Diagnostic[] {
  const rule = configRules.dockerfile;
  const errors = validate(code).filter(
    ({ code: kind }) => !isExcerpt || kind !== ValidationCode.NO_SOURCE_IMAGE,
  );
  return errors.map(({ message, range: { start } }) =>
    diagnose(rule, locate(start.line + 1, start.character + 1), {
      reason: typeof message === "string" ? message : message.value,
    }),
  );
}

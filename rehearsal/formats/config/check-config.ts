import { ValidationCode, validate } from "dockerfile-utils";
import { parse as parseToml, TomlError } from "smol-toml";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { findFirstJsonError } from "../../../src/model/text/json-text.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation, type Locate } from "../format-helpers.ts";
import { checkJsonPolicies } from "../iam/check-policies.ts";
import { configRules } from "./config-rules.ts";

export async function checkJson(
  code: string,
  locate: Locate,
  isPart = false,
): Promise<Diagnostic[]> {
  if (isPart && partOfJson(code)) return [];
  const error = findFirstJsonError(code);
  if (!error) return checkJsonPolicies(JSON.parse(code), code, locate);
  const { offset, reason } = error;
  return [diagnose(configRules["json-syntax"], getLocation(code, offset, locate), { reason })];
}

/** Whether a text is JSON without omissions, or an excerpt of JSON. */
function partOfJson(code: string): boolean {
  const codeWithoutDots = code.replace(/^\s*(?:\.\.\.|…),?\s*$/gm, "").replace(/,\s*$/, "");
  return (
    isJson(codeWithoutDots) || isJson(`{${codeWithoutDots}}`) || isJson(`[${codeWithoutDots}]`)
  );
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

export function checkDockerfile(code: string, locate: Locate, isPart = false): Diagnostic[] {
  const rule = configRules.dockerfile;
  const errors = validate(code).filter(
    ({ code: kind }) => !isPart || kind !== ValidationCode.NO_SOURCE_IMAGE,
  );
  return errors.map(({ message, range: { start } }) =>
    diagnose(rule, locate(start.line + 1, start.character + 1), {
      reason: typeof message === "string" ? message : message.value,
    }),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

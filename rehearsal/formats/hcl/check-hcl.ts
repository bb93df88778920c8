import { format } from "@cdktn/hcl-tools";
import { parse } from "@cdktn/hcl2json";
import { findEndOfInterpolation } from "../../../src/catalog/hcl/scan-hcl.ts";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { getErrorMessage } from "../../../src/model/error-message.ts";
import { getPosition } from "../../../src/model/text/positions.ts";
import type { Locate } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { checkScript } from "../../shell/check-script.ts";
import { findObjects, getLocation, isObject } from "../format-helpers.ts";
import { checkHclPolicies } from "../iam/check-policies.ts";
import { hclRules } from "./hcl-rules.ts";

export async function checkHcl(code: string, locate: Locate): Promise<Diagnostic[]> {
  const { value, errors } = await parseOrDiagnose(code, locate);
  if (errors.length > 0) return errors;
  return [
    ...(await checkFormatting(code, locate)),
    ...(await checkHclPolicies(value, code, locate)),
    ...(await checkContents(value, code, locate)),
    ...checkMocks(value, code, locate),
  ];
}

/** If a plan with mock outputs is applied later, the mocks reach real resources. */
function checkMocks(value: unknown, code: string, locate: Locate): Diagnostic[] {
  const name = "mock_outputs_allowed_terraform_commands";
  const [command] = [...findObjects(value)]
    .map(({ value: object }) => object[name])
    // A reference is parsed as text.
    .flatMap((commands) => (Array.isArray(commands) ? commands : []))
    .filter((allowed) => allowed !== "validate" && allowed !== "destroy");
  if (command === undefined) return [];
  const lists = code.matchAll(new RegExp(`(?<=^[ \\t]*)${name}\\s*=\\s*\\[[^\\]]*\\]`, "gm"));
  const list = [...lists].find(([text]) => text.includes(JSON.stringify(command)));
  const location = getLocation(code, list?.index ?? 0, locate);
  return [diagnose(hclRules["mock-outputs-allowed"], location, { command: String(command) })];
}

async function parseOrDiagnose(
  code: string,
  locate: Locate,
): Promise<{ value: unknown; errors: Diagnostic[] }> {
  try {
    return { value: await parse("main.tf", code), errors: [] };
  } catch (error) {
    const message = getErrorMessage(error);
    return { value: null, errors: [diagnoseSyntaxError(message, locate)] };
  }
}

/** The first error of the parser, which reports `main.tf:LINE,COLUMN-COLUMN: TEXT` for each. */
function diagnoseSyntaxError(message: string, locate: Locate): Diagnostic {
  const [, line = 1, column = 1, reason = message] =
    /main\.tf:(\d+),(\d+)-[\d,]+: (.*?)(?=\s*main\.tf:\d+,|\]?$)/s.exec(message) ?? [];
  const location = locate(Number(line), Number(column));
  return diagnose(hclRules["hcl-syntax"], location, { reason: reason.trim() });
}

async function checkFormatting(code: string, locate: Locate): Promise<Diagnostic[]> {
  const text = code.replaceAll("\r\n", "\n");
  const lines = text.split("\n");
  const formatted = (await format(text)).split("\n");
  const diagnostics: Diagnostic[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (lines[index] === formatted[index]) continue;
    const start = index;
    while (index < lines.length && lines[index] !== formatted[index]) index += 1;
    const line = formatted[start] ?? "";
    const values = { line: line.trim() === "" ? "" : line, count: index - start };
    diagnostics.push(diagnose(hclRules["hcl-format"], locate(start + 1, 1), values));
  }
  return diagnostics;
}

/** Checks text in HCL for other tools: generated files, and commands of provisioners. */
async function checkContents(value: unknown, code: string, locate: Locate): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { value: object, path } of findObjects(value)) {
    const { contents, inline } = object;
    const file = String(object.path ?? "");
    if (path[0] === "generate" && typeof contents === "string" && /\.(?:tf|tofu|hcl)$/.test(file)) {
      const text = withoutTemplates(contents);
      if (text !== null)
        diagnostics.push(
          ...(await parseOrDiagnose(text, locateWithin(code, contents, locate))).errors,
        );
    }
    if (path.includes("provisioner") && Array.isArray(inline) && !isPowerShell(object)) {
      const commands = inline.filter((value) => typeof value === "string");
      for (const command of commands) {
        const text = withoutTemplates(command, "$x") ?? "";
        diagnostics.push(...(await checkScript(text, locateWithin(code, command, locate))));
      }
    }
  }
  return diagnostics;
}

function isPowerShell(provisioner: unknown): boolean {
  return isObject(provisioner) && "elevated_user" in provisioner;
}

/** Replaces interpolations with a name. Null for directives, or if the text is one expression. */
function withoutTemplates(text: string, name = "x"): string | null {
  if (/%\{/.test(text)) return null;
  let result = "";
  for (let index = 0; index < text.length; index++) {
    const opening = /^\$?\$\{/.exec(text.slice(index, index + 3))?.[0];
    if (opening === undefined) {
      result += text.charAt(index);
      continue;
    }
    result += name;
    index = findEndOfInterpolation(text, index + opening.length) - 1;
  }
  return result.trim() === name ? null : result;
}

/** The parser does not report positions, so an inner text is found by its first line. */
function locateWithin(code: string, text: string, locate: Locate): Locate {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const firstLine = lines[first] ?? "";
  const shown = firstLine.trim();
  const escaped = JSON.stringify(shown).slice(1, -1);
  const offset = [shown, escaped].map((line) => code.indexOf(line)).find((index) => index >= 0);
  const start = getPosition(code, offset ?? 0);
  const indent = firstLine.indexOf(shown);
  return (line, column) =>
    locate(start.line + line - 1 - first, Math.max(start.column - indent + column - 1, 1));
}

import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { positionAt } from "../../../src/model/text/positions.ts";
import { checkShell } from "../../shell/check-shell.ts";
import type { At } from "../place.ts";
import { isObject, objectsIn } from "../values.ts";

/**
 * Checks the texts in HCL that another tool reads: files that Terragrunt generates, and commands that
 * Packer or a provisioner runs.
 *
 * @param value the code as HashiCorp's parser gives it
 * @param checkCode checks the grammar of HCL
 */
export async function checkContents(
  value: unknown,
  code: string,
  at: At,
  checkCode: (code: string, at: At) => Promise<Diagnostic[]>,
): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { value: object, path } of objectsIn(value)) {
    const { contents, inline } = object;
    const file = String(object.path ?? "");
    if (path[0] === "generate" && typeof contents === "string" && /\.(?:tf|tofu|hcl)$/.test(file)) {
      const text = withoutTemplates(contents);
      if (text !== null) found.push(...(await checkCode(text, within(code, contents, at))));
    }
    if (path.includes("provisioner") && Array.isArray(inline) && !isPowerShell(object)) {
      const commands = inline.filter((one) => typeof one === "string");
      for (const command of commands) {
        const text = withoutTemplates(command) ?? "";
        found.push(...(await checkShell(text, within(code, command, at))));
      }
    }
  }
  return found;
}

function isPowerShell(provisioner: unknown): boolean {
  return isObject(provisioner) && "elevated_user" in provisioner;
}

/**
 * Puts a name in the place of each interpolation; null where directives or an expression alone decide
 * what the text is.
 */
export function withoutTemplates(text: string): string | null {
  if (/%\{/.test(text)) return null;
  let result = "";
  for (let at = 0; at < text.length; at++) {
    const opening = /^\$?\$\{/.exec(text.slice(at, at + 3))?.[0];
    if (opening === undefined) {
      result += text.charAt(at);
      continue;
    }
    result += "x";
    let depth = 1;
    for (at += opening.length; at < text.length && depth > 0; at++) {
      if (text.charAt(at) === "{") depth += 1;
      if (text.charAt(at) === "}") depth -= 1;
    }
    at -= 1;
  }
  return result.trim() === "x" ? null : result;
}

/** Places in a text that the code holds. */
function within(code: string, text: string, at: At): At {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.trim() !== "");
  const written = JSON.stringify(lines[first]?.trim() ?? "").slice(1, -1);
  const candidates = [lines[first]?.trim() ?? "", written].map((one) => code.indexOf(one));
  const start = positionAt(code, Math.max(candidates.find((one) => one >= 0) ?? 0, 0));
  const indent = /^\s*/.exec(lines[first] ?? "")?.[0].length ?? 0;
  return (line, column) =>
    at(start.line + line - 1 - first, Math.max(start.column - indent + column - 1, 1));
}

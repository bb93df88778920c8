import { format } from "@cdktn/hcl-tools";
import { parse } from "@cdktn/hcl2json";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { checkHclPolicies } from "../iam/check-policies.ts";
import type { At } from "../place.ts";
import { checkContents } from "./check-contents.ts";
import { checkPacker, isPacker } from "./check-packer.ts";
import { hclRules } from "./hcl-rules.ts";

/** Checks HCL: grammar, format, IAM policies, and Packer templates. */
export async function checkHcl(code: string, title: string | null, at: At): Promise<Diagnostic[]> {
  const { value, faults } = await read(code, at);
  if (faults.length > 0) return faults;
  const grammarOf = async (text: string, inside: At) => (await read(text, inside)).faults;
  return [
    ...(await checkFormatOf(code, at)),
    ...(await checkHclPolicies(value, code, at)),
    ...(await checkContents(value, code, at, grammarOf)),
    ...(isPacker(title, code) ? checkPacker(value, { code, title }, at) : []),
  ];
}

async function read(code: string, at: At): Promise<{ value: unknown; faults: Diagnostic[] }> {
  try {
    return { value: await parse("main.tf", code), faults: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { value: null, faults: describeFault(message, at) };
  }
}

/** The parser names places as `main.tf:LINE,COLUMN-COLUMN: TEXT`, one behind the other. */
function describeFault(message: string, at: At): Diagnostic[] {
  const faults = [
    ...message.matchAll(/main\.tf:(\d+),(\d+)-[\d,]+: (.*?)(?=\s*main\.tf:\d+,|\]?$)/gs),
  ];
  const rule = hclRules["hcl-syntax"];
  if (faults.length === 0) return [diagnose(rule, at(1, 1), { problem: message })];
  return faults
    .slice(0, 1)
    .map(([, line, column, problem = ""]) =>
      diagnose(rule, at(Number(line), Number(column)), { problem: problem.trim() }),
    );
}

/** Reports each run of lines that the formatter would change. */
async function checkFormatOf(code: string, at: At): Promise<Diagnostic[]> {
  const text = code.replaceAll("\r\n", "\n");
  const lines = text.split("\n");
  const wanted = (await format(text)).split("\n");
  const found: Diagnostic[] = [];
  for (let index = 0; index < lines.length; index++) {
    if (lines[index] === wanted[index]) continue;
    const start = index;
    while (index < lines.length && lines[index] !== wanted[index]) index += 1;
    const line = wanted[start] ?? "";
    const values = { line: line.trim() === "" ? "" : line, count: index - start };
    found.push(diagnose(hclRules["hcl-format"], at(start + 1, 1), values));
  }
  return found;
}

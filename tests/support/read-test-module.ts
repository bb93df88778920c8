import { getHclParser } from "../../src/catalog/hcl/load-parser.ts";
import { type ReadModule, readModule } from "../../src/catalog/read/read-module.ts";
import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { Input } from "../../src/model/reference/module.ts";

/** A text is the content of `variables.tf`. */
export async function readTestModule(files: string | Record<string, string>): Promise<ReadModule> {
  const byName = typeof files === "string" ? { "variables.tf": files } : files;
  const list = Object.entries(byName).map(([name, text]) => ({ name, text }));
  return readModule(list, {
    parse: await getHclParser(),
    getPath: (name) => name,
  });
}

export async function readTestInput(text: string): Promise<Input> {
  const { module, diagnostics } = await readTestModule(text);
  const [input] = module.inputs;
  if (!input || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));
  return input;
}

export function summarize({ rule, file, line, column, message, hint }: Diagnostic): string {
  return `${file}:${line}:${column} ${rule}: ${message} (${hint})`;
}

import type { SearchKind } from "../../model/search/search-kind.ts";

/** The name that a path of the language asks for, and what it is a name of. */
export interface NameInPath {
  name: string;
  kind: SearchKind;
}

const inputPath = /(?:^|[^\w.-])var\.([\w-]+)/;

/** Of a module, of a unit that Terragrunt depends on, of the module itself. */
const outputPath =
  /(?:^|[^\w.-])(?:module\.[\w-]+(?:\[[^\]]*\])?|dependency\.[\w-]+\.outputs|output)\.([\w-]+)/;

/** `var.tags` and `${var.tags["Name"]}` ask for an input, `module.vpc.vpc_id` for an output. */
export function nameInPath(text: string): NameInPath | null {
  const input = inputPath.exec(text)?.[1];
  if (input) return { name: input, kind: "input" };
  const output = outputPath.exec(text)?.[1];
  return output ? { name: output, kind: "output" } : null;
}

import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import type { Service } from "./service.ts";

/** What a folder of the catalog lacks. A warning, because the page is complete without it. */
export function checkService(
  { folder, module, index }: Service,
  hasFile: (name: string) => boolean,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const add = (rule: string, file: string, message: string, hint: string) =>
    found.push({ rule, severity: "warning", file, line: 1, column: 1, message, hint });
  if (module.inputs.length === 0 && !hasFile("variables.tf")) {
    const hint = "add `variables.tf`; leave it empty where the module has no inputs";
    add("no-inputs", `${folder}/variables.tf`, `\`${folder}\` declares no variable`, hint);
  }
  if (module.outputs.length === 0 && !hasFile("outputs.tf")) {
    const hint = "add `outputs.tf`; leave it empty where the module has no outputs";
    add("no-outputs-file", `${folder}/outputs.tf`, `\`${folder}\` has no outputs file`, hint);
  }
  if (index === null) {
    const hint = "add `index.md` with `title` and `description` in its front matter";
    add("no-index", `${folder}/index.md`, `\`${folder}\` has no \`index.md\``, hint);
  }
  return found;
}

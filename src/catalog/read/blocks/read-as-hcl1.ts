import type { Finding } from "../finding.ts";
import type { ModuleFile } from "../read-file.ts";
import type { FileBlocks } from "./hcl-blocks.ts";
import { readHcl1Blocks } from "./hcl1-blocks.ts";

/** A file that only Terraform before 0.12 understands; its module is read as one of that time. */
export const outdatedRule = "outdated-hcl";

/** What HCL 2 refuses and HCL 1 allowed: syntax, and `${` in texts that are not computed. */
const refused = new Set(["invalid-hcl", "not-constant", "default-not-constant"]);

/**
 * Reads what is wrong in HCL 2 as HCL 1, as terraform-docs does, and with it the other files of its
 * module; null where that is of no use.
 */
export function readAsHcl1(file: ModuleFile, findings: readonly Finding[]): FileBlocks | null {
  const first = findings.find(({ rule }) => refused.has(rule));
  const blocks = first || file.outdated ? readHcl1Blocks(file.text) : null;
  if (!blocks) return null;
  // No Terraform has ever computed a default.
  const lasting = findings.filter(({ rule }) => rule === "default-not-constant");
  const isNews = first && !lasting.includes(first);
  return { blocks, findings: [...(isNews ? [outdatedAt(first)] : []), ...lasting] };
}

function outdatedAt({ offset }: Finding): Finding {
  return {
    rule: outdatedRule,
    severity: "warning",
    offset,
    message: "only Terraform before 0.12 understands this file",
    hint: "write a line for each argument, its name without quotes, and `$${` for a literal `${`",
  };
}

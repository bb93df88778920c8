import type { Feed } from "../../model/reference/feed.ts";

/**
 * HCL that passes an output to an input.
 *
 * @param outputs prefix of the outputs: `dependency.vpc.outputs` in Terragrunt, `module.vpc` in
 * Terraform
 */
export function feedExpression(
  { output, form, keys }: Pick<Feed, "output" | "form" | "keys">,
  outputs: string,
): string {
  const value = `${outputs}.${output}`;
  switch (form) {
    case "item":
      return `[${value}]`;
    case "one":
      return (
        value + keys.map((key) => `[${/^\d+$/.test(key) ? key : JSON.stringify(key)}]`).join("")
      );
    case "values":
      return `values(${value})`;
    case "whole":
      return value;
  }
}

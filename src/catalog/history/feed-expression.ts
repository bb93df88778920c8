import type { Feed } from "../../model/reference/feed.ts";

/**
 * Returns the HCL with which a feed gives an input its value.
 *
 * @param outputs what holds the outputs of the other service: `dependency.vpc.outputs` in
 *   Terragrunt, `module.vpc` in OpenTofu and Terraform
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

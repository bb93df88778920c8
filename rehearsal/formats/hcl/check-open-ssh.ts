import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation, isObject, type Locate } from "../format-helpers.ts";
import { hclRules } from "./hcl-rules.ts";

/** Arguments of `amazon-ebs` without which the temporary security group allows every address. */
const limitsSsh = [
  "security_group_id",
  "security_group_ids",
  "security_group_filter",
  "ssh_interface",
  "temporary_security_group_source_cidrs",
  "temporary_security_group_source_public_ip",
];

/** Checks the sources of a Packer template. */
export function checkOpenSsh(value: unknown, code: string, locate: Locate): Diagnostic[] {
  const { source: types } = isObject(value) ? value : {};
  const sources = isObject(types) ? types["amazon-ebs"] : undefined;
  return Object.entries(isObject(sources) ? sources : {}).flatMap(([name, bodies]) => {
    const body: unknown = Array.isArray(bodies) ? bodies[0] : bodies;
    if (!isObject(body) || limitsSsh.some((argument) => body[argument] !== undefined)) return [];
    const location = getLocation(code, Math.max(code.indexOf('source "amazon-ebs"'), 0), locate);
    const values = { source: `source.amazon-ebs.${name}` };
    return [diagnose(hclRules["packer-open-ssh"], location, values)];
  });
}

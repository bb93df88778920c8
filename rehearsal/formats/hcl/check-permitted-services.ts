import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { diagnose } from "../../lint-rules.ts";
import { getLocation, type Locate } from "../format-helpers.ts";
import { hclRules } from "./hcl-rules.ts";

/** The input, and its value up to the next attribute or the end of the block. */
const assignment = /\bdev_permitted_services\s*=[\s\S]*?(?=\n\s*[\w-]+\s*=|\n\s*\}|$)/g;

/** Full access to these services is administration, or access to the state or to the roles of servers. */
const serviceOfAdministrators = /"(ec2|eks|iam|kms|organizations|s3|sso|sts)"/g;

export function checkPermittedServices(code: string, locate: Locate): Diagnostic[] {
  return [...code.matchAll(assignment)].flatMap(({ 0: text, index: start }) =>
    [...text.matchAll(serviceOfAdministrators)].map(({ 1: service = "", index }) =>
      diagnose(hclRules["service-too-wide"], getLocation(code, start + index, locate), { service }),
    ),
  );
}

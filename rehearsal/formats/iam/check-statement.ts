import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import { nearest } from "../../../src/model/diagnostics/nearest.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { diagnose } from "../../lint-rules.ts";
import { iamRules } from "./iam-rules.ts";
import {
  findMisplacedActions,
  findUnknownAction,
  findUnknownConditionKey,
  findUnknownOperator,
  getArnError,
} from "./policy-names.ts";
import type { Statement } from "./statement.ts";

export interface StatementContext {
  /** The position of a value or element, or of the policy. */
  getLocation(value: string): SourceLocation;
  /** Whether the code omits parts. */
  isExcerpt: boolean;
  isReadOnly: boolean;
}

const isDynamic = (value: string) => /[$%]\{/.test(value);

export async function checkStatement(
  statement: Statement,
  context: StatementContext,
): Promise<Diagnostic[]> {
  return [
    ...checkElements(statement, context),
    ...checkNames(statement, context),
    ...(await checkActions(statement, context)),
    ...(await checkConditions(statement, context)),
    ...checkArns(statement, context),
    ...checkPrincipals(statement, context),
    ...checkBreadth(statement, context),
    ...checkTrust(statement, context),
    ...checkSubjectWildcard(statement, context),
  ];
}

function checkElements(
  statement: Statement,
  { getLocation, isExcerpt }: StatementContext,
): Diagnostic[] {
  const { effect, actions, notActions, resources, notResources, principals, names } = statement;
  const diagnostics: Diagnostic[] = [];
  const missing = (element: string) => {
    const expectedElement = element === names.effect ? (actions ? names.action : "") : names.effect;
    diagnostics.push(
      diagnose(iamRules["iam-missing-element"], getLocation(expectedElement), { element }),
    );
  };
  if (!isExcerpt) {
    if (effect === null) missing(names.effect);
    if (!actions && !notActions) missing(names.action);
    if (!resources && !notResources && !principals) missing(names.resource);
  }
  const pairs = [
    [actions, notActions, names.action, names.notAction],
    [resources, notResources, names.resource, names.notResource],
  ] as const;
  for (const [item, other, name, otherName] of pairs) {
    if (!item || !other) continue;
    const values = { single: name, other: otherName };
    diagnostics.push(diagnose(iamRules["iam-both-elements"], getLocation(otherName), values));
  }
  const isTrust = principals && actions?.every((action) => /^sts:(?:Assume|Tag|Set)/.test(action));
  if (isTrust && actions?.length && resources) {
    diagnostics.push(
      diagnose(iamRules["iam-resource-in-trust-policy"], getLocation(names.resource), {}),
    );
  }
  return diagnostics;
}

function checkNames({ effect, unknown, names }: Statement, { getLocation }: StatementContext) {
  const diagnostics: Diagnostic[] = [];
  if (effect !== null && !/^(?:Allow|Deny)$/.test(effect) && !isDynamic(effect)) {
    diagnostics.push(diagnose(iamRules["iam-effect"], getLocation(effect), { effect }));
  }
  for (const element of unknown) {
    const suggestion = nearest(element, Object.values(names));
    diagnostics.push(
      diagnose(iamRules["iam-unknown-element"], getLocation(element), { element, suggestion }),
    );
  }
  return diagnostics;
}

async function checkActions(statement: Statement, { getLocation }: StatementContext) {
  const diagnostics: Diagnostic[] = [];
  const unknown = new Set<string>();
  for (const action of [...(statement.actions ?? []), ...(statement.notActions ?? [])]) {
    if (isDynamic(action)) continue;
    const reason = await findUnknownAction(action);
    if (!reason) continue;
    unknown.add(action);
    diagnostics.push(
      diagnose(iamRules["iam-unknown-action"], getLocation(action), { action, ...reason }),
    );
  }
  for (const { action, expected } of await findMisplacedActions(statement)) {
    if (unknown.has(action)) continue;
    const rule = iamRules["iam-action-without-resource"];
    diagnostics.push(diagnose(rule, getLocation(action), { action, expected }));
  }
  return diagnostics;
}

async function checkConditions({ conditions }: Statement, { getLocation }: StatementContext) {
  const diagnostics: Diagnostic[] = [];
  for (const operator of new Set(conditions.map((condition) => condition.operator))) {
    const reason = isDynamic(operator) ? null : findUnknownOperator(operator);
    if (!reason) continue;
    const rule = iamRules["iam-unknown-operator"];
    diagnostics.push(diagnose(rule, getLocation(operator), { operator, ...reason }));
  }
  for (const key of new Set(conditions.map((condition) => condition.key))) {
    if (isDynamic(key.split("/")[0] ?? "")) continue;
    const reason = await findUnknownConditionKey(key);
    if (!reason) continue;
    const rule = iamRules["iam-unknown-condition-key"];
    diagnostics.push(diagnose(rule, getLocation(key), { key, ...reason }));
  }
  return diagnostics;
}

function checkArns({ resources, notResources }: Statement, { getLocation }: StatementContext) {
  return [...(resources ?? []), ...(notResources ?? [])].flatMap((arn) => {
    if (arn === "*" || arn.startsWith("${")) return [];
    const reason = getArnError(maskInterpolations(arn));
    return reason === null
      ? []
      : [diagnose(iamRules["iam-arn"], getLocation(arn), { arn, reason })];
  });
}

function maskInterpolations(text: string): string {
  let masked = text;
  for (let before = ""; before !== masked; ) {
    before = masked;
    masked = masked.replace(/\$\{[^{}]*\}/g, "$$");
  }
  return masked;
}

const principalTypes = ["AWS", "Service", "Federated", "CanonicalUser"];

function checkPrincipals({ principals }: Statement, { getLocation }: StatementContext) {
  return (principals ?? []).flatMap(({ type, identifiers }) => {
    const report = (principal: string, reason: string) =>
      diagnose(iamRules["iam-principal"], getLocation(principal), { principal, reason });
    if (type === "*" || isDynamic(type)) return [];
    if (!principalTypes.includes(type)) return [report(type, "the type does not exist")];
    return identifiers.flatMap((identifier) => {
      const reason = getPrincipalError(type, identifier);
      return reason === null ? [] : [report(identifier, reason)];
    });
  });
}

function getPrincipalError(type: string, identifier: string): string | null {
  if (identifier === "*" || identifier.startsWith("${")) return null;
  const masked = maskInterpolations(identifier);
  if (type === "Service") {
    const isService =
      /^[a-z0-9$.-]+\.amazonaws\.com(?:\.cn)?$/.test(masked) || masked.endsWith("$");
    return isService ? null : "a service ends in `.amazonaws.com`";
  }
  if (type === "AWS" && !/^\d{12}$/.test(masked)) return getArnError(masked);
  if (type === "Federated" && masked.startsWith("arn:")) return getArnError(masked);
  return null;
}

/** Actions that let a principal become an administrator or read every bucket. */
export const broadActions = /^(?:\*|\*:\*|iam:\*|iam:PassRole|s3:\*)$/i;

/** A condition, such as one on `iam:PassedToService`, may limit an action on all resources. */
function checkBreadth(
  { effect, actions, resources, principals, conditions }: Statement,
  { getLocation }: StatementContext,
) {
  const isLimited = principals !== null || conditions.length > 0 || !resources?.includes("*");
  if (effect !== "Allow" || isLimited) return [];
  return (actions ?? [])
    .filter((action) => broadActions.test(action))
    .map((action) => diagnose(iamRules["iam-broad-action"], getLocation(action), { action }));
}

/** Claims that name the branch, tag, or environment of a pipeline's job. */
const branchClaim = /ref|branch|environment/;

/** A role that can deploy must not trust the jobs of every branch. */
function checkTrust(
  { actions, conditions }: Statement,
  { getLocation, isReadOnly }: StatementContext,
) {
  const isTrust = actions?.some((action) => /^sts:AssumeRoleWithWebIdentity$/i.test(action));
  if (!isTrust || isReadOnly) return [];
  const subjects = conditions.filter(({ key }) => key.endsWith(":sub"));
  const isLimited = conditions.some(
    ({ key, values }) =>
      branchClaim.test(key.slice(key.lastIndexOf(":"))) ||
      (key.endsWith(":sub") && values.every((value) => branchClaim.test(value))),
  );
  const [subject] = subjects.flatMap(({ values }) => values);
  if (isLimited || subject === undefined || !subject.includes("*")) return [];
  return [diagnose(iamRules["iam-trust-of-any-branch"], getLocation(subject), { subject })];
}

/** Branch names can contain slashes, but no colons. */
const wildcardBeforeBranch = /\*[^:*]*\/[^:*]+$/;

function checkSubjectWildcard(
  { actions, conditions }: Statement,
  { getLocation, isReadOnly }: StatementContext,
) {
  const isTrust = actions?.some((action) => /^sts:AssumeRoleWithWebIdentity$/i.test(action));
  if (!isTrust || isReadOnly) return [];
  const subjects = conditions.filter(({ key }) => key.endsWith(":sub"));
  if (subjects.some(({ operator }) => operator.startsWith("StringNot"))) return [];
  const subject = subjects
    .flatMap(({ values }) => values)
    .find((value) => wildcardBeforeBranch.test(value));
  if (subject === undefined) return [];
  return [diagnose(iamRules["iam-subject-wildcard"], getLocation(subject), { subject })];
}

import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import { diagnose } from "../../lint-rules.ts";
import { iamRules } from "./iam-rules.ts";
import {
  findMisplacedActions,
  findUnknownAction,
  findUnknownConditionKey,
  getArnError,
} from "./policy-names.ts";
import { findUnsupportedKeys, findUnusedResources } from "./policy-support.ts";
import type { Statement } from "./statement.ts";

export interface StatementContext {
  /** The position of a value or element, or of the policy. */
  getLocation(value: string): SourceLocation;
  /** Whether the code is about a role that only plans or reads. */
  isReadOnly: boolean;
}

const isDynamic = (value: string) => /[$%]\{/.test(value);

export async function checkStatement(
  statement: Statement,
  context: StatementContext,
): Promise<Diagnostic[]> {
  const wrongNames = [
    ...(await checkActions(statement, context)),
    ...checkArns(statement, context),
  ];
  return [
    ...wrongNames,
    ...(wrongNames.length === 0 ? await checkResources(statement, context) : []),
    ...(await checkConditions(statement, context)),
    ...checkExceptions(statement, context),
    ...checkBreadth(statement, context),
    ...checkTrust(statement, context),
  ];
}

async function checkActions(statement: Statement, { getLocation }: StatementContext) {
  const diagnostics: Diagnostic[] = [];
  for (const action of [...(statement.actions ?? []), ...(statement.notActions ?? [])]) {
    if (isDynamic(action)) continue;
    const reason = await findUnknownAction(action);
    if (!reason) continue;
    diagnostics.push(
      diagnose(iamRules["iam-unknown-action"], getLocation(action), { action, ...reason }),
    );
  }
  return diagnostics;
}

/** Compares the actions of a statement with its resources, once both are correct. */
async function checkResources(statement: Statement, { getLocation }: StatementContext) {
  const misplaced = await findMisplacedActions(statement);
  if (misplaced.length > 0) {
    const rule = iamRules["iam-action-without-resource"];
    return misplaced.map(({ action, expected }) =>
      diagnose(rule, getLocation(action), { action, expected }),
    );
  }
  const rule = iamRules["iam-resource-without-action"];
  const unused = await findUnusedResources(statement);
  return unused.map((arn) => diagnose(rule, getLocation(arn), { arn }));
}

async function checkConditions(statement: Statement, { getLocation }: StatementContext) {
  const diagnostics: Diagnostic[] = [];
  const unknown = new Set<string>();
  const { conditions } = statement;
  for (const key of new Set(conditions.map((condition) => condition.key))) {
    if (isDynamic(key.split("/")[0] ?? "")) continue;
    const reason = await findUnknownConditionKey(key);
    if (!reason) continue;
    unknown.add(key);
    const rule = iamRules["iam-unknown-condition-key"];
    diagnostics.push(diagnose(rule, getLocation(key), { key, ...reason }));
  }
  for (const { action, key } of await findUnsupportedKeys(statement)) {
    if (unknown.has(key)) continue;
    const rule = iamRules["iam-condition-of-other-action"];
    diagnostics.push(diagnose(rule, getLocation(key), { action, key }));
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

/** What is allowed by exception grows with every action and resource that AWS adds. */
function checkExceptions(
  { effect, notActions, notResources, hasPrincipals }: Statement,
  { getLocation }: StatementContext,
) {
  const [exception] = notActions ?? notResources ?? [];
  if (effect !== "Allow" || hasPrincipals || exception === undefined) return [];
  const values = { element: notActions ? "NotAction" : "NotResource" };
  return [diagnose(iamRules["iam-allow-by-exception"], getLocation(exception), values)];
}

function maskInterpolations(text: string): string {
  let masked = text;
  for (let before = ""; before !== masked; ) {
    before = masked;
    masked = masked.replace(/\$\{[^{}]*\}/g, "$$");
  }
  return masked;
}

/** Actions that let a principal become an administrator or read every bucket. */
export const broadActions = /^(?:\*|\*:\*|iam:\*|iam:PassRole|s3:\*)$/i;

/** A condition, such as one on `iam:PassedToService`, may limit an action on all resources. */
function checkBreadth(
  { effect, actions, resources, hasPrincipals, conditions }: Statement,
  { getLocation }: StatementContext,
) {
  const isLimited = hasPrincipals || conditions.length > 0 || !resources?.includes("*");
  if (effect !== "Allow" || isLimited) return [];
  return (actions ?? [])
    .filter((action) => broadActions.test(action))
    .map((action) => diagnose(iamRules["iam-broad-action"], getLocation(action), { action }));
}

/** Claims that name the branch, tag, or environment of a pipeline's job. */
const branchClaim = /ref|branch|environment/;

/** Branch names can contain slashes, but no colons. */
const wildcardBeforeBranch = /\*[^:*]*\/[^:*]+$/;

/** A role that can deploy must not trust the jobs of every branch. */
function checkTrust(
  { actions, conditions }: Statement,
  { getLocation, isReadOnly }: StatementContext,
) {
  const isTrust = actions?.some((action) => /^sts:AssumeRoleWithWebIdentity$/i.test(action));
  if (!isTrust || isReadOnly) return [];
  const subjectConditions = conditions.filter(({ key }) => key.endsWith(":sub"));
  const subjects = subjectConditions.flatMap(({ values }) => values);
  const diagnostics: Diagnostic[] = [];
  const namesBranch = conditions.some(
    ({ key, values }) =>
      branchClaim.test(key.slice(key.lastIndexOf(":"))) ||
      (key.endsWith(":sub") && values.every((value) => branchClaim.test(value))),
  );
  const [first] = subjects;
  if (!namesBranch && first?.includes("*")) {
    const rule = iamRules["iam-trust-of-any-branch"];
    diagnostics.push(diagnose(rule, getLocation(first), { subject: first }));
  }
  const rejectsNames = subjectConditions.some(({ operator }) => operator.startsWith("StringNot"));
  const ambiguous = subjects.find((subject) => wildcardBeforeBranch.test(subject));
  if (!rejectsNames && ambiguous !== undefined) {
    const rule = iamRules["iam-subject-wildcard"];
    diagnostics.push(diagnose(rule, getLocation(ambiguous), { subject: ambiguous }));
  }
  return diagnostics;
}

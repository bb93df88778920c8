import { parse as parseHcl } from "@cdktn/hcl2json";
import { skipStringOrComment } from "../../../src/catalog/hcl/scan-hcl.ts";
import type { Diagnostic } from "../../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../../src/model/diagnostics/rule.ts";
import type { Locate } from "../../guide/guide.ts";
import { diagnose } from "../../lint-rules.ts";
import { findObjects, getLocation, isObject } from "../format-helpers.ts";
import { broadActions, checkStatement, type StatementContext } from "./check-statement.ts";
import { iamRules } from "./iam-rules.ts";
import { fromHcl, fromJson, type Statement } from "./statement.ts";

/** Checks the policies in a value that was parsed from `code`. */
export async function checkJsonPolicies(
  value: unknown,
  code: string,
  locate: Locate,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { value: policy } of findObjects(value)) {
    if (policy.Statement === undefined) continue;
    diagnostics.push(...(await checkPolicy(policy, getContext(code, 0, locate))));
  }
  return diagnostics;
}

/** Checks `aws_iam_policy_document`, `jsonencode(...)`, JSON in strings, and `actions`. */
export async function checkHclPolicies(
  value: unknown,
  code: string,
  locate: Locate,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  for (const { value: object, path } of findObjects(value)) {
    const isDocument = path.at(-2) === "aws_iam_policy_document";
    if (isDocument)
      diagnostics.push(...(await checkDocument(object, String(path.at(-1)), { code, locate })));
    else if (!path.includes("aws_iam_policy_document") && isStatement(object)) {
      diagnostics.push(...(await checkStatement(fromHcl(object), getContext(code, 0, locate))));
    }
    diagnostics.push(...checkRoleInputs(object, getContext(code, 0, locate)));
    for (const text of Object.values(object)) {
      if (typeof text !== "string" || !/^\s*\{[\s\S]*"Statement"/.test(text)) continue;
      diagnostics.push(...(await checkJsonPolicies(parseJson(text), code, locate)));
    }
  }
  for (const { offset, argument } of findCalls(code, "jsonencode")) {
    if (!/\bStatement"?\s*[=:]/.test(argument)) continue;
    const inner: unknown = await parseHcl("main.tf", `value = ${argument}\n`).catch(() => null);
    for (const { value: policy } of findObjects(inner)) {
      if (policy.Statement === undefined) continue;
      diagnostics.push(...(await checkPolicy(policy, getContext(code, offset, locate))));
    }
  }
  return diagnostics;
}

/** Checks inputs of the modules for roles of pipelines. */
function checkRoleInputs(
  inputs: Record<string, unknown>,
  { getLocation }: StatementContext,
): Diagnostic[] {
  const permissions = inputs.auto_deploy_permissions;
  const actions = (Array.isArray(permissions) ? permissions : []).map(String);
  const broad = actions
    .filter((action) => broadActions.test(action))
    .map((action) => diagnose(iamRules["iam-broad-action"], getLocation(action), { action }));
  const sources = isObject(inputs.allowed_sources) ? Object.entries(inputs.allowed_sources) : [];
  const isReadOnly = /plan|read/.test(String(inputs.iam_role_name));
  const open = sources.filter(
    ([, refs]) => !isReadOnly && Array.isArray(refs) && refs.includes("*"),
  );
  return [
    ...broad,
    ...open.map(([source]) =>
      diagnose(iamRules["iam-trust-of-any-branch"], getLocation(source), {
        subject: `${source}:*`,
      }),
    ),
  ];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isStatement({ actions, effect, resources }: Record<string, unknown>): boolean {
  const namesActions =
    Array.isArray(actions) && actions.some((action) => /^[\w-]+:[\w*?]+$/.test(String(action)));
  return namesActions && (effect !== undefined || resources !== undefined);
}

async function checkDocument(
  document: Record<string, unknown>,
  name: string,
  { code, locate }: { code: string; locate: Locate },
): Promise<Diagnostic[]> {
  const start = code.search(new RegExp(`"aws_iam_policy_document"\\s+"${name}"`));
  const context = getContext(code, Math.max(start, 0), locate);
  const list = Array.isArray(document.statement) ? document.statement.filter(isObject) : [];
  return checkStatements(list.map(fromHcl), context);
}

async function checkPolicy(
  policy: Record<string, unknown>,
  context: StatementContext,
): Promise<Diagnostic[]> {
  return checkStatements([policy.Statement].flat().filter(isObject).map(fromJson), context);
}

async function checkStatements(
  statements: readonly Statement[],
  context: StatementContext,
): Promise<Diagnostic[]> {
  const checks = statements.map((statement) => checkStatement(statement, context));
  return (await Promise.all(checks)).flat();
}

/** The parsers do not report positions, so values are found by their text. */
function getContext(code: string, start: number, locate: Locate): StatementContext {
  const find = (value: string): SourceLocation => {
    const escaped = JSON.stringify(value).slice(1, -1);
    const candidates = [`"${escaped}"`, value];
    const offset = candidates
      .map((text) => (text === "" ? -1 : code.indexOf(text, start)))
      .find((index) => index >= 0);
    return getLocation(code, offset ?? start, locate);
  };
  const isReadOnly = /role[^\n]*(?:plan|read)|(?:plan|read)[\w-]*trust/i.test(code);
  return { getLocation: find, isReadOnly };
}

interface Call {
  offset: number;
  argument: string;
}

function findCalls(code: string, name: string): Call[] {
  const calls = code.matchAll(new RegExp(`\\b${name}\\(`, "g"));
  return [...calls].map(({ 0: opening, index }) => {
    const start = index + opening.length;
    return { offset: index, argument: code.slice(start, endOfArgument(code, start)) };
  });
}

function endOfArgument(code: string, start: number): number {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    const end = skipStringOrComment(code, index);
    if (end > index) index = end - 1;
    else if ("([{".includes(code.charAt(index))) depth += 1;
    else if (")]}".includes(code.charAt(index))) {
      if (depth === 0) return index;
      depth -= 1;
    }
  }
  return code.length;
}

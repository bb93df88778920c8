import { isObject } from "../format-helpers.ts";

/** A statement of a policy. Lists are null if it does not have the element. */
export interface Statement {
  effect: string | null;
  actions: string[] | null;
  notActions: string[] | null;
  resources: string[] | null;
  notResources: string[] | null;
  hasPrincipals: boolean;
  conditions: { operator: string; key: string; values: string[] }[];
}

/** Reads a statement with the names of JSON. */
export function fromJson(source: Record<string, unknown>): Statement {
  return {
    effect: toText(source.Effect),
    actions: toList(source.Action),
    notActions: toList(source.NotAction),
    resources: toList(source.Resource),
    notResources: toList(source.NotResource),
    hasPrincipals: (source.Principal ?? source.NotPrincipal) !== undefined,
    conditions: Object.entries(toObject(source.Condition)).flatMap(([operator, keys]) =>
      Object.entries(toObject(keys)).map(([key, values]) => ({
        operator,
        key,
        values: toList(values) ?? [],
      })),
    ),
  };
}

/** Reads a `statement` block of `aws_iam_policy_document`. */
export function fromHcl(source: Record<string, unknown>): Statement {
  return {
    // The default of the provider.
    effect: toText(source.effect) ?? "Allow",
    actions: toList(source.actions),
    notActions: toList(source.not_actions),
    resources: toList(source.resources),
    notResources: toList(source.not_resources),
    hasPrincipals: [source.principals, source.not_principals].some(
      (principals) => toBlocks(principals).length > 0,
    ),
    conditions: toBlocks(source.condition).map(({ test, variable, values }) => ({
      operator: toText(test) ?? "",
      key: toText(variable) ?? "",
      values: toList(values) ?? [],
    })),
  };
}

function toList(value: unknown): string[] | null {
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : [value]).filter((value) => typeof value === "string");
}

function toText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function toObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function toBlocks(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

import { isObject } from "../format-helpers.ts";

export interface Statement {
  effect: string | null;
  actions: string[] | null;
  notActions: string[] | null;
  resources: string[] | null;
  notResources: string[] | null;
  principals: { type: string; identifiers: string[] }[] | null;
  conditions: { operator: string; key: string; values: string[] }[];
  unknown: string[];
  sid: string | null;
  names: Readonly<Record<"action" | "notAction" | "resource" | "notResource" | "effect", string>>;
}

const jsonNames = {
  action: "Action",
  notAction: "NotAction",
  resource: "Resource",
  notResource: "NotResource",
  effect: "Effect",
};

const hclNames = {
  action: "actions",
  notAction: "not_actions",
  resource: "resources",
  notResource: "not_resources",
  effect: "effect",
};

const jsonElements = new Set([
  ...Object.values(jsonNames),
  "Sid",
  "Principal",
  "NotPrincipal",
  "Condition",
]);

const hclElements = new Set([
  ...Object.values(hclNames),
  "sid",
  "principals",
  "not_principals",
  "condition",
  "dynamic",
]);

export function fromJson(source: Record<string, unknown>): Statement {
  return {
    effect: textOf(source.Effect),
    actions: listOf(source.Action),
    notActions: listOf(source.NotAction),
    resources: listOf(source.Resource),
    notResources: listOf(source.NotResource),
    principals: principalsOf(source.Principal ?? source.NotPrincipal),
    conditions: Object.entries(objectOf(source.Condition)).flatMap(([operator, keys]) =>
      Object.entries(objectOf(keys)).map(([key, values]) => ({
        operator,
        key,
        values: listOf(values) ?? [],
      })),
    ),
    unknown: Object.keys(source).filter((key) => !jsonElements.has(key)),
    sid: textOf(source.Sid),
    names: jsonNames,
  };
}

export function fromHcl(source: Record<string, unknown>): Statement {
  const principals = [...blocksOf(source.principals), ...blocksOf(source.not_principals)];
  return {
    // The default of the provider.
    effect: textOf(source.effect) ?? "Allow",
    actions: listOf(source.actions),
    notActions: listOf(source.not_actions),
    resources: listOf(source.resources),
    notResources: listOf(source.not_resources),
    principals:
      principals.length === 0
        ? null
        : principals.map(({ type, identifiers }) => ({
            type: textOf(type) ?? "",
            identifiers: listOf(identifiers) ?? [],
          })),
    conditions: blocksOf(source.condition).map(({ test, variable, values }) => ({
      operator: textOf(test) ?? "",
      key: textOf(variable) ?? "",
      values: listOf(values) ?? [],
    })),
    unknown: Object.keys(source).filter((key) => !hclElements.has(key)),
    sid: textOf(source.sid),
    names: hclNames,
  };
}

function principalsOf(value: unknown): Statement["principals"] {
  if (value === undefined) return null;
  if (typeof value === "string") return [{ type: value, identifiers: [] }];
  return Object.entries(objectOf(value)).map(([type, identifiers]) => ({
    type,
    identifiers: listOf(identifiers) ?? [],
  }));
}

function listOf(value: unknown): string[] | null {
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : [value]).filter((value) => typeof value === "string");
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

function blocksOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

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
    effect: toText(source.Effect),
    actions: toList(source.Action),
    notActions: toList(source.NotAction),
    resources: toList(source.Resource),
    notResources: toList(source.NotResource),
    principals: getPrincipals(source.Principal ?? source.NotPrincipal),
    conditions: Object.entries(toObject(source.Condition)).flatMap(([operator, keys]) =>
      Object.entries(toObject(keys)).map(([key, values]) => ({
        operator,
        key,
        values: toList(values) ?? [],
      })),
    ),
    unknown: Object.keys(source).filter((key) => !jsonElements.has(key)),
    sid: toText(source.Sid),
    names: jsonNames,
  };
}

export function fromHcl(source: Record<string, unknown>): Statement {
  const principals = [...toStatements(source.principals), ...toStatements(source.not_principals)];
  return {
    // The default of the provider.
    effect: toText(source.effect) ?? "Allow",
    actions: toList(source.actions),
    notActions: toList(source.not_actions),
    resources: toList(source.resources),
    notResources: toList(source.not_resources),
    principals:
      principals.length === 0
        ? null
        : principals.map(({ type, identifiers }) => ({
            type: toText(type) ?? "",
            identifiers: toList(identifiers) ?? [],
          })),
    conditions: toStatements(source.condition).map(({ test, variable, values }) => ({
      operator: toText(test) ?? "",
      key: toText(variable) ?? "",
      values: toList(values) ?? [],
    })),
    unknown: Object.keys(source).filter((key) => !hclElements.has(key)),
    sid: toText(source.sid),
    names: hclNames,
  };
}

function getPrincipals(value: unknown): Statement["principals"] {
  if (value === undefined) return null;
  if (typeof value === "string") return [{ type: value, identifiers: [] }];
  return Object.entries(toObject(value)).map(([type, identifiers]) => ({
    type,
    identifiers: toList(identifiers) ?? [],
  }));
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

function toStatements(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

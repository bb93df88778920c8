import * as v from "valibot";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import {
  type SidebarItemConfig,
  type SidebarsConfig,
  sidebarItemSchema,
  sidebarsSchema,
} from "../schemas/sidebars-config.ts";
import { describeIssues, type SchemaIssue } from "./describe-issues.ts";
import { type ConfigSource, diagnoseConfig, noExport } from "./parse-config.ts";

type Path = SchemaIssue["path"];
type Item = Record<string, unknown>;

export function parseSidebars(
  value: unknown,
  source: ConfigSource,
): { sidebars: SidebarsConfig; diagnostics: Diagnostic[] } {
  if (value === undefined) return { sidebars: {}, diagnostics: [diagnoseConfig(noExport, source)] };
  const issues: SchemaIssue[] = [];
  const sidebars: SidebarsConfig = {};
  if (!isRecord(value)) issues.push(...findIssues(sidebarsSchema, value));
  for (const [name, items] of Object.entries(isRecord(value) ? value : {})) {
    if (Array.isArray(items)) sidebars[name] = parseItems(items, [name], issues);
    else issues.push(...findIssues(sidebarsSchema, { [name]: items }));
  }
  return { sidebars, diagnostics: issues.map((issue) => diagnoseConfig(issue, source)) };
}

function findIssues(schema: v.GenericSchema, value: unknown): SchemaIssue[] {
  return describeIssues(schema, v.safeParse(schema, value).issues ?? []);
}

function parseItems(items: unknown[], path: Path, issues: SchemaIssue[]): SidebarItemConfig[] {
  return items.flatMap((item, index) => parseItem(item, [...path, index], issues));
}

function parseItem(item: unknown, path: Path, issues: SchemaIssue[]): SidebarItemConfig[] {
  const isCategory = isRecord(item) && item.type === "category" && Array.isArray(item.items);
  const itemIssues = findIssues(sidebarItemSchema, isCategory ? { ...item, items: [] } : item);
  issues.push(...itemIssues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
  const inner = isCategory ? parseItems(item.items as unknown[], [...path, "items"], issues) : [];
  if (itemIssues.some(({ isUnknownKey }) => !isUnknownKey)) return [];
  const unknown = new Set(itemIssues.map((issue) => String(issue.path[0])));
  const withoutUnknownKeys = isRecord(item)
    ? Object.fromEntries(Object.entries(item).filter(([key]) => !unknown.has(key)))
    : item;
  const result = v.safeParse(
    sidebarItemSchema,
    isCategory ? { ...(withoutUnknownKeys as Item), items: inner } : withoutUnknownKeys,
  );
  return result.success ? [result.output] : [];
}

function isRecord(value: unknown): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

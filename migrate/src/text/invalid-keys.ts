import * as v from "valibot";
import type { JsonRecord } from "./values.ts";

/**
 * Removes the keys that a schema rejects, one at a time, because one may cause further errors.
 *
 * @param remove removes a key from the values, or replaces its value once
 * @returns false if the rest is invalid, too
 */
export function removeInvalidKeys(
  schema: v.GenericSchema,
  values: JsonRecord,
  remove: (key: string, issue: v.BaseIssue<unknown>) => void,
): boolean {
  const removed = new Set<string>();
  for (;;) {
    const [issue] = v.safeParse(schema, values).issues ?? [];
    if (!issue) return true;
    const key = String(issue.path?.[0]?.key ?? "");
    if (!(key in values) || removed.has(key)) return false;
    removed.add(key);
    remove(key, issue);
  }
}

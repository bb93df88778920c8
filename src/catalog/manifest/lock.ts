import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { byKey } from "../../model/compare-text.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { formatJson } from "../../model/text/format-json.ts";
import { readJsonFile } from "../read-json-file.ts";

export const lockFile = "catalog.lock.json";

const lockSchema = v.record(
  v.string(),
  v.strictObject({
    /** Hash of the entries in the manifest. */
    entries: v.string(),
    /** Commits of the tags that are versions, by tag. */
    tags: v.record(v.string(), v.string()),
  }),
);

export type Lock = v.InferOutput<typeof lockSchema>;

export function readLock(siteDir: string): { lock: Lock | null; diagnostics: Diagnostic[] } {
  const path = join(siteDir, lockFile);
  if (!existsSync(path)) return { lock: {}, diagnostics: [] };
  const { value, diagnostics } = readJsonFile(lockSchema, readFileSync(path, "utf8"), lockFile);
  return { lock: value, diagnostics };
}

/** One line for each tag, so that changes of a lock are readable. */
export function formatLock(lock: Lock): string {
  const sorted = Object.fromEntries(Object.entries(lock).sort(byKey));
  return formatJson(sorted);
}

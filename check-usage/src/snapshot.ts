import { mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import { type SiteSource, SourceError } from "../../src/catalog/api/site-source.ts";
import { replaceFile } from "../../src/replace-file.mjs";

/** Files of a site as they were at one time, so that versions and interfaces belong together. */
export interface Snapshot {
  format: 1;
  site: string;
  /** ISO time of the first file. */
  savedAt: string;
  /** Texts by path; null if the site does not have the file. */
  files: Record<string, string | null>;
}

const schema: v.GenericSchema<unknown, Snapshot> = v.object({
  format: v.literal(1),
  site: v.string(),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.record(v.string(), v.nullable(v.string())),
});

/** Undefined if the file is missing or is not a snapshot. */
export function readSnapshot(file: string): Snapshot | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(readFileSync(file, "utf8")));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the file in one step, so that parallel runs never read a partial one. */
export function writeSnapshot(file: string, snapshot: Snapshot): void {
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, [`${JSON.stringify(snapshot)}\n`]);
}

export function createSnapshot(site: string): Snapshot {
  return { format: 1, site, savedAt: new Date().toISOString(), files: {} };
}

/** Milliseconds. Negative if a clock is wrong. */
export function getAge({ savedAt }: Snapshot): number {
  return Date.now() - Date.parse(savedAt);
}

/** Reads the snapshot only. */
export function createSnapshotSource(snapshot: Snapshot): SiteSource {
  return {
    async read(path) {
      if (!Object.hasOwn(snapshot.files, path)) {
        throw new SourceError(
          "unavailable",
          `\`${path}\` is not in the copy of ${snapshot.savedAt.slice(0, 10)}`,
        );
      }
      return readSnapshotText(snapshot, path);
    },
    forget() {},
  };
}

/** Reads the snapshot, and adds what it lacks from the site. */
export function createRecordingSource(source: SiteSource, snapshot: Snapshot): SiteSource {
  return {
    async read(path, signal) {
      if (!Object.hasOwn(snapshot.files, path)) {
        snapshot.files[path] = await source.read(path, signal).catch((error: unknown) => {
          if (error instanceof SourceError && error.failure === "missing") return null;
          throw error;
        });
      }
      return readSnapshotText(snapshot, path);
    },
    forget(path) {
      delete snapshot.files[path];
      source.forget(path);
    },
  };
}

function readSnapshotText({ site, files }: Snapshot, path: string): string {
  const text = files[path] ?? null;
  if (text === null) throw new SourceError("missing", `\`${site}\` has no file \`${path}\``);
  return text;
}

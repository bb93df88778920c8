import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { byKey } from "../../model/compare-text.ts";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { groupBy } from "../../model/group-by.ts";
import { pageListFile } from "../../model/search/search.ts";
import { sum } from "../../model/sum.ts";
import { formatJson } from "../../model/text/format-json.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { UserError } from "../diagnostics/user-error.ts";
import { isAtOrInside } from "../load/is-inside.ts";
import { readJsonObject } from "../read-json-object.ts";

export const publicWriter = "public";

export interface OutputSize {
  files: number;
  bytes: number;
}

/** Two writers of one path. The second one wins. */
interface Conflict {
  path: string;
  first: string;
  second: string;
}

export interface Manifest {
  plan(writer: string, paths: Iterable<string>): void;
  record(writer: string, path: string, bytes: number): void;
  getWriter(path: string): string | undefined;
  getSize(path: string): number | undefined;
  readonly paths: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
  getTotalSize(): OutputSize;
  toJson(): string;
}

export function createManifest(): Manifest {
  const writers = new Map<string, string>();
  const sizes = new Map<string, number>();
  const paths = new Set<string>();
  const conflicts: Conflict[] = [];
  const claim = (writer: string, path: string) => {
    const first = writers.get(path);
    if (first !== undefined && first !== writer) conflicts.push({ path, first, second: writer });
    writers.set(path, writer);
    paths.add(path);
  };
  return {
    paths,
    conflicts,
    plan(writer, planned) {
      for (const path of planned) claim(writer, path);
    },
    record(writer, path, bytes) {
      claim(writer, path);
      sizes.set(path, bytes);
    },
    getWriter: (path) => writers.get(path),
    getSize: (path) => sizes.get(path),
    getTotalSize: () => ({ files: sizes.size, bytes: sum(sizes.values()) }),
    toJson() {
      const filesByWriter = groupBy(sizes, ([path]) => writers.get(path) ?? "");
      const entries = [...filesByWriter].sort(byKey).map(([name, files]): [string, OutputSize] => {
        return [name, { files: files.length, bytes: sum(files.map(([, bytes]) => bytes)) }];
      });
      return formatJson({ format: formatVersion, writers: Object.fromEntries(entries) });
    },
  };
}

export function checkConflicts({ conflicts }: Manifest): Diagnostic[] {
  return conflicts.map((conflict) => {
    const file = conflict.first === publicWriter ? `${publicWriter}/${conflict.path}` : "config.ts";
    return diagnose(builderRules["overwritten-file"], wholeFile(file), conflict);
  });
}

/** The manifest only counts files: paths would reveal unlisted pages. */
export const outputManifestFile = ".output.json";

const formatVersion = 1;

/** Older versions wrote these files and no manifest. */
const legacyOutputFiles = ["404.html", pageListFile];

export function isBuildOutput(folder: string): boolean {
  return hasManifest(folder) || legacyOutputFiles.every((file) => existsSync(join(folder, file)));
}

export function hasManifest(folder: string): boolean {
  const manifest = readJsonObject<{ format?: number }>(join(folder, outputManifestFile));
  return manifest?.format === formatVersion;
}

interface ProtectedFolders {
  root: string;
  siteDir: string;
}

/** Returns why a build must not replace `outDir`; undefined if it may. */
export function createUnsafeOutputError(
  outDir: string,
  { root, siteDir }: ProtectedFolders,
): UserError | undefined {
  const reason = findReplaceError(outDir, { root, siteDir });
  if (reason === undefined) return undefined;
  return new UserError(
    `\`--out ${outDir}\` ${reason}: a build replaces the whole folder.`,
    `name a folder that is empty or does not exist, such as \`--out ${join(root, "dist")}\``,
  );
}

function findReplaceError(outDir: string, { root, siteDir }: ProtectedFolders): string | undefined {
  if (isAtOrInside(siteDir, outDir)) return "contains the site itself";
  if (isAtOrInside(root, outDir)) return "contains the engine";
  if (!existsSync(outDir)) return undefined;
  if (!statSync(outDir).isDirectory()) return "is a file";
  const isEmpty = readdirSync(outDir).length === 0;
  return isEmpty || isBuildOutput(outDir) ? undefined : "contains files that no build wrote";
}

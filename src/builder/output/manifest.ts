import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { pageListFile } from "../../model/search/search.ts";
import { UserError } from "../diagnostics/report.ts";
import { builderRules } from "../diagnostics/rules.ts";
import { isInside } from "../load/is-inside.ts";

/** Writer of the files that are copied from the site's `public` folder. */
export const publicWriter = "public";

export interface OutputSize {
  files: number;
  bytes: number;
}

/** A path that two writers have asked for; the second one has it. */
interface Conflict {
  path: string;
  first: string;
  second: string;
}

/** The record of all files of an output: who writes them, and how long they are. */
export interface Manifest {
  /** Records paths that will be written later. */
  plan(writer: string, paths: Iterable<string>): void;
  /** Records a file that was written. */
  record(writer: string, path: string, bytes: number): void;
  /** The writer of a path, planned or written. */
  writerOf(path: string): string | undefined;
  /** Length in bytes of a file that was written. */
  sizeOf(path: string): number | undefined;
  /** All paths, planned or written. */
  readonly paths: ReadonlySet<string>;
  readonly conflicts: readonly Conflict[];
  /** What was written by now. */
  size(): OutputSize;
  /** The text of the manifest in the output folder. */
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
    writerOf: (path) => writers.get(path),
    sizeOf: (path) => sizes.get(path),
    size: () => ({ files: sizes.size, bytes: sum(sizes.values()) }),
    toJson() {
      const names = [...new Set(writers.values())].sort();
      const written = names.map((name): [string, OutputSize] => {
        const own = [...sizes].filter(([path]) => writers.get(path) === name);
        return [name, { files: own.length, bytes: sum(own.map(([, bytes]) => bytes)) }];
      });
      return `${JSON.stringify({ format, writers: Object.fromEntries(written) }, null, 2)}\n`;
    },
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Finds files of the site that a file of the build replaces. */
export function checkConflicts({ conflicts }: Manifest): Diagnostic[] {
  return conflicts.map((conflict) => {
    const file = conflict.first === publicWriter ? `${publicWriter}/${conflict.path}` : "config.ts";
    return diagnose(builderRules["overwritten-file"], wholeFile(file), conflict);
  });
}

/**
 * The manifest in an output folder. It says how many files each writer wrote and not which: the
 * addresses of unlisted pages would be among them. Hosts do not serve names that begin with a dot, or
 * serve it to no harm.
 */
export const manifestFile = ".output.json";

const format = 1;

/** Every output of builds that wrote no manifest holds these. */
const formerSigns = ["404.html", pageListFile];

/** Whether a build wrote the folder. */
export function isBuildOutput(folder: string): boolean {
  return hasManifest(folder) || formerSigns.every((sign) => existsSync(join(folder, sign)));
}

function hasManifest(folder: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, manifestFile), "utf8"));
    return Object(manifest).format === format;
  } catch {
    return false;
  }
}

interface Kept {
  /** Folder that holds the engine's package.json. */
  root: string;
  siteDir: string;
}

/** Why a build must not replace what is at `outDir`; undefined where it may. */
export function refuseOutput(outDir: string, { root, siteDir }: Kept): UserError | undefined {
  const reason = reasonToKeep(outDir, { root, siteDir });
  if (reason === undefined) return undefined;
  return new UserError(
    `\`--out ${outDir}\` ${reason}: a build replaces the whole folder.`,
    `name a folder that is empty or does not exist, such as \`--out ${join(root, "dist")}\``,
  );
}

function reasonToKeep(outDir: string, { root, siteDir }: Kept): string | undefined {
  if (holds(outDir, siteDir)) return "holds the site itself";
  if (holds(outDir, root)) return "holds the engine";
  if (!existsSync(outDir)) return undefined;
  if (!statSync(outDir).isDirectory()) return "is a file";
  const isEmpty = readdirSync(outDir).length === 0;
  return isEmpty || isBuildOutput(outDir) ? undefined : "holds files that no build wrote";
}

function holds(folder: string, inner: string): boolean {
  return folder === inner || isInside(inner, folder);
}

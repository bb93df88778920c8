import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../diagnostics/user-error.ts";
import { isInside } from "../load/is-inside.ts";
import { isBuildOutput } from "./manifest.ts";

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

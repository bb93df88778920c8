import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "../diagnostics/report.ts";

/**
 * Resolves a symbolic link, so that the build replaces its target and not the link.
 * @throws UserError if the folder cannot be replaced
 */
export function resolveOutputDir(outDir: string): string {
  const target = existsSync(outDir) ? realpathSync(outDir) : outDir;
  const parent = dirname(target);
  try {
    mkdirSync(parent, { recursive: true });
    accessSync(parent, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw toOutputError(error, outDir, parent) ?? error;
  }
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new UserError(`\`${outDir}\` is a file`, "remove it, or choose another `--out`");
  if (existsSync(target) && statSync(target).dev !== statSync(parent).dev)
    throw new UserError(
      `\`${outDir}\` is a mount point, which cannot be replaced as a whole`,
      "use a folder inside it, such as `--out DIR/site`",
    );
  return target;
}

/** Converts a file system error about a path below `target`; undefined for other errors. */
export function toOutputError(
  error: unknown,
  outDir: string,
  target: string,
): UserError | undefined {
  const { code, path: from, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const path = dest ?? from;
  // The error may name a parent folder.
  if (path !== undefined && !path.startsWith(target) && !target.startsWith(path)) return undefined;
  const about = code === undefined ? undefined : reasons[code];
  return about && new UserError(`\`${outDir}\` cannot be written: ${about[0]}`, about[1]);
}

const kept = "the output is unchanged";

const reasons: Record<string, [reason: string, hint: string]> = {
  EACCES: [
    "permission is missing",
    "allow writing to the folder above it, or choose another `--out`",
  ],
  EBUSY: ["it is a mount point or in use", `use a folder inside it as \`--out\`; ${kept}`],
  EDQUOT: ["the quota of the disk is used up", `free space and build again; ${kept}`],
  EEXIST: ["a file has the name of a folder above it", "remove it, or choose another `--out`"],
  ENOSPC: ["the disk is full", `free space and build again; ${kept}`],
  ENOTDIR: ["a file has the name of a folder above it", "remove it, or choose another `--out`"],
  EPERM: [
    "permission is missing",
    "allow writing to the folder above it, or choose another `--out`",
  ],
  EROFS: ["the disk is read-only", "choose another `--out`"],
};

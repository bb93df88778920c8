import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { UserError } from "../diagnostics/user-error.ts";

/** Resolves a link, so that its target is replaced. Throws a UserError if that is not possible. */
export function resolveOutputDir(outDir: string): string {
  const target = getLinkTarget(outDir);
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

/** A link can name a folder that does not exist yet. */
function getLinkTarget(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return path;
  }
}

/** Work folders have the name of the output with an ending: `dist.next-0123456789abcdef`. */
function isPartOf(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);
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
  if (path !== undefined && !isPartOf(path, target) && !isPartOf(target, path)) {
    return undefined;
  }
  const reason = code === undefined ? undefined : reasons[code];
  return reason && new UserError(`\`${outDir}\` cannot be written: ${reason[0]}`, reason[1]);
}

type Reason = readonly [reason: string, hint: string];

const unchanged = "the output is unchanged";

const noPermission: Reason = [
  "permission is missing",
  "allow writing to the folder above it, or choose another `--out`",
];

const fileAbove: Reason = [
  "a file has the name of a folder above it",
  "remove it, or choose another `--out`",
];

const reasons: Record<string, Reason> = {
  EACCES: noPermission,
  EBUSY: ["it is a mount point or in use", `use a folder inside it as \`--out\`; ${unchanged}`],
  EDQUOT: ["the quota of the disk is used up", `free space and build again; ${unchanged}`],
  EEXIST: fileAbove,
  ENOSPC: ["the disk is full", `free space and build again; ${unchanged}`],
  ENOTDIR: fileAbove,
  EPERM: noPermission,
  EROFS: ["the disk is read-only", "choose another `--out`"],
};

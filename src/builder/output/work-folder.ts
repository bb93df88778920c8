import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { readJsonObject } from "../read-json-object.ts";

/** The folder of one build, with a random name and an owner file, so no other build uses it. */
export interface WorkFolder {
  next: string;
  /** The previous output during the swap, if it cannot be moved into the cache. */
  previous: string;
  remove(): void;
}

const ownerFile = "owner.json";

interface Owner {
  format: "gruntwork-docs build folder";
  /** Where the process id is valid: a boot and a PID namespace, or a host. */
  system: string;
  pid: number;
  /** Process ids are reused, so the start time is needed. Empty if it is unknown. */
  started: string;
}

const format: Owner["format"] = "gruntwork-docs build folder";

/** Builds touch their folder regularly; after this time they no longer run. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const UPDATE_INTERVAL_MS = 5 * 60 * 1000;

export function createWorkFolder(outDir: string): WorkFolder {
  const folder = `${outDir}.next-${randomBytes(8).toString("hex")}`;
  mkdirSync(folder);
  const file = join(folder, ownerFile);
  const owner: Owner = {
    format,
    system: getCurrentSystem(),
    pid: process.pid,
    started: getStartTime(process.pid),
  };
  writeFileSync(file, JSON.stringify(owner));
  const timer = setInterval(() => {
    const now = new Date();
    if (existsSync(file)) utimesSync(file, now, now);
  }, UPDATE_INTERVAL_MS).unref();
  return {
    ...getPaths(folder),
    remove() {
      clearInterval(timer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function findAbandonedFolders(outDir: string): WorkFolder[] {
  const parent = dirname(outDir);
  const start = `${basename(outDir)}.next-`;
  return readdirSync(parent)
    .filter((name) => name.startsWith(start) && /^[0-9a-f]{16}$/.test(name.slice(start.length)))
    .map((name) => join(parent, name))
    .filter(isAbandoned)
    .map((folder) => ({
      ...getPaths(folder),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    }));
}

function getPaths(folder: string): Pick<WorkFolder, "next" | "previous"> {
  return { next: join(folder, "next"), previous: join(folder, "previous") };
}

function isAbandoned(folder: string): boolean {
  const file = join(folder, ownerFile);
  const owner = readJsonObject<Partial<Owner>>(file);
  // Without an owner, the folder does not belong to a build.
  if (owner?.format !== format) return false;
  if (owner.system === getCurrentSystem() && owner.pid !== undefined)
    return !isRunning(owner.pid) || getStartTime(owner.pid) !== owner.started;
  const lastUpdate = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return lastUpdate !== undefined && Date.now() - lastUpdate > ABANDONED_AFTER_MS;
}

function getCurrentSystem(): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

function getStartTime(pid: number): string {
  try {
    // The name in parentheses may contain spaces; the start time is field 22.
    const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return fields.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { getErrorMessage } from "../../../src/model/error-message.ts";
import { getEnginePath } from "../engine-path.ts";
import { asArray, asRecord, type Json, readJson } from "../text/values.ts";
import { compileModule } from "./compile-module.ts";
import { readStatically } from "./read-statically.ts";

interface Evaluated {
  /** `{ "migrate:function": name }` for functions, `{ "migrate:placeholder": source }` if unknown. */
  value: Json;
  failure: string | undefined;
  /** Variables of the environment that the module reads, and that are not set. */
  unsetVariables: readonly string[];
}

interface EvaluateOptions {
  siteDir: string;
  /** Milliseconds. Default: 30,000. */
  timeLimit?: number;
  /** Megabytes. Default: 512, ten times what the largest known configurations need. */
  memoryLimit?: number;
  /**
   * Calls `createRedirects` of the redirects plugin for these addresses, or `rewrites` of VitePress
   * for these paths, instead of returning the value.
   */
  addresses?: readonly string[];
}

/** Evaluates a module in a limited process. After two failures, it only reads literals. */
export async function evaluateModule(file: string, options: EvaluateOptions): Promise<Evaluated> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "migrate-")));
  let failure: string | undefined;
  try {
    const program = join(folder, "module.mjs");
    writeFileSync(program, await compileModule(file));
    for (const isTolerant of [false, true]) {
      const result = await run(program, { folder, isTolerant, ...options });
      if ("value" in result) return { ...result, failure };
      failure ??= result.failure;
      if (result.isFinal) break;
    }
  } catch (error) {
    failure ??= `it cannot be read: ${getErrorMessage(error)}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (options.addresses) return { value: [], failure, unsetVariables: [] };
  const value = readStatically(readFileSync(file, "utf8"), file);
  return { value, failure, unsetVariables: [] };
}

function getPermissionFlags(readable: readonly string[]): string[] {
  const allowedFlags = process.allowedNodeEnvironmentFlags;
  const flag = ["--permission", "--experimental-permission"].find((name) => allowedFlags.has(name));
  if (flag === undefined) return [];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** The folder of the repository that contains the site; monorepos have files above it. */
function findOutermostRepository(siteDir: string): string {
  let found = siteDir;
  let folder = siteDir;
  for (let level = 0; level < 4 && !existsSync(join(folder, ".git")); level++) {
    folder = dirname(folder);
    if (isRepositoryRoot(folder)) found = folder;
  }
  return found;
}

function isRepositoryRoot(folder: string): boolean {
  const names = [
    ".git",
    ".github",
    ".gitattributes",
    "Cargo.toml",
    "go.mod",
    "lerna.json",
    "pnpm-workspace.yaml",
  ];
  if (names.some((name) => existsSync(join(folder, name)))) return true;
  return asRecord(readJson(join(folder, "package.json"))).workspaces !== undefined;
}

/** A failure is final if a second attempt would fail, too. */
type RunResult =
  | { value: Json; unsetVariables: readonly string[] }
  | { failure: string; isFinal: boolean };

interface RunOptions extends EvaluateOptions {
  folder: string;
  isTolerant: boolean;
}

async function run(program: string, options: RunOptions): Promise<RunResult> {
  const { folder, siteDir, timeLimit = 30_000, memoryLimit = 512, addresses } = options;
  const programs = getEnginePath("migrate/src/evaluate");
  const yaml = createRequire(import.meta.url).resolve("yaml");
  const site = realpathSync(siteDir);
  const readable = [folder, findOutermostRepository(site), programs, dirname(dirname(yaml))];
  const settings = { addresses: addresses ?? null, siteDir: site, isTolerant: options.isTolerant };
  const child = spawn(
    process.execPath,
    [
      ...getPermissionFlags(readable.map((path) => join(path, "*"))),
      "--no-warnings",
      `--max-old-space-size=${memoryLimit}`,
      "--import",
      pathToFileURL(join(programs, "refuse-network.mjs")).href,
      join(programs, "child.mjs"),
      program,
      JSON.stringify({ ...settings, yaml }),
    ],
    {
      cwd: siteDir,
      // The environment may contain secrets.
      env: { NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe", "pipe"],
    },
  );
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    child.kill("SIGKILL");
  }, timeLimit);
  const [output, errors] = await Promise.all([
    text(child.stdio[3] as Readable),
    text(child.stdio[2] as Readable),
    new Promise((done) => child.once("close", done)),
  ]);
  clearTimeout(timer);
  if (hasTimedOut && output === "") {
    const failure = `it was stopped after ${timeLimit / 1000} s: it does not end`;
    return { failure, isFinal: true };
  }
  if (output === "") return describeCrash(errors, memoryLimit);
  const [json = "", aliases] = output.split("\n");
  const result = asRecord(JSON.parse(json));
  const failure = result["migrate:error"];
  if (failure !== undefined) return { failure: String(failure), isFinal: false };
  const unsetVariables = asArray(result.unsetVariables).map(String);
  if (aliases === undefined) return { value: result.value, unsetVariables };
  const value = { ...asRecord(result.value), "migrate:aliases": JSON.parse(aliases) };
  return { value, unsetVariables };
}

/** @param errors what a process without a result wrote to its standard error */
function describeCrash(errors: string, memoryLimit: number): RunResult {
  if (/heap out of memory/.test(errors)) {
    return { failure: `it needs more than ${memoryLimit} MB`, isFinal: true };
  }
  const [message = "the process ended without a message"] = /^\w*Error.*$/m.exec(errors) ?? [];
  return { failure: message, isFinal: false };
}

import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { ShellError } from "./parse-shell.ts";

export interface ShellTools {
  bash: boolean;
  shellcheck: boolean;
}

export function findShellTools(path = process.env.PATH ?? ""): ShellTools {
  return { bash: isOnPath("bash", path), shellcheck: isOnPath("shellcheck", path) };
}

/** A note on missing programs; null if both are installed. */
export function describeMissing({ bash, shellcheck }: ShellTools): string | null {
  const missing = [...(bash ? [] : ["bash"]), ...(shellcheck ? [] : ["ShellCheck"])];
  if (missing.length === 0) return null;
  const verb = missing.length === 1 ? "is" : "are";
  return `${missing.join(" and ")} ${verb} not on the PATH. Not all checks of shell blocks ran.`;
}

function isOnPath(name: string, path: string): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Checks scripts with `bash -n`: all in one run, then halves of them to locate errors. */
export const checkSyntax = getBatchCalls(checkAll);

async function checkAll(scripts: readonly string[]): Promise<ShellError[][]> {
  const errors = await inFolder(async (folder) => {
    const file = join(folder, "block.sh");
    writeFileSync(file, scripts.map((script) => `${script}\n\n`).join(""));
    return (await run("bash", ["-n", file])).errors;
  });
  if (errors.trim() === "") return scripts.map(() => []);
  if (scripts.length === 1) return [parseErrors(errors)];
  const middle = Math.ceil(scripts.length / 2);
  const halves = [scripts.slice(0, middle), scripts.slice(middle)];
  return (await Promise.all(halves.map(checkAll))).flat();
}

function parseErrors(errors: string): ShellError[] {
  const lines = errors.split("\n").flatMap((line) => {
    const [, number = "1", message = ""] = /^[^:]*: line (\d+): (.*)$/.exec(line) ?? [];
    return message === "" || message.startsWith("`") ? [] : [{ line: Number(number), message }];
  });
  const first = lines[0] ?? { line: 1, message: errors.trim() };
  const message = first.message.replace(/^warning: /, "");
  // Bash reports an open here-document at the end of the file.
  const start = /^here-document at line (\d+)/.exec(message)?.[1];
  return [{ line: Number(start ?? first.line), column: 1, message }];
}

interface ShellCheckResult extends ShellError {
  code: number;
}

/** Excerpts use variables and files of other blocks, do not check `cd`, and ignore exit codes. */
const excluded = "2034,2154,1090,1091,2164,2155";

export const lintShell = getBatchCalls(lintAll);

async function lintAll(scripts: readonly string[]): Promise<ShellCheckResult[][]> {
  return inFolder(async (folder) => {
    const files = scripts.map((script, index) => {
      const file = join(folder, `${index}.sh`);
      writeFileSync(file, script.endsWith("\n") ? script : `${script}\n`);
      return file;
    });
    const options = ["--shell=bash", "--format=json1", "--severity=warning"];
    const args = [...options, `--exclude=${excluded}`, ...files];
    const { comments } = JSON.parse((await run("shellcheck", args)).output) as {
      comments: (ShellCheckResult & { file: string })[];
    };
    return files.map((file) =>
      comments
        .filter((comment) => comment.file === file)
        .map(({ line, column, message, code }) => ({ line, column, message, code })),
    );
  });
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "shell-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(
  program: string,
  args: readonly string[],
): Promise<{ output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: "C" };
    const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let errors = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.on("error", reject);
    child.on("close", () => resolve({ output, errors }));
  });
}

const size = 200;

/** Batches the calls of one turn of the event loop, so that a program starts once for all. */
export function getBatchCalls<T>(
  run: (texts: readonly string[]) => Promise<readonly T[]>,
): (text: string) => Promise<T> {
  let waiting: { text: string; resolve: (value: T) => void; reject: (error: unknown) => void }[] =
    [];
  const flush = async () => {
    const batch = waiting;
    waiting = [];
    for (let start = 0; start < batch.length; start += size) {
      const chunk = batch.slice(start, start + size);
      try {
        const answers = await run(chunk.map(({ text }) => text));
        for (const [index, { resolve }] of chunk.entries()) resolve(answers[index] as T);
      } catch (error) {
        for (const { reject } of chunk) reject(error);
      }
    }
  };
  return (text) =>
    new Promise<T>((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void flush(), 5);
      waiting.push({ text, resolve, reject });
    });
}

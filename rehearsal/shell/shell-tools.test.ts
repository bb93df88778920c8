import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkShell } from "./check-shell.ts";
import { checkSyntax, describeMissing, findShellTools, getBatchCalls } from "./shell-tools.ts";

it("batches simultaneous checks", async () => {
  const asked: string[][] = [];
  const ask = getBatchCalls(async (texts) => {
    asked.push([...texts]);
    return texts.map((text) => text.length);
  });
  expect(await Promise.all(["a", "bb", "ccc"].map(ask))).toEqual([1, 2, 3]);
  expect(await ask("dddd")).toBe(4);
  expect(asked).toEqual([["a", "bb", "ccc"], ["dddd"]]);
});

it("passes a failure on to all callers", async () => {
  const ask = getBatchCalls(async () => {
    throw new Error("gone");
  });
  const answers = await Promise.allSettled(["a", "b"].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

it.runIf(findShellTools().bash)("finds the invalid scripts among valid ones", async () => {
  const scripts = ["echo a", "if true; then\n", "b | | c", "cat <<X\nd", "e", "f 'g"];
  const found = await Promise.all(scripts.map(checkSyntax));
  expect(found.map((errors) => errors.length)).toEqual([0, 1, 1, 1, 0, 1]);
  expect(found[2]?.[0]).toMatchObject({ line: 1, column: 1 });
  expect(found[3]?.[0]?.message).toMatch(/^here-document at line 1/);
});

it("reports which tools are missing", () => {
  expect(findShellTools("/nowhere")).toEqual({ bash: false, shellcheck: false });
  expect(describeMissing({ bash: true, shellcheck: true })).toBeNull();
  expect(describeMissing({ bash: true, shellcheck: false })).toMatch(/^ShellCheck is not/);
  expect(describeMissing({ bash: false, shellcheck: false })).toMatch(/^bash and ShellCheck are/);
});

it("uses only the parser if no tools are installed", async () => {
  const at = (line: number, column: number) => ({ file: "a.md", line, column });
  const found = await checkShell("echo 'a", at, { bash: false, shellcheck: false });
  expect(found.map(({ rule }) => rule)).toEqual(["shell-not-read"]);
});

it("reports what ShellCheck finds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tools-"));
  const before = process.env.PATH;
  try {
    const program = join(folder, "shellcheck");
    const answer = `{"comments": [{"file": "FILE", "line": 2, "column": 4, "code": 2046, "message": "Quote this."}]}`;
    writeFileSync(
      program,
      `#!/bin/sh\nfor last; do :; done\necho '${answer}' | sed "s|FILE|$last|"\n`,
    );
    chmodSync(program, 0o755);
    process.env.PATH = `${folder}:${before}`;
    const at = (line: number, column: number) => ({ file: "a.md", line, column });
    expect(findShellTools().shellcheck).toBe(true);
    expect(await checkShell("a\nrm $(ls)", at)).toMatchObject([
      { rule: "shellcheck", line: 2, column: 4, message: "ShellCheck: Quote this." },
    ]);
  } finally {
    process.env.PATH = before;
    rmSync(folder, { recursive: true });
  }
});

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { listFullPaths } from "../../src/files/walk-files.ts";

export interface CommitFixture {
  day: string;
  message: string;
  /**
   * By path below the site folder: returns the text to commit. Its argument is the text on disk, not
   * the text of the previous commit. Null commits all files unchanged.
   */
  files: Record<string, (text: string) => string> | null;
}

/** Replaces `gitDir`. Commits are ordered from the oldest to the newest. */
export function writeHistory(
  siteDir: string,
  gitDir: string,
  commits: readonly CommitFixture[],
): void {
  rmSync(gitDir, { recursive: true, force: true });
  mkdirSync(gitDir, { recursive: true });
  const git = (input: Buffer | undefined, ...options: string[]) => {
    const repositoryOptions = [`--git-dir=${gitDir}`, `--work-tree=${siteDir}`];
    // The environment may name another repository.
    const { GIT_DIR: _, GIT_WORK_TREE: __, ...env } = process.env;
    execFileSync("git", [...repositoryOptions, ...options], {
      input,
      env,
      stdio: ["pipe", "ignore", "inherit"],
    });
  };
  git(undefined, "init", "-q", "-b", "main");
  const paths = listFullPaths(siteDir)
    .filter((path) => !path.startsWith(gitDir))
    .map((path) => relative(siteDir, path).replaceAll("\\", "/"));
  const parts = commits.flatMap(({ day, message, files }) => {
    const seconds = Date.parse(`${day}T12:00:00Z`) / 1000;
    const head = `commit refs/heads/main\ncommitter Keeper <keeper@example.com> ${seconds} +0000\n`;
    const text = Buffer.from(message);
    const changed = Object.entries(files ?? {}).map(([path, change]): [string, Buffer] => {
      return [path, Buffer.from(change(readFileSync(join(siteDir, path), "utf8")))];
    });
    const all = paths.map((path): [string, Buffer] => [path, readFileSync(join(siteDir, path))]);
    return [
      Buffer.from(`${head}data ${text.length}\n`),
      text,
      ...(files === null ? all : changed).flatMap(([path, content]) => [
        Buffer.from(`\nM 100644 inline ${path}\ndata ${content.length}\n`),
        content,
      ]),
      Buffer.from("\n\n"),
    ];
  });
  git(Buffer.concat(parts), "fast-import", "--quiet");
}

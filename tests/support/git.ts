import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";

const defaultDate = "2026-01-02";

function createOptions(folder: string, date: string): ExecFileSyncOptionsWithStringEncoding {
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: "Writer",
    GIT_AUTHOR_EMAIL: "writer@example.com",
    GIT_COMMITTER_NAME: "Writer",
    GIT_COMMITTER_EMAIL: "writer@example.com",
    GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
  };
  return { cwd: folder, encoding: "utf8", env, stdio: ["ignore", "pipe", "pipe"] };
}

/** Runs git in a folder, and returns what it prints. */
export function runGit(folder: string, args: readonly string[]): string {
  return execFileSync("git", args, createOptions(folder, defaultDate));
}

/** Commits all files, and gives the commit a tag, which may exist. */
export function commitAndTag(folder: string, tag: string, date = defaultDate): void {
  // One shell: starting a process from the large process of the tests takes longer than git itself.
  const commands = 'git add --all && git commit -q --allow-empty -m "$1" && git tag --force "$1"';
  execFileSync("sh", ["-c", commands, "sh", tag], createOptions(folder, date));
}

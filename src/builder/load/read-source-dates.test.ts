import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readSourceDates } from "./read-source-dates.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const site = () => join(folder, "repo/site");

function git(...options: string[]): void {
  const author = ["-c", "user.name=Keeper", "-c", "user.email=keeper@example.com"];
  execFileSync("git", ["-C", join(folder, "repo"), ...author, ...options], { stdio: "ignore" });
}

function write(file: string, text: string): void {
  const path = join(folder, "repo", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function commit(day: string, message = day): void {
  git("add", "-A", ".");
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git("commit", "-q", "--allow-empty", "--cleanup=verbatim", "-m", message);
  delete process.env.GIT_COMMITTER_DATE;
}

function writeRepository(): void {
  write("site/a.md", "one");
  write("site/ü b.md", "one");
  write("README.md", "one");
  git("init", "-q");
  commit("2026-01-02");
  write("site/a.md", "two");
  commit("2026-03-04");
  write("README.md", "two");
  commit("2026-03-05");
  write("site/new.md", "one");
}

it("names the last commit of each file of the site", async () => {
  writeRepository();
  expect(await readSourceDates(site())).toEqual({
    dates: new Map([
      ["a.md", "2026-03-04"],
      ["ü b.md", "2026-01-02"],
    ]),
  });
});

it("accepts any text in messages and paths", async () => {
  write("site/2025-01-01", "one");
  write("site/\u0001\n.md", "one");
  git("init", "-q");
  commit("2026-01-01", "\u0001\n2024-04-04\n\u202e<img src=x onerror=alert(1)>");
  const { dates } = await readSourceDates(site());
  expect([...dates].sort()).toEqual([
    ["\u0001\n.md", "2026-01-01"],
    ["2025-01-01", "2026-01-01"],
  ]);
});

it("has no dates in a shallow clone", async () => {
  writeRepository();
  const from = pathToFileURL(join(folder, "repo")).href;
  execFileSync("git", ["clone", "-q", "--depth", "2", from, join(folder, "clone")]);
  expect(await readSourceDates(join(folder, "clone/site"))).toEqual({
    dates: new Map(),
    reason: "the repository is a shallow clone",
  });
});

it("gives the reason before the first commit, outside a repository, and without git", async () => {
  write("site/a.md", "one");
  const reason = async () => (await readSourceDates(site())).reason;
  expect(await reason()).toBe("not a git repository");
  git("init", "-q");
  expect(await reason()).toMatch(/does not have any commits yet/);
  commit("2026-01-02");
  const path = process.env.PATH;
  process.env.PATH = folder;
  try {
    expect(await reason()).toBe("git is not installed");
  } finally {
    process.env.PATH = path;
  }
});

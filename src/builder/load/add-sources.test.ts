import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newestBelow, parseLog, readSourceDates } from "./add-sources.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dates-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...options: string[]): void {
  const author = ["-c", "user.name=Keeper", "-c", "user.email=keeper@example.com"];
  execFileSync("git", ["-C", join(folder, "repo"), ...author, ...options], { stdio: "ignore" });
}

function write(file: string, text: string): void {
  const path = join(folder, "repo", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function commit(day: string): void {
  git("add", ".");
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git("commit", "-q", "-m", day);
  delete process.env.GIT_COMMITTER_DATE;
}

/** A site in a folder of a repository: two commits and a file that is in none. */
function writeRepository(): void {
  write("site/a.md", "one");
  write("site/ü b.md", "one");
  write("README.md", "one");
  git("init", "-q");
  commit("2026-01-02");
  write("site/a.md", "two");
  commit("2026-03-04");
  write("site/new.md", "one");
}

it("names the last commit of each file of the site", async () => {
  writeRepository();
  expect(await readSourceDates(join(folder, "repo/site"))).toEqual({
    dates: new Map([
      ["a.md", "2026-03-04"],
      ["ü b.md", "2026-01-02"],
    ]),
  });
});

it("believes no shallow clone", async () => {
  writeRepository();
  const from = pathToFileURL(join(folder, "repo")).href;
  execFileSync("git", ["clone", "-q", "--depth", "1", from, join(folder, "clone")]);
  expect(await readSourceDates(join(folder, "clone/site"))).toEqual({
    reason: "the repository is a shallow clone",
  });
});

it("says why there are no dates before the first commit, outside of a repository, and without git", async () => {
  write("site/a.md", "one");
  expect(await readSourceDates(join(folder, "repo/site"))).toEqual({
    reason: "not a git repository",
  });
  git("init", "-q");
  expect(await readSourceDates(join(folder, "repo/site"))).toEqual({
    reason: expect.stringMatching(/does not have any commits yet/),
  });
  commit("2026-01-02");
  const path = process.env.PATH;
  process.env.PATH = folder;
  try {
    expect(await readSourceDates(join(folder, "repo/site"))).toEqual({
      reason: "git is not installed",
    });
  } finally {
    process.env.PATH = path;
  }
});

it("reads an empty commit and a file of many commits", () => {
  const log = "\u00012026-03-03\0\u00012026-02-02\0\na\0b\0\u00012026-01-01\0\na\0";
  expect([...parseLog(log)]).toEqual([
    ["a", "2026-02-02"],
    ["b", "2026-02-02"],
  ]);
});

it("finds the newest file below a folder", () => {
  const dates = new Map([
    ["catalog/a/x.tf", "2026-01-01"],
    ["catalog/a/y.tf", "2026-02-02"],
    ["catalog/ab/z.tf", "2026-03-03"],
  ]);
  expect(newestBelow(dates, "catalog/a")).toBe("2026-02-02");
  expect(newestBelow(dates, "catalog/b")).toBeNull();
});

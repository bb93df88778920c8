import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMemoryStore } from "../../model/cache.ts";
import { openStore } from "../cache/store.ts";
import { parseLog, readLog } from "./commit-log.ts";
import { type FileChange, groupByCurrentPath, readHistory } from "./read-history.ts";

let folder: string;
const skip = ["[skip changes]"];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
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

function commit(day: string, message = day): void {
  git("add", "-A", ".");
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  git("commit", "-q", "--allow-empty-message", "--cleanup=verbatim", "-m", message);
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
  write("site/new.md", "one");
}

const site = () => join(folder, "repo/site");
const getChanges = async (file: string) => (await readHistory(site(), { skip })).changes.get(file);

it("names the last commit of each file of the site", async () => {
  writeRepository();
  expect(await readHistory(site(), { skip: null })).toEqual({
    dates: new Map([
      ["a.md", "2026-03-04"],
      ["ü b.md", "2026-01-02"],
    ]),
    reason: null,
    changes: new Map(),
  });
});

it("ignores the oldest commit of a shallow clone", async () => {
  writeRepository();
  rmSync(join(site(), "new.md"));
  write("site/a.md", "three");
  commit("2026-03-05", "Third text");
  const from = pathToFileURL(join(folder, "repo")).href;
  execFileSync("git", ["clone", "-q", "--depth", "2", from, join(folder, "clone")]);
  const history = await readHistory(join(folder, "clone/site"), { skip });
  expect(history).toMatchObject({ dates: new Map(), reason: "the repository is a shallow clone" });
  expect([...history.changes]).toEqual([
    ["a.md", [expect.objectContaining({ date: "2026-03-05", sentence: "Third text" })]],
  ]);
});

it("gives the reason before the first commit, outside a repository, and without git", async () => {
  write("site/a.md", "one");
  const reason = async () => (await readHistory(site(), { skip })).reason;
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

it("follows renamed files, and does not mix in the next file with the old name", async () => {
  const text = "line\n".repeat(40);
  write("site/a.md", text);
  git("init", "-q");
  commit("2026-01-01", "First text");
  renameSync(join(site(), "a.md"), join(site(), "b.md"));
  write("site/b.md", `${text}more\n`);
  commit("2026-01-02", "Move and add");
  write("site/a.md", "another file\n");
  commit("2026-01-03", "Other file");
  git("mv", "site/b.md", "site/c.md");
  commit("2026-01-04", "docs: move it");
  const getLines = async (file: string) =>
    (await getChanges(file))?.map(({ kind, sentence }) => `${kind}: ${sentence}`);
  expect(await getLines("c.md")).toEqual([
    "moved: Move it",
    "moved: Move and add",
    "added: First text",
  ]);
  expect(await getLines("a.md")).toEqual(["added: Other file"]);
  expect(await getLines("b.md")).toBeUndefined();
});

it("follows an old name that another branch used after the move", () => {
  const file = { from: null, blobs: ["0", "1"] as [string, string] };
  const commits = [
    {
      hash: "c",
      date: "2026-01-03",
      message: "on the branch",
      files: [{ ...file, status: "M", path: "a" }],
    },
    {
      hash: "b",
      date: "2026-01-02",
      message: "move",
      files: [{ ...file, status: "R", path: "b", from: "a" }],
    },
    {
      hash: "a",
      date: "2026-01-01",
      message: "begin",
      files: [{ ...file, status: "A", path: "a" }],
    },
  ];
  const files = groupByCurrentPath(commits, { skip: [], exists: (path) => path === "b" });
  expect(
    files
      .get("b")
      ?.map(({ commit }) => commit)
      .toSorted(),
  ).toEqual(["a", "b", "c"]);
  expect(files.has("a")).toBe(false);
});

it("compares sections if the commit message is empty, and skips ignored commits", async () => {
  write("site/a.md", "# A\n\n## One\n\ntext\n\n## Two\n\ntext\n");
  git("init", "-q");
  commit("2026-01-01", "");
  write("site/a.md", "# A\n\n## One\n\nother\n\n## Three\n\ntext\n");
  commit("2026-01-02", "wip");
  write("site/a.md", "# A\n");
  commit("2026-01-03", "Cut it\n\n[skip changes]\n");
  expect(await getChanges("a.md")).toMatchObject([
    {
      sentence: "",
      kind: "edited",
      sections: { added: ["Three"], changed: ["One"], removed: ["Two"] },
    },
    { sentence: "", kind: "added", sections: null },
  ]);
});

it("accepts any text in messages and paths", async () => {
  const hash = "a".repeat(40);
  const raw = `:100644 100644 ${hash} ${hash} M`;
  const evil = `\u0001${hash}\n${raw}\n\u202e<img src=x onerror=alert(1)>`;
  write(`site/${raw}.md`, "one");
  git("init", "-q");
  commit("2026-01-01", evil);
  const { changes } = await readHistory(site(), { skip });
  expect([...changes.keys()]).toEqual([`${raw}.md`]);
  const [{ sentence = "" } = {}] = changes.get(`${raw}.md`) ?? [];
  expect(sentence).toContain("<img src=x");
  expect(sentence).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
});

it("reads an empty commit and a file of many commits", () => {
  const [a, b] = ["a".repeat(40), "b".repeat(40)];
  const entry = (path: string) => `:100644 100644 ${a} ${b} M\0${path}\0`;
  const log = [
    a,
    "2026-03-03",
    "",
    "",
    b,
    "2026-02-02",
    "text",
    "",
    `\n${entry("a")}${entry("b")}`,
  ];
  expect(parseLog(log.join("\0"))).toMatchObject([
    { hash: a, message: "", files: [] },
    { hash: b, date: "2026-02-02", files: [{ path: "a" }, { path: "b" }] },
  ]);
});

async function readCached(): Promise<FileChange[]> {
  const cache = openStore(join(folder, "cache"));
  const history = await readHistory(site(), { skip, cache });
  cache.close();
  expect(history).toEqual(await readHistory(site(), { skip }));
  return history.changes.get("a.md") ?? [];
}

it("uses the cache until the next commit", async () => {
  writeRepository();
  const first = await readCached();
  expect(await readCached()).toEqual(first);
  write("site/a.md", "three");
  commit("2026-05-06", "wip");
  expect(await readCached()).toHaveLength(3);
  git("reset", "-q", "--hard", "HEAD~1");
  expect(await readCached()).toEqual(first);
  write("site/a.md", "four");
  commit("2026-05-05", "Fourth text");
  expect(await readCached()).toHaveLength(3);
});

it("gives the same result with a cache after merging an older branch", async () => {
  writeRepository();
  git("checkout", "-q", "-b", "older");
  write("site/a.md", "branch");
  commit("2026-02-02", "wip");
  git("checkout", "-q", "-");
  write("site/b.md", "beside");
  commit("2026-04-04", "Beside the branch");
  await readCached();
  git("merge", "-q", "--no-ff", "-m", "Merge", "older");
  expect(await readCached()).toHaveLength(3);
});

it("ignores uncommitted changes", async () => {
  writeRepository();
  rmSync(join(site(), "a.md"));
  const without = await readCached();
  expect(without).toHaveLength(2);
  write("site/a.md", "back");
  expect(await readCached()).toEqual(without);
});

it("reads only new commits if the history is linear", async () => {
  const entries = new Map<string, Uint8Array>();
  const cache = {
    ...createMemoryStore(),
    read: (key: string) => entries.get(key),
    write: (key: string, bytes: Uint8Array) => void entries.set(key, bytes),
    close() {},
  };
  const revisions: string[] = [];
  const read = (head: string, parents: string) =>
    readLog(
      async (...options) => {
        revisions.push(...options.filter((option) => /^\w+(\.\.\w+)?$/.test(option)));
        return options[0] === "rev-list" ? parents : `log to ${head}`;
      },
      { head, withMoves: true, cache, key: "log" },
    );
  expect(await read("b", "")).toBe("log to b");
  expect(await read("b", "")).toBe("log to b");
  expect(await read("d", "d c\nc b\n")).toBe("log to d\0log to b");
  expect(await read("e", "e d x\n")).toBe("log to e");
  expect(await read("f", "f d\n")).toBe("log to f");
  expect(revisions.filter((option) => option !== "log")).toEqual([
    "b",
    ...["b..d", "b..d"],
    ...["d..e", "e"],
    ...["e..f", "f"],
  ]);
});

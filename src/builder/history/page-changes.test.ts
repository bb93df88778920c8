import { expect, it } from "vitest";
import * as messages from "../../content/messages.ts";
import { changesByPage, findNewestChanges } from "./page-changes.ts";
import type { FileChange } from "./read-history.ts";

function change(day: number, fields: Partial<FileChange> = {}): FileChange {
  const date = `2026-01-0${day}`;
  return { commit: `c${day}`, date, kind: "edited", sentence: "", sections: null, ...fields };
}

function getChanges(files: Record<string, FileChange[]>, file: string) {
  const of = changesByPage({ changes: new Map(Object.entries(files)) }, { messages, locale: "en" });
  return of(file).map(({ commit, text }) => `${commit}: ${text}`);
}

it.each(["index.md", "index.mdx"])("joins the changes of a service in %s", (name) => {
  const page = `catalog/a/b/${name}`;
  const files = {
    [page]: [change(3, { sentence: "Explain the page" }), change(1, { kind: "added" })],
    "catalog/a/b/main.tf": [change(3, { sentence: "Other" }), change(2, { kind: "added" })],
    "catalog/a/c/main.tf": [change(4)],
  };
  expect(getChanges(files, page)).toEqual([
    "c3: Explain the page",
    "c2: Page edited",
    "c1: Page added",
  ]);
});

it("has no changes for files that are no pages", () => {
  expect(getChanges({ "docs/a.png": [change(1)] }, "docs/a.png")).toEqual([]);
});

it("links the newest of equal changes", () => {
  const changes = ["new", "old"].map((commit) => ({ commit, date: "2026-01-01", text: "Edit" }));
  expect(findNewestChanges(changes, { maxCount: 2, getHref: ({ commit }) => commit })).toEqual([
    { date: "2026-01-01", text: "Edit", href: "new" },
  ]);
});

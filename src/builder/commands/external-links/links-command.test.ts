import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isEditAddress, isForSubscribers, isOwnAddress, readAnswers } from "./links-command.ts";

it("knows no answers where they cannot be read", () => {
  const folder = mkdtempSync(join(tmpdir(), "links-"));
  const file = join(folder, "external-links.json");
  expect(readAnswers(file)).toEqual({});
  for (const text of ['{"https://a/": {"ok"', "null"]) {
    writeFileSync(file, text);
    expect(readAnswers(file)).toEqual({});
  }
  rmSync(folder, { recursive: true });
});

const editUrl = {
  file: "https://code.example/docs/edit/{path}",
  folder: "https://code.example/docs/tree/{path}?plain=1",
};

it.each([
  ["https://code.example/docs/edit/content/a.md", true],
  ["https://code.example/docs/tree/catalog/data?plain=1", true],
  ["https://code.example/docs", false],
])("of %s it says %s", (address, is) => {
  expect(isEditAddress(address, editUrl)).toBe(is);
});

it("knows no such address where the site has none", () => {
  expect(isEditAddress("https://code.example/docs/edit/a.md", null)).toBe(false);
});

const links = {
  organization: "https://github.com/Acme",
  publicRepositories: ["Lamp"],
  subscriptions: [],
};

it.each([
  ["https://github.com/acme/secret/tree/v1", true],
  ["https://github.com/acme/lamp/issues?q=1", false],
  ["https://github.com/acme", false],
  ["https://github.com/acme-labs/x", false],
])("%s is for subscribers: %s", (address, expected) => {
  expect(isForSubscribers(address, links)).toBe(expected);
});

it("knows no subscribers where the site has none", () => {
  expect(isForSubscribers("https://github.com/acme/secret", null)).toBe(false);
});

it.each([
  ["https://docs.example.com", true],
  ["https://docs.example.com/a?b", true],
  ["https://docs.example.community/", false],
  ["http://docs.example.com/", false],
  ["https://[", false],
])("%s is on the site: %s", (address, own) => {
  expect(isOwnAddress(address, "https://docs.example.com")).toBe(own);
});

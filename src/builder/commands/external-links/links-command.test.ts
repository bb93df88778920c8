import { expect, it } from "vitest";
import {
  checkExternalLinks,
  isEditLink,
  isFeedbackLink,
  isOwnUrl,
  isPrivateRepository,
  type LinkCheck,
} from "./links-command.ts";

const editUrl = {
  file: "https://code.example/docs/edit/{path}",
  folder: "https://code.example/docs/tree/{path}?plain=1",
};

it.each([
  ["https://code.example/docs/edit/content/a.md", true],
  ["https://code.example/docs/tree/catalog/data?plain=1", true],
  ["https://code.example/docs", false],
])("%s is an edit link: %s", (address, expected) => {
  expect(isEditLink(address, editUrl)).toBe(expected);
});

it("finds no edit links on a site without them", () => {
  expect(isEditLink("https://code.example/docs/edit/a.md", null)).toBe(false);
});

const repository = "https://code.example/docs";

it.each([
  [`${repository}/issues/new?title=a`, { repository }, true],
  [`${repository}/issues/3`, { repository }, false],
  [`${repository}-2/issues/new?title=a`, { repository }, false],
  ["https://ask.example/?q=a", { address: "https://ask.example/?q={title}" }, true],
  ["https://ask.example/about", { address: "https://ask.example/?q={title}" }, false],
  [`${repository}/issues/new?title=a`, null, false],
])("%s is a link of the feedback %j: %s", (address, feedback, expected) => {
  expect(isFeedbackLink(address, feedback)).toBe(expected);
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
  expect(isPrivateRepository(address, links)).toBe(expected);
});

it("finds no private repositories on a site without subscribers", () => {
  expect(isPrivateRepository("https://github.com/acme/secret", null)).toBe(false);
});

it.each([
  ["https://docs.example.com", true],
  ["https://docs.example.com/a?b", true],
  ["https://docs.example.community/", false],
  ["http://docs.example.com/", false],
  ["https://[", false],
])("%s is on the site: %s", (address, own) => {
  expect(isOwnUrl(address, "https://docs.example.com")).toBe(own);
});

const week = 7 * 24 * 60 * 60 * 1000;

function setUp(statuses: Record<string, number>, known: LinkCheck["previous"] = {}) {
  const requested: string[] = [];
  const waits: number[] = [];
  const progress: string[] = [];
  const check: LinkCheck = {
    previous: known,
    requestStatus: async (address, method) => {
      requested.push(`${method} ${address}`);
      const status = statuses[`${method} ${address}`] ?? statuses[address];
      if (status === undefined) throw new Error("no such host");
      return status;
    },
    now: () => 2 * week,
    wait: async (milliseconds) => void waits.push(milliseconds),
    onProgress: (done, total) => void progress.push(`${done} of ${total}`),
  };
  return { check, requested, waits, progress };
}

it("requests each address once and waits between requests to one host", async () => {
  const { check, requested, waits, progress } = setUp({
    "https://a/1": 200,
    "https://a/2": 301,
    "https://b/1": 200,
  });
  const list = ["https://a/1", "https://a/2", "https://a/1", "https://b/1"];
  const results = await checkExternalLinks(list, check);
  expect(Object.values(results).every(({ ok }) => ok)).toBe(true);
  expect(requested).toHaveLength(3);
  expect(waits).toEqual([1000]);
  expect(progress).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
});

it("falls back to GET, and accepts statuses that block bots", async () => {
  const { check } = setUp({
    "HEAD https://a/": 405,
    "GET https://a/": 200,
    "https://b/": 403,
    "https://c/": 404,
  });
  const results = await checkExternalLinks(
    ["https://a/", "https://b/", "https://c/", "https://d/"],
    check,
  );
  const summaries = Object.entries(results).map(([address, { ok, reason }]) => [
    address,
    ok,
    reason,
  ]);
  expect(summaries.sort()).toEqual([
    ["https://a/", true, "200"],
    ["https://b/", true, "403"],
    ["https://c/", false, "404"],
    ["https://d/", false, "no such host"],
  ]);
});

it("reuses successful results for a week and never failed ones", async () => {
  const { check, requested } = setUp(
    { "https://old/": 200, "https://bad/": 200, "https://ahead/": 200 },
    {
      // A wrong clock wrote this time.
      "https://ahead/": { ok: true, reason: "200", checked: 60 * week },
      "https://new/": { ok: true, reason: "200", checked: week + 1 },
      "https://old/": { ok: true, reason: "200", checked: week },
      "https://bad/": { ok: false, reason: "404", checked: 2 * week },
    },
  );
  const addresses = ["https://new/", "https://old/", "https://bad/", "https://ahead/"];
  await checkExternalLinks(addresses, check);
  expect(requested.sort()).toEqual([
    "HEAD https://ahead/",
    "HEAD https://bad/",
    "HEAD https://old/",
  ]);
});

it("reports invalid URLs, and checks the others", async () => {
  const { check } = setUp({ "https://a/": 200 });
  const results = await checkExternalLinks(["https://", "https://a/"], check);
  expect(results["https://"]).toMatchObject({ ok: false, reason: "not a valid URL" });
  expect(results["https://a/"]).toMatchObject({ ok: true });
});

import { expect, it } from "vitest";
import { isForSubscribers } from "./is-for-subscribers.ts";

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

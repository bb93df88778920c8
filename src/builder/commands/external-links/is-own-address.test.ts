import { expect, it } from "vitest";
import { isOwnAddress } from "./is-own-address.ts";

it.each([
  ["https://docs.example.com", true],
  ["https://docs.example.com/a?b", true],
  ["https://docs.example.community/", false],
  ["http://docs.example.com/", false],
  ["https://[", false],
])("%s is on the site: %s", (address, own) => {
  expect(isOwnAddress(address, "https://docs.example.com")).toBe(own);
});

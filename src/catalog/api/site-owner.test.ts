import { expect, it } from "vitest";
import { getSiteOwner } from "./site-owner.ts";

it.each([
  [["https://github.com/acme/docs"], "acme"],
  [[undefined, "https://gitlab.com/acme/docs/-/edit/main/{path}"], "gitlab.com/acme"],
  [["https://github.com/acme", "https://github.com/other"], "acme"],
  [[undefined, "https://docs.example.com/", "no address"], undefined],
])("finds the owner of the site in %j", (addresses, owner) => {
  expect(getSiteOwner(addresses)).toBe(owner);
});

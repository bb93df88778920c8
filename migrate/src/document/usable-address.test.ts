import { expect, it } from "vitest";
import { usableAddress } from "./usable-address.ts";

it.each([
  ["/", "/"],
  ["/guide/assets/", "/guide/assets/"],
  ["/assets/logo", "/assets-pages/logo"],
  ["/search-index", "/search-index-pages"],
  ["/.hidden/a.b", "/hidden/a.b"],
  [`/a/${"b".repeat(240)}/c`, `/a/${"b".repeat(50)}/c`],
  [`/${"%E4%BD%A0".repeat(40)}`, `/${"%E4%BD%A0".repeat(40)}`],
])("the page at %s is at %s", (old, now) => {
  expect(usableAddress(old)).toBe(now);
});

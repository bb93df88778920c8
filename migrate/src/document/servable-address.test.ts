import { expect, it } from "vitest";
import { getServableAddress } from "./servable-address.ts";

it.each([
  ["/", "/"],
  ["/guide/assets/", "/guide/assets/"],
  ["/assets/logo", "/assets-pages/logo"],
  ["/search-index", "/search-index-pages"],
  ["/.hidden/a.b", "/hidden/a.b"],
  ["/../x", "/dot/x"],
  [`/${"%E4%BD%A0".repeat(40)}`, `/${"%E4%BD%A0".repeat(40)}`],
])("moves %s to %s", (oldPath, newPath) => {
  expect(getServableAddress(oldPath)).toBe(newPath);
});

it("shortens long names to different ones, with their special characters encoded", () => {
  const names = ["x", "y"].map((end) => `/a/${"b%23".repeat(120)}${end}/c`);
  const [first, second] = names.map(getServableAddress);
  expect(first).toMatch(/^\/a\/(?:b%23){23}b-[\da-f]{8}\/c$/);
  expect(first).not.toBe(second);
});

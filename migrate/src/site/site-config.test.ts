import { expect, it } from "vitest";
import { getBaseUrl } from "./site-config.ts";

it.each([
  ["/docs/", "/docs/"],
  ["/docs", "/docs/"],
  ["docs/v1.0", "/docs/v1.0/"],
  ["/", undefined],
  ["./", undefined],
  ["https://example.com/docs/", undefined],
  [undefined, undefined],
])("reads the base %j", (base, expected) => {
  expect(getBaseUrl(base)).toBe(expected);
});

import { expect, it } from "vitest";
import { getDeployedBase } from "./deployed-base.ts";

it.each([
  ["https://x.example/assets/index-a.js", "/", "/"],
  ["https://x.example/moved/assets/index-a.js", "/", "/moved/"],
  ["https://x.example/assets/index-a.js", "/sub/", "/"],
  ["https://x.example/assets/docs/assets/index-a.js", "/docs/", "/assets/docs/"],
  ["http://localhost:3000/src/framework/client/entry.browser.tsx", "/sub/", "/sub/"],
])("derives the base URL from %s", (url, configured, actual) => {
  expect(getDeployedBase(url, configured)).toBe(actual);
});

import { expect, it } from "vitest";
import { getServerUrl } from "./server-url.ts";

it.each([
  ["localhost", "http://localhost:3000/docs/"],
  ["0.0.0.0", "http://localhost:3000/docs/"],
  ["::", "http://localhost:3000/docs/"],
  ["::1", "http://[::1]:3000/docs/"],
  ["192.0.2.1", "http://192.0.2.1:3000/docs/"],
])("a server that listens on %s is opened at %s", (host, url) => {
  expect(getServerUrl(host, 3000, "/docs/")).toBe(url);
});

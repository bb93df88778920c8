import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { isAllowedHost, rejectInvalidUrls } from "./dev-server.ts";

it.each([
  ["//", 400],
  ["//[", 400],
  ["/docs/a?b", "next"],
  ["/", "next"],
])("responds to %s: %s", (url, expected) => {
  let answer: number | string = "";
  const response = {
    writeHead(status: number) {
      answer = status;
      return { end: () => {} };
    },
  };
  rejectInvalidUrls({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    answer = "next";
  });
  expect(answer).toBe(expected);
});

it.each([
  ["localhost", true],
  ["a.localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["box", true],
  ["a.example.dev", true],
  ["example.dev", true],
  ["another-example.dev", false],
  ["a.box", false],
])("a request for the host %s: %s", (name, expected) => {
  expect(isAllowedHost(name, ["box", ".example.dev"])).toBe(expected);
});

import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { rejectInvalidUrls } from "./dev-server.ts";

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

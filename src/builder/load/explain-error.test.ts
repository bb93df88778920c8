import { expect, it } from "vitest";
import { explainError } from "./explain-error.ts";

it("finds where in the site an error was thrown", () => {
  const error = new Error("no such day");
  error.stack = `Error: no such day
    at parse (/engine/src/model/url/day.ts:1:2)
    at day (/site/dates.ts:4:9)
    at <anonymous> (/site/config.ts:6:1)`;
  const options = { siteDir: "/site", file: "config.ts" };
  expect(explainError(error, options)).toEqual({
    reason: "Error: no such day",
    file: "dates.ts",
    line: 4,
    column: 9,
  });
  expect(explainError("out of order", options)).toEqual({ reason: "out of order" });
});

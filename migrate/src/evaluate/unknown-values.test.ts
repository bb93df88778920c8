import { expect, it } from "vitest";
import { extractUnknown } from "./unknown-values.ts";

it("reports each unknown value of a text once, and keeps the rest of the text", () => {
  const text = "Docs {{migrate:a}} of {{migrate:b}} and {{migrate:a}}";
  expect(extractUnknown({ tagline: text, url: "https://{{migrate:host}}/x" })).toEqual({
    value: { tagline: "Docs of and", url: undefined },
    unknown: [
      { path: "tagline", expression: "a" },
      { path: "tagline", expression: "b" },
      { path: "url", expression: "host" },
    ],
  });
});

import { expect, it } from "vitest";
import { findSamples } from "./check-samples.ts";

it("finds blocks with language, place and code", () => {
  const markdown = [
    "```hcl title=main.tf",
    "a = 1",
    "```",
    "",
    "- item",
    "",
    "  ````JSON",
    "  { }",
    "    ```",
    "  ````",
    "```",
    "no language",
    "```",
  ].join("\n");
  expect(findSamples(markdown)).toEqual([
    { language: "hcl", line: 2, indent: 0, code: "a = 1\n" },
    { language: "json", line: 8, indent: 2, code: "{ }\n  ```\n" },
  ]);
});

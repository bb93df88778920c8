import { expect, it } from "vitest";
import { toSarif } from "./sarif.ts";

it("encodes names of files with a `#`, a `?`, or a space", () => {
  const file = "content/docs/what is c#?.md";
  const sarif = toSarif(
    [{ rule: "broken-link", severity: "error", file, line: 1, column: 1, message: "m" }],
    {},
  );
  const { uri } =
    JSON.parse(sarif).runs[0].results[0].locations[0].physicalLocation.artifactLocation;
  expect(uri).toBe("content/docs/what%20is%20c%23%3F.md");
  expect(decodeURIComponent(new URL(uri, "file:///").pathname)).toBe(`/${file}`);
});

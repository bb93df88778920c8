import { expect, it } from "vitest";
import { getSuccessor } from "./successor.ts";

const folders = ["", "modules/old", "modules/new", "modules/other"];

it.each([
  ["Deprecated: use [the new module](../new).", "modules/new"],
  ["This module was replaced by `modules/new`.", "modules/new"],
  ["**Renamed** to `new`", "modules/new"],
  ["Superseded by [new](https://github.com/acme/net/tree/main/modules/new/).", "modules/new"],
  ["Use `acme/net/aws//modules/new` instead.", "modules/new"],
  ["Short names are possible (such as `new` instead of `modules/other`).", null],
  ["This module was moved from `modules/new`.", null],
  // It says nothing about a successor, or too much.
  ["See also [new](../new).", null],
  ["Deprecated in favor of `modules/new` and `modules/other`.", null],
  ["Deprecated. Use [another repository](https://example.com/x).", null],
  ["Deprecated.\n\nSee [new](../new).", null],
])("%s", (readme, successor) => {
  expect(getSuccessor(`# Old\n\n${readme}\n`, "modules/old", folders)).toBe(successor);
});

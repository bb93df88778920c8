import { expect, it } from "vitest";
import { getSuccessor, getSuccessorInGuide } from "./successor.ts";

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

it.each([
  ["- `old` has been merged into `new`", "modules/new"],
  [
    "- `old` has been removed; `new` should be used instead ([#12](https://example.com/12))",
    "modules/new",
  ],
  ["`modules/old` -> `modules/new`", "modules/new"],
  ["- `new` has been renamed to `old`", null],
  ["- `old` has been removed; use `new` or `other` instead", null],
  ["- `old` has been removed; use `new` or `acme/elsewhere` instead", null],
  ["- `old` is used instead of `new`", null],
  ["- `old` and `new`", null],
  ["- `size` has been renamed to `new`", null],
])("in a guide: %s", (line, successor) => {
  const guide = `# Upgrade to 2.0\n\n${line}\n`;
  expect(getSuccessorInGuide(guide, "modules/old", ["", "modules/new", "modules/other"])).toBe(
    successor,
  );
});

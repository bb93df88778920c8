import { expect, it } from "vitest";
import { findBraces } from "./find-braces.ts";

const text = `---
title: "{b}"
---

\`\`\`js
const a = {b};
\`\`\`

Code \`{b}\`, {bb} and {1 + b}.
`;

it("finds the braces that name a variable, not those in code", () => {
  expect(findBraces(text, "b")).toEqual({ line: 9, column: 22 });
  expect(findBraces(text, "c")).toBeUndefined();
});

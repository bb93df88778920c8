import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import { explainFailure, findBraces } from "./render-failure.ts";

const page = { kind: "doc", route: "/a" } as DocPage;
const source = { page, route: "/a", file: "content/docs/a.mdx" };
const components = [{ name: "Cart", line: 7, column: 3 }];
const site = { knownComponents: ["Card"], siteDir: import.meta.dirname };

function failure(message: string, ...components: string[]): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at check (a.js:1:1)${components
    .map((name) => `\n    at ${name} (a.js:2:1)`)
    .join("")}\n    at Array.map (<anonymous>)`;
  return error;
}

it("reports the error of the component that failed", () => {
  expect(explainFailure(source, failure("no title"), site)).toMatchObject([
    {
      rule: "render-failed",
      file: "content/docs/a.mdx",
      message: "the page `/a` cannot be rendered: no title",
    },
  ]);
});

it("names the component that the site does not have", () => {
  const record = { page, file: source.file, links: [], components };
  expect(explainFailure({ ...source, record }, new Error("x"), site)).toMatchObject([
    { rule: "unknown-component", line: 7, column: 3, hint: "did you mean `<Card>`?" },
  ]);
});

it("reports the components that threw, with the position of a component that is used once", () => {
  const uses = [
    { name: "Card", line: 7, column: 3 },
    { name: "Lamp", line: 8, column: 1 },
    { name: "Lamp", line: 9, column: 1 },
  ];
  const record = { page, file: source.file, links: [], components: uses };
  const inCard = failure("no title", "Title$1", "Card", "Card");
  const knows = { ...site, knownComponents: ["Card", "Lamp"] };
  expect(explainFailure({ ...source, record }, inCard, knows)).toMatchObject([
    {
      line: 7,
      column: 3,
      message: "the page `/a` cannot be rendered: no title (in `<Title>` in `<Card>`)",
    },
  ]);
  expect(explainFailure({ ...source, record }, failure("dark", "Lamp"), knows)).toMatchObject([
    { line: 1, message: "the page `/a` cannot be rendered: dark (in `<Lamp>`)" },
  ]);
});

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

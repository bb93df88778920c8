import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import { findThrowingUse } from "./find-throwing-use.ts";
import { explainFailure, findBraces } from "./render-failure.ts";

const page = { kind: "doc", route: "/a" } as DocPage;
const source = { page, route: "/a", file: "content/docs/a.mdx" };
const components = [{ name: "Cart", line: 7, column: 3 }];
const site = { knownComponents: ["Card"], siteDir: import.meta.dirname };

function createError(message: string, ...components: string[]): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at check (a.js:1:1)${components
    .map((name) => `\n    at ${name} (a.js:2:1)`)
    .join("")}\n    at Array.map (<anonymous>)`;
  return error;
}

it("reports the error of the component that failed", () => {
  const report = explainFailure(
    { source, error: createError("no title", "Title$1", "Card") },
    site,
  );
  expect(report).toMatchObject([
    {
      rule: "render-failed",
      file: "content/docs/a.mdx",
      message: "the page `/a` cannot be rendered: no title (in `<Title>` in `<Card>`)",
    },
  ]);
});

it.each([
  [
    "(0 , import_react.useState) is not a function or its return",
    "`useState` is not",
    "use client",
  ],
  [
    "Event handlers cannot be passed to Client Component props.\n  {a}",
    "props. (in",
    "if the page itself does",
  ],
  ["window is not defined", "window is not defined", "`useEffect`"],
  ["useState is not defined", "useState is not defined", "import or define it"],
  ["no title", "no title", "check the properties"],
])("has a hint for %j", (error, message, hint) => {
  const [found] = explainFailure({ source, error: createError(error, "Card") }, site);
  expect(found?.message).toContain(message);
  expect(found?.hint).toContain(hint);
});

it("names the component that the site does not have", () => {
  const record = { page, file: source.file, links: [], components };
  const failed = { source: { ...source, record }, error: new Error("x") };
  expect(explainFailure(failed, site)).toMatchObject([
    { rule: "unknown-component", line: 7, column: 3, hint: "did you mean `<Card>`?" },
  ]);
});

it("finds the use of a component that threw by rendering the page with one at a time", async () => {
  const uses = [
    { name: "Lamp", line: 9, column: 3 },
    { name: "Card", line: 7, column: 3 },
    { name: "Lamp", line: 8, column: 1 },
  ];
  const body = { kind: "mdx", code: "_jsx(Lamp, {}) _jsxs(Lamp, {dark: true}) _jsx(Card, {})" };
  const render = async ({ body }: { body?: unknown }) => {
    if (JSON.stringify(body).includes("(Lamp, {dark")) throw new Error("dark");
  };
  const find = (error: Error, shown = { ...page, body } as DocPage, renders = 9) =>
    findThrowingUse(shown, uses, {
      error,
      render: (tried) => render(tried as DocPage),
      budget: { renders },
    });
  expect(await find(createError("no title", "Title$1", "Card", "Card"))).toBe(uses[1]);
  expect(await find(createError("dark", "Bulb", "Lamp"))).toBe(uses[0]);
  expect(await find(createError("dark", "Lamp"), page)).toBeUndefined();
  expect(await find(createError("broken", "Lamp"))).toBeUndefined();
  expect(await find(createError("dark", "Bulb", "Lamp"), undefined, 1)).toBeUndefined();
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

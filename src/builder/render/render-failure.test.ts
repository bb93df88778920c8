import { expect, it } from "vitest";
import type { DocPage } from "../../model/page/page.ts";
import { explainFailure } from "./render-failure.ts";

const page = { kind: "doc", route: "/a" } as DocPage;
const source = { page, route: "/a", file: "content/docs/a.mdx" };
const components = [{ name: "Cart", line: 7, column: 3 }];
const site = { knownComponents: ["Card"], siteDir: import.meta.dirname };

it("says of a page that cannot be drawn what its component said", () => {
  expect(explainFailure(source, new Error("no title"), site)).toMatchObject([
    {
      rule: "render-failed",
      file: "content/docs/a.mdx",
      message: "the page `/a` cannot be drawn: no title",
    },
  ]);
});

it("names the component that the site does not have", () => {
  const record = { page, file: source.file, links: [], components };
  expect(explainFailure({ ...source, record }, new Error("x"), site)).toMatchObject([
    { rule: "unknown-component", line: 7, column: 3, hint: "did you mean `<Card>`?" },
  ]);
});

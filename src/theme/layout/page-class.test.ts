import { expect, it } from "vitest";
import type { Page } from "../../model/page.ts";
import { pageClass } from "./page-class.ts";

it("names the kinds as the former engine did", () => {
  const kinds: Page["kind"][] = ["doc", "markdown"];
  expect(kinds.map((kind) => pageClass({ kind } as Page))).toEqual(["docs-doc-page", "mdx-page"]);
});

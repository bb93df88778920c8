import { expect, it } from "vitest";
import { compileMdx } from "./compile-mdx.ts";

it.each([
  ["empty", "---\n---\n# First\n\n---\n\nSecond"],
  ["filled", "---\ntitle: A\n---\n# First\n\n---\n\nSecond"],
  ["filled, with Windows line ends", "---\r\ntitle: A\r\n---\r\n# First\r\n\r\nSecond"],
])("omits front matter that is %s, and nothing else", (_, source) => {
  const code = compileMdx(source, () => undefined);
  expect(code).toContain("First");
  expect(code).toContain("Second");
  expect(code).not.toContain("title: A");
});

it("renders only the children of components that the site does not have", () => {
  const code = compileMdx("<Grid>\n<Grid.Item>a</Grid.Item>\n</Grid>\n", () => undefined);
  const fragment = "({ children }) => children ?? null";
  expect(code).toContain(`export const Grid = Object.assign(${fragment}, { Item: ${fragment} });`);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TextWithCode } from "./text-with-code.tsx";

it.each([
  ["use `count`, not `for_each`.", "use <code>count</code>, not <code>for_each</code>."],
  ["a lone ` stays, and so does ``", "a lone ` stays, and so does ``"],
  ["the `` ` `` of a `name`", "the <code> ` </code> of a <code>name</code>"],
  ["```hcl\na = 1\n```", "<code>hcl\na = 1\n</code>"],
])("renders %j", (text, html) => {
  expect(renderToStaticMarkup(<TextWithCode text={text} />)).toBe(html);
});

import { expect, it } from "vitest";
import { convertBoxes } from "./convert-boxes.ts";

it.each<[string, string]>([
  ["```tip\nRing **it**.\n```\n", "::: tip\nRing **it**.\n:::\n"],
  ["- a\n\n  ```warning Take care\n  b\n  ```\n", "- a\n\n  ::: warning Take care\n  b\n  :::\n"],
  ["````note\n```js\na\n```\n````\n", "::: note\n```js\na\n```\n:::\n"],
  ["```note\n::: tip\na\n:::\n```\n", ":::: note\n::: tip\na\n:::\n::::\n"],
  ["````md\n```tip\na\n```\n````\n", "````md\n```tip\na\n```\n````\n"],
  ["```tips\na\n```\n", "```tips\na\n```\n"],
])("converts %j", (body, converted) => {
  expect(convertBoxes(body)).toBe(converted);
});

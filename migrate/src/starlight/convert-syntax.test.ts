import { expect, it } from "vitest";
import { convertStarlight } from "./convert-syntax.ts";

it.each<[string, string]>([
  [':::note[Bell]{icon="bell"}\nRing\n:::\n', ":::note[Bell]\nRing\n:::\n"],
  ["```js del={2} ins={3-4} {6}\na\n```\n", "```js {2,3-4,6}\na\n```\n"],
  ["- a\n\n  ~~~js mark={1, 2}\n  b\n  ~~~\n", "- a\n\n  ~~~js {1,2}\n  b\n  ~~~\n"],
  [
    "````md\n```js del={2} {6}\na\n```\n````\n\n```js ins={1}\nb\n```\n",
    "````md\n```js del={2} {6}\na\n```\n````\n\n```js {1}\nb\n```\n",
  ],
  [
    'See :a[the *bell*]{.loud href="/bell"}, :kbd[B]{.key} and :span[C]{#c}, `:a[d]{e}` or 10:b[f].\n',
    "See [the *bell*](/bell), <kbd>B</kbd> and C, `:a[d]{e}` or 10:b[f].\n",
  ],
])("converts %j", (body, converted) => {
  expect(convertStarlight(body)).toBe(converted);
});

import { expect, test } from "vitest";
import { brief, loadTestPage } from "../../../../tests/support/load-test-site.ts";

test.each([
  ["a [doc](my file.md)", ["lost-link page.md:4:7"]],
  ["![x](my pic.png) [**b**](/a b#c)", ["lost-link page.md:4:4", "lost-link page.md:4:24"]],
  ["Foo[^note]\nand[^1].", ["lost-footnote page.md:4:4", "lost-footnote page.md:5:4"]],
  ["[doc](<my file.md>) [x](y 'my file.md') `[doc](my file.md)` \\[doc](my file.md)", []],
  ["a [doc][missing], [**b**][gone too]", ["lost-link page.md:4:7", "lost-link page.md:4:25"]],
  ['[doc][there] \\[doc][missing] `[a][b]` list[a][b] [0][1] [a][] x["k"][n]\n\n[there]: /', []],
  ["arr[0](see b.c for more) a[b](c d) and f[1](x)", []],
  ["`[^a]` matches [^a-z] and foo\\[^b]. Real[^r].\n\n[^r]: R", []],
])("text that was meant as a link: %j", async (source, expected) => {
  const { diagnostics } = await loadTestPage(source);
  const lost = diagnostics.filter(({ rule }) => rule.startsWith("lost-"));
  expect(lost.map(brief)).toEqual(expected);
});

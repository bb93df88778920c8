import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

test("lists: tight, loose, numbered, with boxes", async () => {
  const { html } = await loadTestPage(
    "- a\n- b\n  1. c\n\ntext\n\n3) d\n\n   e\n\ntext\n\n- [x] f\n- [ ] g",
  );
  expect(html).toBe(
    "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul><p>text</p>" +
      '<ol start="3"><li><p>d</p><p>e</p></li></ol><p>text</p>' +
      '<ul class="contains-task-list">' +
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="Done" checked> f</li>' +
      '<li class="task-list-item"><input type="checkbox" disabled aria-label="Not done"> g</li></ul>',
  );
});

test("a table scrolls in a region that is named after its headers", async () => {
  const { html } = await loadTestPage("| A | `b` |\n|:-:|---|\n| 1 | 2 |");
  expect(html).toBe(
    '<div class="table" role="group" tabindex="0" aria-label="Table: A, b"><table>' +
      '<thead><tr><th align="center">A</th><th><code>b</code></th></tr></thead>' +
      '<tbody><tr><td align="center">1</td><td>2</td></tr></tbody></table></div>',
  );
});

test("a column without a header has none that would be announced", async () => {
  const { html } = await loadTestPage("| | A |\n|---|---|\n| b | 1 |");
  expect(html).toContain("<thead><tr><td></td><th>A</th></tr></thead>");
});

test("a row has as many cells as there are columns", async () => {
  const source = "| A | B |\n|---|---|\n| `x|y` | z |\n| 1 |\n| 1 | 2 | |";
  const { html, diagnostics } = await loadTestPage(source);
  expect(html).toContain(
    "<tr><td>`x</td><td>y`</td></tr><tr><td>1</td><td></td></tr><tr><td>1</td><td>2</td></tr>",
  );
  expect(diagnostics.map(summarize)).toEqual(["excess-cells page.md:6:9"]);
});

test("footnotes are at the end, each with a link back", async () => {
  const { html } = await loadTestPage("a[^n] b[^n] c[^m] d[^none]\n\n[^m]: M\n[^n]: N");
  expect(html).toContain('<sup><a href="#user-content-fn-n" id="user-content-fnref-n"');
  expect(html).toContain("d[^none]");
  expect(html).toMatch(
    /<section data-footnotes class="footnotes">.*<li id="user-content-fn-n"><p>N .*Back to reference 1".*Back to reference 1-2".*<li id="user-content-fn-m">/,
  );
});

test("text is escaped", async () => {
  const { html } = await loadTestPage('a & b \\<c> `<d>` "e" **f**~~g~~\\\nh\n\n> i\n\n---');
  expect(html).toBe(
    '<p>a &amp; b &lt;c&gt; <code>&lt;d&gt;</code> "e" <strong>f</strong><del>g</del><br>h</p>' +
      "<blockquote><p>i</p></blockquote><hr>",
  );
});

test("an item that begins with a name in `/` is a folder", async () => {
  const { html } = await loadTestPage(
    "- a/ the first\n- `b/`\n- and/or\n- / and\n\ntext\n\n1. c/\n\n   d",
  );
  expect(html).toBe(
    '<ul><li class="folder">a/ the first</li><li class="folder"><code>b/</code></li>' +
      "<li>and/or</li><li>/ and</li></ul><p>text</p>" +
      '<ol><li class="folder"><p>c/</p><p>d</p></li></ol>',
  );
});

test("code that is longer than a line breaks after separators", async () => {
  const { html } = await loadTestPage(
    "`aws_iam_role_policy_attachment_name --a.b` `aws_iam_role_policy`",
  );
  expect(html).toBe(
    "<p><code>aws_<wbr>iam_<wbr>role_<wbr>policy_<wbr>attachment_<wbr>name --a.b</code> <code>aws_iam_role_policy</code></p>",
  );
});

test("code with a long path breaks after its slashes, and code in tables as before", async () => {
  const path = "infrastructure-live/prod/terragrunt.hcl";
  const { html } = await loadTestPage(`\`a/b\` \`${path}\`\n\n| A |\n|---|\n| \`${path}\` |`);
  expect(html).toContain(
    "<p><code>a/b</code> <code>infrastructure-live/<wbr>prod/<wbr>terragrunt.hcl</code></p>",
  );
  expect(html).toContain("infrastructure-<wbr>live/<wbr>prod/<wbr>terragrunt.<wbr>hcl");
});

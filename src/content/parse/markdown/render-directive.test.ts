import { expect, test } from "vitest";
import { loadTestPage, summarize } from "../../../../tests/support/load-test-site.ts";

test("an admonition with its own and with the usual title", async () => {
  const { html } = await loadTestPage(":::note[My `t`]\na\n:::\n\n:::danger\nb\n:::");
  expect(html).toBe(
    '<div class="admonition admonition-note" role="note"><p class="admonition-title">My <code>t</code></p><p>a</p></div>' +
      '<div class="admonition admonition-danger" role="note"><p class="admonition-title">Danger</p><p>b</p></div>',
  );
});

test.each([
  "Time 10:30, a :smile, C::d and 1:2:3",
  "Call :kbd[x]{a=b} at ::1",
  "See :c[d](e)",
])("prose with colons stays: %s", async (source) => {
  const { html, diagnostics } = await loadTestPage(source);
  expect(html).toBe(`<p>${source}</p>`);
  expect(diagnostics).toEqual([]);
});

test("Markdown in brackets that are no label of a directive is still rendered", async () => {
  const { html } = await loadTestPage("a :b[**c**]{d=e}");
  expect(html).toBe("<p>a :b[<strong>c</strong>]{d=e}</p>");
});

test("an unknown admonition keeps its text, and the hint suggests the nearest name", async () => {
  const { html, diagnostics } = await loadTestPage(":::nte[T]\nkept\n:::");
  expect(html).toContain("<p>kept</p>");
  expect(diagnostics).toMatchObject([
    { rule: "unknown-admonition", severity: "error", hint: "did you mean `:::note`?" },
  ]);
});

test.each([
  [":::note\na\n\n:::tip\nb\n:::\n\nc", ["unclosed-admonition 4:1"]],
  [":::note\n:::tip\na\n:::\nb\n:::", ["unclosed-admonition 4:1", "stray-colons 9:1"]],
  ["::::note\na\n:::", ["unclosed-admonition 4:1", "stray-colons 6:1"]],
  ["::: note\na\n:::", ["stray-colons 4:1"]],
  ["::: note\n\na\n\n:::\n\n:::", ["stray-colons 4:1", "stray-colons 10:1"]],
  ["```md\n::: note\n```\n\na\n\n:::", ["stray-colons 10:1"]],
  ["- a\n\n  > ::: tip", ["stray-colons 6:5"]],
  ["::::note\na\n\n:::tip\nb\n:::\n\n::::", []],
  ["> :::note\n> a\n> :::\n\n- :::tip\n  a\n  :::", []],
  ["a `:::note` and\n`:::` and\n\\:::", []],
])("ends of admonitions: %j", async (source, expected) => {
  const { diagnostics } = await loadTestPage(source);
  expect(diagnostics.map(summarize)).toEqual(
    expected.map((text) => text.replace(" ", " page.md:")),
  );
});

test.each([
  ["::: Note", "write `:::note` without a space"],
  ["::: note[Title]", "write `:::note[Title]` without a space"],
  ["::: note Title", "write `:::note[Title]` without a space"],
])("the hint for %s can be followed", async (line, hint) => {
  const { diagnostics } = await loadTestPage(`${line}\na`);
  expect(diagnostics).toMatchObject([{ rule: "stray-colons", hint }]);
});

test.each([
  [" [Spaced title]", "Spaced title", "write `:::note[Spaced title]`"],
  ["[Unclosed", "Unclosed", "write `:::note[Unclosed]`"],
  ['{title="x"}', "x", "write `:::note[x]`"],
  ["{#id .cls}", "Note", "remove it"],
  ["[]", "Note", "remove it"],
  ["[] b", "b", "write `:::note[b]`"],
  ["[a] b", "a", "remove it"],
  ["[a [b]] c [0]", "a [b]", "remove it"],
  [
    " Joined text :::",
    "Joined text :::",
    "write `:::note`, `Joined text`, and `:::` on a line each",
  ],
  ["[With ] bracket]", "With", "write `\\]`"],
])("text after the name that is not a title in brackets: %j", async (left, title, hint) => {
  const { html, diagnostics } = await loadTestPage(`:::note${left}\na\n:::`);
  expect(html).toContain(`<p class="admonition-title">${title}</p>`);
  expect(diagnostics).toMatchObject([
    { rule: "admonition-title", severity: "warning", hint: expect.stringContaining(hint) },
  ]);
});

test("an end that a code block swallows", async () => {
  const { diagnostics } = await loadTestPage(":::note\n```\na\n:::\n\nb");
  expect(diagnostics).toMatchObject([
    { rule: "unclosed-admonition", hint: "end the code block of line 5 first" },
    { rule: "unclosed-code", severity: "warning", line: 5 },
  ]);
});

test("a name that every object has is unknown", async () => {
  const { diagnostics } = await loadTestPage(":::constructor\na\n:::");
  expect(diagnostics.map(summarize)).toEqual(["unknown-admonition page.md:4:1"]);
});

test("a title without brackets and a missing end are found", async () => {
  const { html, diagnostics } = await loadTestPage(":::tip My title\na\n:::\n\n:::note\nb");
  expect(html).toContain('<p class="admonition-title">My title</p>');
  expect(diagnostics.map(summarize)).toEqual([
    "admonition-title page.md:4:1",
    "unclosed-admonition page.md:8:1",
  ]);
});

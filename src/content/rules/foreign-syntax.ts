/** Containers of other engines that are not admonitions. */
export const otherContainers: ReadonlyMap<string, string> = new Map([
  ["details", "write `<details>` and `<summary>`, and `</details>` for `:::`"],
  ...["code-group", "tabs"].map(
    (name) => [name, "use `<Tabs>` and `<TabItem>` in an `.mdx` file"] as const,
  ),
  ...["raw", "v-pre"].map((name) => [name, "remove it and its closing line"] as const),
]);

/** What to write instead of markup of other engines. */
export const foreignSyntax = {
  note: "write `:::note` before the text and `:::` after it",
  tabs: "use `<Tabs>` and `<TabItem>` in an `.mdx` file",
  include: "import a partial in an `.mdx` file, or copy the text",
  contents: "remove it: every page has a table of contents next to the text",
  "wiki-link": "write `[text](./file.md)`",
  abbreviation: 'remove it, and write `<abbr title="…">` around the abbreviation in the text',
  footnote: "write `[^1]`, and below the paragraph `[^1]: …`",
  template: "put it in backticks, or replace it by Markdown",
  attributes: "remove it, or write the element as HTML with these attributes",
  math: "write the formula in backticks, or as an image",
  keys: "write `<kbd>Ctrl</kbd>+<kbd>C</kbd>`",
  mark: "write `<mark>text</mark>`",
  superscript: "write `<sup>2</sup>`",
  inserted: "write `<ins>text</ins>`",
  comment: "write `<!-- text -->`: readers would see this comment",
  subscript: "write `<sub>2</sub>`, or `~~text~~` for struck text",
  definition: "write a list, or `<dl>` with `<dt>` and `<dd>`",
  emoji: "write the emoji itself",
  annotation: "write the note into the comment, or below the code",
};

export type ForeignSyntax = keyof typeof foreignSyntax;

import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export const blogRules = defineRules({
  "missing-post-date": rule<object>({
    essential: true,
    message: () => "the post has no date",
    hint: () =>
      "begin the name of the file with a date that exists (`2026-01-31-`), or add `date: 2026-01-31`",
    documentation:
      "Posts are listed by date. The date is the day with which the name of the file or folder begins, or the `date` in the front matter.",
    example: {
      file: "content/blog/new-lens.md",
      source: "---\ntitle: The new lens\ndescription: A new lens.\n---",
      values: {},
    },
  }),

  "missing-preview": rule<object>({
    severity: "warning",
    message: () => "lists show only the title of this post",
    hint: () =>
      "add a `description`, or a line `<!-- truncate -->` (`.mdx`: `{/* truncate */}`) after the introduction",
    documentation:
      "A list of posts shows the text above the mark `<!-- truncate -->`, or the `description` where a post has no mark. With neither, readers see only the title.",
    example: {
      file: "content/blog/2026-01-31-new-lens.md",
      source: "---\ntitle: The new lens\n---\n\nWe have a new lens.",
      values: {},
    },
  }),

  "unknown-author": rule<{ name: string; file: string; suggestion: string | undefined }>({
    message: ({ name, file }) => `\`${file}\` has no author \`${name}\``,
    hint: ({ name, suggestion }) =>
      didYouMean(suggestion) ?? `add \`${name}:\` with a \`name\` to the file`,
    documentation:
      "The `authors` of a post are keys of the file `authors.yml`, which has the name, title, and picture of each author. Correct the key, or add the author to the file.",
    example: {
      file: "content/blog/2026-01-31-new-lens.md",
      source: "---\ntitle: The new lens\ndescription: A new lens.\nauthors: anna\n---",
      values: { name: "anna", file: "content/blog/authors.yml", suggestion: undefined },
    },
  }),
});

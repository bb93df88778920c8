import { defineRules, rule } from "./rule.ts";

export const textFileRules = defineRules({
  "not-utf8": rule<{
    /** Another program that reads the file and supports only UTF-8. */
    alsoReadBy: string | undefined;
  }>({
    essential: true,
    message: () => "the file is not in UTF-8: a character is lost here",
    hint: ({ alsoReadBy }) =>
      `save the file in UTF-8${alsoReadBy ? `; ${alsoReadBy} reads no other encoding` : ""}`,
    documentation:
      "The build reads text as UTF-8. A file that an editor saved in another encoding loses its accented letters and symbols. Open the file in an editor that shows the encoding, and save it as UTF-8.",
    example: {
      file: "content/docs/cafe.md",
      source: "The caf\uFFFD is open.",
      values: { alsoReadBy: undefined },
    },
  }),

  "merge-conflict": rule<object>({
    essential: true,
    message: () => "the file contains two versions of a text between marks of a merge conflict",
    hint: () => "keep one version, and remove the lines with `<<<<<<<`, `=======`, and `>>>>>>>`",
    documentation:
      "Git writes both versions of a text into a file if it cannot merge them. In Markdown, the marks would be headings and quotes. Marks in code blocks are not reported.",
    example: {
      file: "content/docs/guide.md",
      source: "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n",
      values: {},
    },
  }),
});

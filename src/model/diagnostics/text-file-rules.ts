import { defineRules, rule } from "./rule.ts";

/** Rules of all files that writers type, whichever layer reads them. */
export const textFileRules = defineRules({
  "not-utf8": rule<{
    /** Name of a program that reads the file too, and knows UTF-8 only. */
    alsoReadBy: string | undefined;
  }>({
    severity: "error",
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
});

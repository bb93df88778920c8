import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

/** Rules of tags. */
export const tagRules = defineRules({
  "unknown-tag": rule<{ name: string; file: string; near: string | undefined }>({
    severity: "warning",
    message: ({ name, file }) => `the tag \`${name}\` is not in \`${file}\``,
    hint: ({ name, near }) =>
      didYouMean(near) ?? `use a known tag, or add \`${name}:\` to the file`,
    documentation:
      "A file `tags.yml` lists the tags that pages of its folder may carry, so that one subject has one tag. Use a tag of the file, or add the new one to it. Without the file, any tag is allowed.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\ntags: [awss]\n---",
      values: { name: "awss", file: "content/docs/tags.yml", near: "aws" },
    },
  }),

  "ambiguous-tag": rule<{ first: string; second: string; slug: string }>({
    severity: "warning",
    message: ({ first, second, slug }) =>
      `the tags \`${first}\` and \`${second}\` are one: both have the address \`${slug}\``,
    hint: ({ first }) => `write \`${first}\`, or name one of them otherwise`,
    documentation:
      "The address of a tag keeps only letters and digits of its name, so two tags can end up at the same address. Their pages are then listed together under the first name. Write the same name on all pages, or choose names that differ in letters.",
    example: {
      file: "content/docs/guide.md",
      source: '---\ntitle: Guide\ntags: ["C++", "C#"]\n---',
      values: { first: "C++", second: "C#", slug: "c" },
    },
  }),
});

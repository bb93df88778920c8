import { defineRules, rule } from "../../model/diagnostics/rule.ts";

/** Rules of `npm run content:report`, which looks at pages as their readers do. */
export const reportRules = defineRules({
  stub: rule<{ words: number; least: number }>({
    severity: "warning",
    message: ({ words }) => `the page has \`${words}\` words and neither diagram nor table`,
    hint: ({ least }) => `write at least ${least} words, or draw what it explains`,
    documentation:
      "A very short page rarely answers a question. Say more, add a diagram or a table, or move its text to a page that readers look at anyway.",
    example: {
      file: "content/docs/guide.md",
      source: "To be written.",
      values: { words: 3, least: 250 },
    },
  }),

  "no-description": rule<object>({
    severity: "warning",
    message: () => "the page has no description",
    hint: () => "add `description` to the front matter: one sentence of 80 to 160 characters",
    documentation:
      "Search engines and link previews show the description below the title. Without it they show whatever text comes first.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\n---",
      values: {},
    },
  }),

  orphan: rule<{ route: string }>({
    severity: "warning",
    message: ({ route }) => `no text links to \`${route}\``,
    hint: () => "link to it where a reader would want it, beside its place in a sidebar",
    documentation:
      "Readers find most pages by links from other pages. A page that only the sidebar leads to is read by few. Link to it from the pages whose readers need it next.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\n---",
      values: { route: "/docs/guide" },
    },
  }),

  "heading-level": rule<{ text: string; level: number; above: number }>({
    severity: "warning",
    message: ({ text, level, above }) =>
      `the heading \`${text}\` of level ${level} follows level ${above}`,
    hint: ({ text, above }) => `make it level ${above + 1}: \`${"#".repeat(above + 1)} ${text}\``,
    documentation:
      "Screen readers present the headings of a page as an outline, in which a skipped level looks like a lost section. Go one level deeper at a time.",
    example: {
      file: "content/docs/guide.md",
      source: "## Install\n\n#### On Linux",
      values: { text: "On Linux", level: 4, above: 2 },
    },
  }),

  "duplicate-paragraph": rule<{ excerpt: string; first: string }>({
    severity: "warning",
    message: ({ excerpt, first }) => `the paragraph \`${excerpt}\` is in \`${first}\` too`,
    hint: () => "say it once and link to it, or say here what is different here",
    documentation:
      "The same paragraph on two pages is corrected on one of them and forgotten on the other. Keep it on one page and link to it, or write a partial that both pages include.",
    example: {
      file: "content/docs/macos.md",
      source: "Install the command line first; it needs no other program on your machine.",
      values: {
        excerpt: "Install the command line first; it needs no other program on…",
        first: "content/docs/linux.md",
      },
    },
  }),

  "invalid-sample": rule<{ language: string; reason: string }>({
    severity: "warning",
    message: ({ language, reason }) => `the \`${language}\` sample cannot be parsed: ${reason}`,
    hint: () => "readers paste it as it stands: correct it, or call it `text`",
    documentation:
      "Code blocks in HCL and JSON are read by a parser, because readers copy them. Correct the code, or use the language `text` for a part that is not meant to run.",
    example: {
      file: "content/docs/guide.md",
      source: '```json\n{ "region": }\n```',
      values: {
        language: "json",
        reason: 'Unexpected token \'}\', "{ "region": }\n" is not valid JSON',
      },
    },
  }),
});

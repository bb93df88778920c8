import { defineRules, rule } from "../../model/diagnostics/rule.ts";

export const reportRules = defineRules({
  stub: rule<{ words: number; least: number }>({
    severity: "warning",
    message: ({ words }) => `the page has \`${words}\` words and no diagram, table, or code`,
    hint: ({ least }) => `write at least ${least} words, or draw what it explains`,
    documentation:
      "A very short page rarely answers a question. Say more, add a diagram, a table, or a sample, or move its text to another page.",
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
    hint: () => "link to it from a page whose readers need it; the sidebar alone is not enough",
    documentation:
      "Readers find most pages by links from other pages. Few readers find a page that only the sidebar links to. Link to it from the pages whose readers need it next.",
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
    hint: () => "keep it on one page and link to it, or say what is different here",
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
    hint: () => "readers copy it: correct it, or use the language `text`",
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

  "unexplained-abbreviation": rule<{ abbreviation: string }>({
    severity: "warning",
    message: ({ abbreviation }) => `the page does not say what \`${abbreviation}\` stands for`,
    hint: ({ abbreviation }) =>
      `write it out where it is first used, such as \`long form (${abbreviation})\`, or use the long form`,
    documentation:
      'A reader who does not know an abbreviation cannot guess it. Write `long form (LF)` or `LF (long form)` where it is first used, mark it as `<abbr title="long form">LF</abbr>`, or link it to a page that explains it. Abbreviations that every reader knows are in `abbreviations.tsv` of the site: a line each, with a tab between the abbreviation and the reason.',
    example: {
      file: "content/docs/guide.md",
      source: "Attach the SCP to the account.",
      values: { abbreviation: "SCP" },
    },
  }),

  "avoided-word": rule<{ text: string; use: string }>({
    severity: "warning",
    message: ({ text }) => `\`${text}\` is a wording to avoid`,
    hint: ({ use }) => `write \`${use}\``,
    documentation:
      "A site that uses one term for one thing is easier to read and to search. Its word list is `wording.tsv`: a line each, with a tab between what to avoid and what to write. Code, addresses, and front matter are not checked.",
    example: {
      file: "content/docs/guide.md",
      source: "Use a role in place of a key.",
      values: { text: "in place of", use: "instead of" },
    },
  }),

  "invalid-list-line": rule<{ line: string; expected: string }>({
    severity: "warning",
    message: ({ line, expected }) => `\`${line}\` is not ${expected}`,
    hint: () => "write two columns with one tab between them",
    documentation:
      "Each line of `abbreviations.tsv` is an abbreviation, a tab, and the reason why the readers of the site need no explanation: without a reason, no one can tell later whether the line is still right. Each line of `wording.tsv` is a word to avoid, a tab, and the word to use.",
    example: {
      file: "abbreviations.tsv",
      source: "SCP",
      values: { line: "SCP", expected: "an abbreviation, a tab, and why readers know it" },
    },
  }),

  "vague-link": rule<{ text: string }>({
    severity: "warning",
    message: ({ text }) => `the link text \`${text}\` does not say where the link leads`,
    hint: () => "name the target, as in `[Deploy the VPC](vpc.md)`",
    documentation:
      "Readers scan the links of a page, and screen readers list them without the sentences around them. Use the title of the target, or what readers find there, as the text.",
    example: {
      file: "content/docs/guide.md",
      source: "For the network, click [here](vpc.md).",
      values: { text: "here" },
    },
  }),

  "repeated-title": rule<{ text: string }>({
    severity: "warning",
    message: ({ text }) => `the heading \`${text}\` repeats the title of the page`,
    hint: () => "say what the section contains, and keep the id: `## New text {#old-id}`",
    documentation:
      "A heading with the words of the title tells readers nothing new, neither in the list of contents nor in search results. Say what this section contains, and keep its id, so that links still work.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Deploy the VPC\n---\n\n## Deploying VPCs\n\n## Deploy a VPC",
      values: { text: "Deploy a VPC" },
    },
  }),

  "no-example": rule<{ words: number }>({
    severity: "warning",
    message: ({ words }) => `the guide has \`${words}\` words and no example`,
    hint: () => "add a code block, or a section, figure, or table that is called an example",
    documentation:
      'Examples make a guide easier to understand. A guide of 500 words or more needs a code block, or a heading, figure, or table with the word "example" in its name. Pages of questions and answers are not guides.',
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\n---",
      values: { words: 640 },
    },
  }),
});

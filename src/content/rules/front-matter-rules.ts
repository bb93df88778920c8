import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { getYamlSyntaxHint } from "./yaml-syntax-hint.ts";

export type InvalidFrontMatter =
  | { kind: "unclosed" }
  | { kind: "late-start" }
  | { kind: "toml" }
  | { kind: "no-keys" }
  | { kind: "no-break-space" }
  | { kind: "tab" }
  | { kind: "indent" }
  | { kind: "repeated-key"; key: string }
  | { kind: "early-end"; marker: string }
  | { kind: "other-marker"; marker: string }
  | { kind: "syntax"; reason: string; quoted: string | undefined }
  | { kind: "alias"; name: string; quoted: string | undefined }
  | { kind: "lost-text"; line: string }
  | { kind: "key"; reason: string; correction: string | undefined };

function describeFrontMatter(values: InvalidFrontMatter): {
  message: string;
  hint?: string | undefined;
} {
  switch (values.kind) {
    case "unclosed":
      return {
        message: "the front matter that opens with `---` is not closed",
        hint: "add a line `---` after its last key",
      };
    case "other-marker":
      return {
        message: `the front matter begins with \`${values.marker}\``,
        hint: "begin and end it with a line `---`",
      };
    case "late-start":
      return {
        message: "the front matter does not begin on the first line",
        hint: "move its first `---` to the first line of the file",
      };
    case "toml":
      return {
        message: "the front matter is TOML",
        hint: "write it as YAML: `---`, `title: My page`, `---`",
      };
    case "no-keys":
      return {
        message: "the front matter is not a list of keys with values",
        hint: "write `title: My page`",
      };
    case "no-break-space":
      return {
        message: "a no-break space follows the colon, so YAML reads the line as one text",
        hint: "replace the character after the colon with a space",
      };
    case "tab":
      return {
        message: "a tab indents this line of the front matter",
        hint: "YAML allows spaces only: replace each tab with two spaces",
      };
    case "indent":
      return {
        message: "this line of the front matter is indented differently from its neighbors",
        hint: "start the keys of one level at the same column",
      };
    case "repeated-key":
      return {
        message: `the front matter has the key \`${values.key}\` twice`,
        hint: "remove one of the two lines",
      };
    case "early-end":
      return {
        message: `\`${values.marker}\` ends the front matter before its last line`,
        hint: "end it with a line `---`",
      };
    case "syntax":
      return {
        message: `the front matter is not valid YAML: ${values.reason}`,
        hint: getQuotesHint(values.quoted) ?? getYamlSyntaxHint(values.reason),
      };
    case "alias":
      return {
        message: `the front matter names a value \`*${values.name}\`, and none is marked \`&${values.name}\``,
        hint: getQuotesHint(values.quoted),
      };
    case "lost-text":
      return {
        message: "YAML takes the rest of this value for a comment, because of the `#`",
        hint: `put the value in quotes: \`${values.line}\``,
      };
    case "key":
      return {
        message: `${values.reason} in the front matter`,
        hint: values.correction,
      };
  }
}

function getQuotesHint(quoted: string | undefined): string | undefined {
  return quoted && `put the value in quotes: \`${quoted}\``;
}

export const frontMatterRules = defineRules({
  "invalid-front-matter": rule<InvalidFrontMatter>({
    getSeverity: ({ kind }) => (kind === "lost-text" ? "warning" : undefined),
    essential: true,
    message: (values) => describeFrontMatter(values).message,
    hint: (values) => describeFrontMatter(values).hint,
    documentation:
      "The front matter is the YAML between two lines `---` at the start of a file. Only known keys with values of the right type are allowed, because a key with a typing error would have no effect. The page is built without the invalid key, so that one error does not hide others.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\nsidebar_lable: Start\n---",
      values: {
        kind: "key",
        reason: "unknown key `sidebar_lable`",
        correction: "did you mean `sidebar_label`?",
      },
    },
  }),

  "missing-title": rule<{ line: string; hasFrontMatter: boolean }>({
    message: () => "the page has no `title`",
    hint: ({ line, hasFrontMatter }) =>
      hasFrontMatter
        ? `add \`${line}\` to the front matter`
        : `start the file with \`---\`, \`${line}\`, \`---\``,
    documentation:
      "The `title` is the heading of the page, its name in sidebars and search results, and the title of the browser's tab. Add it to the front matter. The hint proposes the first heading of the page or the name of its file.",
    example: {
      file: "content/docs/quick-start.md",
      source: "Install the command line first.",
      values: { line: "title: Quick start", hasFrontMatter: false },
    },
  }),

  "empty-toc": rule<{ min: number; max: number; correction: string }>({
    severity: "warning",
    message: ({ min, max }) =>
      `the table of contents is empty: it begins at level ${min} and ends at level ${max}`,
    hint: ({ correction }) => `write \`${correction}\`, or correct this level`,
    documentation:
      "A page can choose the levels of headings in its table of contents. A level that it does not set is the site's, so the first level can be greater than the last. Set both levels, or correct the one that is there.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\ntoc_min_heading_level: 4\n---",
      values: { min: 4, max: 3, correction: "toc_max_heading_level: 4" },
    },
  }),

  "no-questions": rule<object>({
    severity: "warning",
    message: () => "`structured_data: faq` finds no question: no heading ends with a question mark",
    hint: () => "write headings as questions, `## How do I install it?`, or remove the key",
    documentation:
      "With `structured_data: faq`, a page tells search engines its questions and answers. A question is a heading that ends with a question mark, and its answer is the text up to the next heading. A page without such a heading has no questions to list.",
    example: {
      file: "content/docs/faq.md",
      source: "---\ntitle: FAQ\nstructured_data: faq\n---\n\n## Installation",
      values: {},
    },
  }),

  "unanswered-question": rule<{ question: string }>({
    severity: "warning",
    message: ({ question }) => `the question \`${question}\` has no answer`,
    hint: () => "write the answer below it, before the next heading",
    documentation:
      "With `structured_data: faq`, each heading that ends with a question mark is a question, and the text up to the next heading is its answer. Search engines reject a question without one. Write an answer, or a heading without a question mark.",
    example: {
      file: "content/docs/faq.md",
      source: "---\ntitle: FAQ\nstructured_data: faq\n---\n\n## How do I install it?\n\n## Prices",
      values: { question: "How do I install it?" },
    },
  }),
});

export const tagRules = defineRules({
  "unknown-tag": rule<{ name: string; file: string; suggestion: string | undefined }>({
    severity: "warning",
    message: ({ name, file }) => `the tag \`${name}\` is not in \`${file}\``,
    hint: ({ name, suggestion }) =>
      didYouMean(suggestion) ?? `use a known tag, or add \`${name}:\` to the file`,
    documentation:
      "A file `tags.yml` lists the tags that pages of its folder may use, so that each subject has one tag. Use a tag of the file, or add the new one to it. Without the file, any tag is allowed.",
    example: {
      file: "content/docs/guide.md",
      source: "---\ntitle: Guide\ntags: [awss]\n---",
      values: { name: "awss", file: "content/docs/tags.yml", suggestion: "aws" },
    },
  }),

  "ambiguous-tag": rule<{ first: string; second: string; slug: string }>({
    severity: "warning",
    message: ({ first, second, slug }) =>
      `the tags \`${first}\` and \`${second}\` are one: both have the address \`${slug}\``,
    hint: ({ first }) => `write \`${first}\`, or rename one of them`,
    documentation:
      "The address of a tag keeps only letters and digits of its name, so two tags can end up at the same address. Their pages are then listed together under the first name. Write the same name on all pages, or choose names that differ in letters.",
    example: {
      file: "content/docs/guide.md",
      source: '---\ntitle: Guide\ntags: ["C++", "C#"]\n---',
      values: { first: "C++", second: "C#", slug: "c" },
    },
  }),
});

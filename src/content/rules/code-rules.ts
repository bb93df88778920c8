import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { formatCount } from "../../model/text/format-count.ts";

type InvalidHighlight =
  | { kind: "range"; range: string }
  | { kind: "unpaired-comment" }
  | { kind: "last-comment" }
  | { kind: "beyond-end"; line: number; count: number };

function describeHighlight(values: InvalidHighlight): { message: string; hint: string } {
  switch (values.kind) {
    case "range":
      return {
        message: `\`${values.range}\` is not a range of lines`,
        hint: "write line numbers and ranges like `{1,3-5}`",
      };
    case "unpaired-comment":
      return {
        message: "a `highlight-start` and a `highlight-end` comment do not match",
        hint: "each `highlight-start` needs one `highlight-end` below it",
      };
    case "last-comment":
      return {
        message: "no line follows the comment that marks the line below it",
        hint: "put the comment above the line that it marks, or remove it",
      };
    case "beyond-end":
      return {
        message: `line \`${values.line}\` is highlighted, but the block has ${formatCount(values.count, "line")}`,
        hint: "choose a line that the block has; highlight comments are not counted",
      };
  }
}

export const codeRules = defineRules({
  "unclosed-code": rule<{ fence: string }>({
    severity: "warning",
    message: () => "the code block is not closed: all text after it is code",
    hint: ({ fence }) =>
      `end it with a line of ${fence.length} ${fence.startsWith("~") ? "tildes" : "backticks"}`,
    documentation:
      "A code block ends with a line of the same characters that it begins with. Without that line the rest of the page becomes code.",
    example: {
      file: "content/docs/guide.md",
      source: "```bash\nterraform init",
      values: { fence: "```" },
    },
  }),

  "invisible-character": rule<{ character: string }>({
    severity: "warning",
    message: ({ character }) =>
      `the code contains an invisible character (U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")})`,
    hint: ({ character }) =>
      character === "\u00a0" ? "replace it with a plain space" : "remove it",
    documentation:
      "Text that was copied from a website, a chat, or a word processor can contain characters that look like a space or like nothing. Programs do not understand them, so code that readers copy would fail. Characters that change the direction of text can even make code look different from what it does.",
    example: {
      file: "content/docs/guide.md",
      source: "```bash\nterraform\u00a0init\n```",
      values: { character: "\u00a0" },
    },
  }),

  "unknown-language": rule<{ name: string; suggestion: string | undefined }>({
    severity: "warning",
    message: ({ name }) =>
      `unknown language \`${name}\` of a code block; it is shown as plain text`,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "use `text` for plain text",
    documentation:
      "The word after the opening fence is the language of the code, which decides its colors. Use a language that the engine knows, or `text` for code and outputs without colors.",
    example: {
      file: "content/docs/guide.md",
      source: "```pythn\nprint(1)\n```",
      values: { name: "pythn", suggestion: "python" },
    },
  }),

  "unknown-code-option": rule<{
    name: string;
    suggestion: string | undefined;
    known: readonly string[];
  }>({
    severity: "warning",
    message: ({ name }) => `unknown option \`${name}\` of a code block`,
    hint: ({ suggestion, known }) =>
      didYouMean(suggestion) ?? `known: ${known.join(", ")}, {1,3-5}`,
    documentation:
      'After its language a code block can have options: `title="main.tf"`, `showLineNumbers`, numbers of highlighted lines in braces and, for a diagram, `alt`. An unknown option has no effect.',
    example: {
      file: "content/docs/guide.md",
      source: '```hcl titel="main.tf"\nlocals {}\n```',
      values: { name: "titel", suggestion: "title", known: ["title", "alt", "showLineNumbers"] },
    },
  }),

  "invalid-code-option": rule<{
    name: string;
    kind: "spaces" | "no-value" | "value";
    value?: string | undefined;
  }>({
    severity: "warning",
    message({ name, kind, value }) {
      if (kind === "spaces") return `there are spaces around the \`=\` of \`${name}\``;
      return kind === "value"
        ? `\`${name}\` cannot have the value \`${value}\`: lines are numbered from 1`
        : `the option \`${name}\` of a code block has no value`;
    },
    hint: ({ name, kind }) =>
      kind === "value" ? `write \`${name}\` or \`${name}=false\`` : `write \`${name}="…"\``,
    documentation:
      'The value of an option follows its name directly, in quotes: `title="main.tf"`. Other engines read an option with spaces around `=` as two options.',
    example: {
      file: "content/docs/guide.md",
      source: "```hcl title\nlocals {}\n```",
      values: { name: "title", kind: "no-value" },
    },
  }),

  "invalid-highlight-range": rule<InvalidHighlight>({
    message: (values) => describeHighlight(values).message,
    hint: (values) => describeHighlight(values).hint,
    documentation:
      "Lines of a code block are highlighted by their numbers in braces, such as `{1,3-5}`, or by the comments `highlight-next-line`, `highlight-start`, and `highlight-end`. The numbers count the lines that readers see, without those comments.",
    example: {
      file: "content/docs/guide.md",
      source: "```hcl {5-1}\nlocals {}\n```",
      values: { kind: "range", range: "5-1" },
    },
  }),
});

import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";

type MdxSyntax =
  | { kind: "attribute"; tag: string }
  | { kind: "autolink"; address: string }
  | { kind: "syntax"; reason: string };

/** Hints by parser message; `$1` is the group of the pattern. */
const syntaxHints: [RegExp, string][] = [
  [/closing tag for `<(br|hr|img|input|source|wbr)>`/, "end the tag with `/>`, as in `<$1 />`"],
  [
    /closing tag for `<([^>`]+)>`.*before the end of `paragraph`/,
    "put `<$1>` and `</$1>` on their own lines, or both in one paragraph; write `\\<` for the character itself",
  ],
  [/closing tag for `<([^>`]+)>`/, "close it with `</$1>`, or write `<$1 />` where it is empty"],
  [/Unexpected closing tag `<\/([^>`]+)>`/, "remove it, or open `<$1>` before it"],
  [/create a comment/, "write a comment as `{/* text */}`"],
  [/brace|expression/, "braces contain JavaScript in MDX: write `\\{` for the character itself"],
  [/after `<`|before name|valid JSX/, "write `\\<` or `&lt;` for the character itself"],
];

function syntaxHint(reason: string): string {
  for (const [pattern, hint] of syntaxHints) {
    const match = pattern.exec(reason);
    if (match) return hint.replaceAll("$1", () => match[1] ?? "");
  }
  return "check the tags and braces of this line";
}

/** For a sentence or a command that looks like JavaScript. */
function proseHint(word: "import" | "export"): string {
  return `in MDX, a line that starts with \`${word}\` is JavaScript: put a command into a code block, and start a sentence with another word`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function describeSyntax(values: MdxSyntax): { message: string; hint: string } {
  switch (values.kind) {
    case "attribute":
      return {
        message: `an attribute of \`<${values.tag}>\` cannot be read`,
        hint: 'write each as `name="text"` with straight quotes or as `name={value}`; write `\\<` for the character itself',
      };
    case "autolink":
      return {
        message: `\`<${values.address}>\` is not a link in MDX`,
        hint: /^https?:|^[^:]+$/.test(values.address)
          ? `write \`${values.address}\` without \`<\` and \`>\``
          : `write \`[${values.address}](${values.address})\``,
      };
    case "syntax":
      return {
        message: lowerFirst(values.reason.replaceAll(" with oxc", "")),
        hint: syntaxHint(values.reason),
      };
  }
}

export const mdxRules = defineRules({
  "invalid-mdx": rule<MdxSyntax>({
    essential: true,
    message: (values) => describeSyntax(values).message,
    hint: (values) => describeSyntax(values).hint,
    documentation:
      "In an `.mdx` file, tags are components and braces contain JavaScript, so both must be complete. Write `\\<` and `\\{` for the characters themselves, or rename the file to `.md` if it needs no components. The page shows its source until the error is corrected.",
    example: {
      file: "content/docs/guide.mdx",
      source: "Set the name to {env.",
      values: {
        kind: "syntax",
        reason:
          "Unexpected end of file in expression, expected a corresponding closing brace for `{`",
      },
    },
  }),

  "unknown-component": rule<{
    name: string;
    suggestion: string | undefined;
    known: readonly string[];
  }>({
    essential: true,
    message: ({ name }) => `unknown component \`<${name}>\``,
    hint: ({ suggestion, known }) =>
      didYouMean(suggestion, (name) => `<${name}>`) ?? `known: ${known.join(", ")}`,
    documentation:
      "MDX pages can use the components of the engine and those in the `components` folder of the site, without an import. A name with a capital letter is a component. Correct the name, or add a file with the component.",
    example: {
      file: "content/docs/guide.mdx",
      source: '<Crad title="Install" href="/docs/install" />',
      values: { name: "Crad", suggestion: "Card", known: ["Card", "CardGroup", "Tabs", "TabItem"] },
    },
  }),

  "computed-heading": rule<{ code: string }>({
    severity: "warning",
    message: ({ code }) => `the table of contents does not show the value of \`{${code}}\``,
    hint: () => "write the value itself instead of the braces",
    documentation:
      "The id of a heading and its entry in the table of contents are made from the text of the file, before any code runs. Text, numbers, and the attributes of a partial are known at that time; the values of other expressions are not.",
    example: {
      file: "content/docs/guide.mdx",
      source: "## All {2 * 4} steps",
      values: { code: "2 * 4" },
    },
  }),

  "unsupported-import": rule<{ statement: string }>({
    message: ({ statement }) => `\`${statement.slice(0, 80)}\` is not supported`,
    hint({ statement }) {
      if (!/^import(?:\s+[\w$*{][^"'`]*?\sfrom)?\s*\(?\s*["'`]/.test(statement))
        return proseHint("import");
      const [, initial = "", rest] =
        /^import\s+([a-z])(\w*\s+from\s+["']\.{1,2}\/[^"']*\.mdx?["'])/.exec(statement) ?? [];
      return rest === undefined
        ? 'only local Markdown can be imported: `import Partial from "./_partial.mdx"`; components are known without an import'
        : `begin the name of the partial with a capital letter, here and where you use it: \`import ${initial.toUpperCase()}${rest}\``;
    },
    documentation:
      "Pages are data for the engine, so they cannot import code. They can import other Markdown files as partials, with a relative path. Components need no import; put code into a component of the site.",
    example: {
      file: "content/docs/guide.mdx",
      source: 'import Chart from "../../src/chart";',
      values: { statement: 'import Chart from "../../src/chart";' },
    },
  }),

  "value-of-machine": rule<{ value: string }>({
    message: ({ value }) => `a page cannot contain \`${value}\`, which only the build knows`,
    hint: () =>
      "write the value itself, or write it into a component of the site before the build starts",
    documentation:
      "A page must not depend on the machine that builds it: it would publish what happens to be there, and it would keep an old value, because finished pages are cached. A value that differs between builds belongs in a file that is written before the build, such as a component of the site.",
    example: {
      file: "content/docs/guide.mdx",
      source: "Version {process.env.VERSION}",
      values: { value: "process.env.VERSION" },
    },
  }),

  "unsupported-export": rule<{ statement: string }>({
    message: () => "a page cannot export values",
    hint: ({ statement }) =>
      /^export\s+(?:default|const|let|var|(?:async\s+)?function|class)\b|^export\s*[{*]/.test(
        statement,
      )
        ? "remove the `export`, and write the value where it is used"
        : proseHint("export"),
    documentation:
      "Pages are data for the engine, and nothing imports values from them. Write a value where the page uses it, or put it into a component of the site.",
    example: {
      file: "content/docs/guide.mdx",
      source: 'export const version = "1.0";',
      values: { statement: 'export const version = "1.0";' },
    },
  }),

  "partial-with-content": rule<{ name: string }>({
    message: ({ name }) => `the partial \`<${name}>\` needs each property by name`,
    hint: ({ name }) => `write each property: \`<${name} cloud="aws" />\``,
    documentation:
      'A partial sees the attributes of its tag as `props`: `<Setup cloud="aws" />` gives it `{props.cloud}`, and the content between its tags is `{props.children}`. Attributes that are spread from an object, `{...all}`, are not known when the page is read, so they have no effect.',
    example: {
      file: "content/docs/guide.mdx",
      source: 'import Setup from "./_setup.mdx";\n\n<Setup {...all} />',
      values: { name: "Setup" },
    },
  }),

  "missing-partial": rule<{ path: string; suggestion: string | undefined }>({
    essential: true,
    message: ({ path }) => `the partial \`${path}\` does not exist`,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? "check the path",
    documentation:
      "The imported Markdown file does not exist. Its path is relative to the file with the import.",
    example: {
      file: "content/docs/guide.mdx",
      source: 'import Setup from "./_setpu.mdx";',
      values: { path: "./_setpu.mdx", suggestion: "./_setup.mdx" },
    },
  }),

  "partial-cycle": rule<{
    paths: readonly string[];
  }>({
    essential: true,
    message: ({ paths }) =>
      `partials include each other in a circle: ${paths.map((path) => `\`${path}\``).join(" → ")}`,
    hint: () => "remove one of these imports",
    documentation:
      "A partial that includes itself, directly or through another one, would never end. Remove one of the imports that the message lists.",
    example: {
      file: "content/docs/_b.mdx",
      source: 'import A from "./_a.mdx";',
      values: { paths: ["_a.mdx", "_b.mdx", "_a.mdx"] },
    },
  }),
});

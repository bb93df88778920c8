import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { formatCount } from "../../model/text/format-count.ts";
import { type ForeignSyntax, foreignSyntax, otherContainers } from "./foreign-syntax.ts";
import {
  describeLostBlock,
  describeUnintended,
  getLostBlockHint,
  getLostEmphasisHint,
  getNameOfMarks,
  type LostBlock,
  type LostFootnote,
  lostFootnotes,
} from "./lost-markup.ts";

interface Text {
  message: string;
  hint: string;
}

type UnclosedHtml = { kind: "tag"; tag: string } | { kind: "comment" };

type RefusedHtml =
  | {
      kind: "unknown-tag" | "no-open-tag" | "block-in-paragraph";
      source: string;
      tag: string;
      /** In descriptions of Terraform code, components cannot be used. */
      isDescription?: boolean | undefined;
    }
  | { kind: "unquoted"; source: string; name: string; value: string }
  | { kind: "attribute"; name: string; tag: string }
  | { kind: "element"; tag: string }
  | { kind: "jsx-attribute"; name: string; tag: string };

const tagHints: readonly [RegExp, string][] = [
  [/^(?:audio|embed|iframe|object|video)$/, "use `<Video>` in an `.mdx` file, or write a link"],
  [/^(?:circle|g|path|rect|svg)$/, "save the drawing as a file, and write `![text](./name.svg)`"],
  [/^(?:button|form|input|script|select|style|textarea)$/, "use a component in an `.mdx` file"],
  [/^center$/, 'write `<p align="center">` and `</p>`'],
];

function getUnknownTagHint({
  tag,
  isDescription,
}: {
  tag: string;
  isDescription?: boolean | undefined;
}): string {
  const [, hint] = tagHints.find(([tags]) => !isDescription && tags.test(tag)) ?? [];
  return `write it in backticks, or ${hint ?? "use Markdown instead"}`;
}

function describeRefusedHtml(values: RefusedHtml): Text {
  switch (values.kind) {
    case "unknown-tag":
      return {
        message: `${describeShownText(values.source)}: plain Markdown does not know this tag`,
        hint: getUnknownTagHint(values),
      };
    case "no-open-tag":
      return {
        message: `${describeShownText(values.source)}: no such tag is open here`,
        hint: `remove it, or open \`<${values.tag}>\` before it in the same block`,
      };
    case "block-in-paragraph":
      return {
        message: `${describeShownText(values.source)}: a block element is not allowed inside a paragraph`,
        hint: "start it on its own line, after an empty line",
      };
    case "unquoted":
      return {
        message: `${describeShownText(values.source)}: a value with a slash needs quotes`,
        hint: `write \`${values.name}="${values.value}"\``,
      };
    case "attribute":
      return {
        message: `the attribute \`${values.name}\` of \`<${values.tag}>\` is left out: plain Markdown does not know it`,
        hint: values.name.startsWith("on")
          ? "remove it: pages run no scripts"
          : "use a class, or Markdown instead",
      };
    case "element":
      return {
        message: `\`<${values.tag}>\` is refused`,
        hint: "a page cannot have scripts, styles, or foreign pages: use a component of the site",
      };
    case "jsx-attribute":
      return {
        message: `the attribute \`${values.name}\` of \`<${values.tag}>\` is refused`,
        hint: jsxAttributeHint(values.name),
      };
  }
}

function jsxAttributeHint(name: string): string {
  if (name === "style") return "use `className`";
  return name === "name" ? "use `id`" : "move interactive parts into a component";
}

function describeShownText(source: string): string {
  return `\`${source.slice(0, 60)}\` is shown as text`;
}

export interface UnclosedAdmonition {
  name: string;
  colons: string;
  /** Last nested admonition, if both end on one closing line. */
  inner: string | undefined;
  /** Line of an unclosed code block that contains the closing line. */
  codeLine: number | undefined;
}

function getAdmonitionEndHint({ name, colons, inner, codeLine }: UnclosedAdmonition): string {
  if (inner !== undefined) {
    return `end it with a line \`:::\` above \`:::${inner}\`, or, if that one is inside, write \`::::${name}\` and \`::::\` around it`;
  }
  return codeLine === undefined
    ? `end it with a line \`${colons}\``
    : `end the code block of line ${codeLine} first`;
}

type AdmonitionOpening =
  | { kind: "title"; name: string; title: string }
  | { kind: "alert"; type: string; name: string; title: string }
  | { kind: "rest"; rest: string };

function getAdmonitionOpeningHint(values: AdmonitionOpening): string {
  if (values.kind !== "rest") {
    const end = values.kind === "alert" ? " before the text and `:::` after it" : "";
    // Prettier joins the lines of an admonition without empty lines.
    const joined = /^(.*\S)\s*:{3,}$/.exec(values.title)?.[1];
    return joined === undefined
      ? `write \`:::${values.name}[${values.title}]\`${end}`
      : `write \`:::${values.name}\`, \`${joined}\`, and \`:::\` on a line each`;
  }
  return /^[^[]*\]/.test(values.rest)
    ? "write `\\]` for a bracket that belongs to the title"
    : "remove it: only a title in brackets may follow the name of an admonition";
}

export const markdownRules = defineRules({
  "second-title": rule<object>({
    severity: "warning",
    message: () => "a `#` heading repeats the level of the page's `title`; it is shown as `##`",
    hint: () => "use `##`, or remove the line where it repeats the title",
    documentation:
      "The `title` of the front matter is the only first-level heading of a page. A second one confuses screen readers and search engines. Begin the sections of a page with `##`.",
    example: {
      file: "content/docs/guide.md",
      source: "# Guide\n\nFirst, install it.",
      values: {},
    },
  }),

  "invalid-heading-id": rule<{ id: string }>({
    message: ({ id }) => `\`${id}\` cannot be the id of a heading`,
    hint: () => "write `{#my-id}`: letters, digits, `-`, `_`, and `.`, without spaces",
    documentation:
      "A heading can name its own id, the part of its address after `#`, in braces at its end. Spaces, quotes, and angle brackets cannot be part of such an address.",
    example: {
      file: "content/docs/guide.md",
      source: "## Install {#first step}",
      values: { id: "first step" },
    },
  }),

  "duplicate-heading-id": rule<{ id: string; of?: "element" }>({
    message: ({ id }) => `the id \`${id}\` is used twice on this page`,
    hint: ({ id, of }) =>
      of === "element"
        ? `use another id, for example \`${id}-2\``
        : `give this heading another id, for example \`{#${id}-2}\``,
    documentation:
      "A browser scrolls to the first element with an id, so the second heading could not be linked to. Give each heading a different id.",
    example: {
      file: "content/docs/guide.md",
      source: "## On Linux {#install}\n\n## On macOS {#install}",
      values: { id: "install" },
    },
  }),

  "empty-heading": rule<object>({
    severity: "warning",
    message: () => "the heading has no text",
    hint: () => "write its text, or remove the line",
    documentation:
      "A heading without text is an empty line for readers and a section without a name for screen readers. It is left out of the table of contents.",
    example: { file: "content/docs/guide.md", source: "##\n\nFirst, install it.", values: {} },
  }),

  "reserved-id": rule<{ id: string }>({
    message: ({ id }) => `the id \`${id}\` belongs to the layout of the page`,
    hint: ({ id }) => `choose another id, for example \`${id}-section\``,
    documentation:
      "The layout finds its own parts, such as the sidebar and the main text, by their ids. An element of the text with the same id would break them, so it gets another id.",
    example: {
      file: "content/docs/guide.md",
      source: "## Side bar {#sidebar}",
      values: { id: "sidebar" },
    },
  }),

  "unclosed-admonition": rule<UnclosedAdmonition>({
    message: ({ name }) => `the admonition \`:::${name}\` is not closed`,
    hint: getAdmonitionEndHint,
    documentation:
      "An admonition ends with a line of as many colons as it begins with. Without that line the rest of the page becomes part of it. An admonition around another one needs more colons than the inner one.",
    example: {
      file: "content/docs/guide.md",
      source: ":::note\n\nKeep the key.",
      values: { name: "note", colons: ":::", inner: undefined, codeLine: undefined },
    },
  }),

  "admonition-title": rule<AdmonitionOpening>({
    severity: "warning",
    message(values) {
      if (values.kind === "alert") return `\`[!${values.type}]\` with a title is shown as text`;
      return values.kind === "title"
        ? "the title of an admonition needs brackets"
        : `\`${values.rest}\` has no effect`;
    },
    hint: getAdmonitionOpeningHint,
    documentation:
      "An admonition has a name and, if wanted, a title in brackets directly after it: `:::note[Before you start]`. Other text on that line has no effect. A quote that begins with `[!NOTE]` has no title.",
    example: {
      file: "content/docs/guide.md",
      source: ":::note Before you start\n\nKeep the key.\n\n:::",
      values: { kind: "title", name: "note", title: "Before you start" },
    },
  }),

  "unknown-admonition": rule<{
    name: string;
    suggestion: string | undefined;
    knownNames: readonly string[];
    isAlert?: boolean;
  }>({
    getSeverity: ({ isAlert }) => (isAlert ? "warning" : undefined),
    message: ({ name }) => `unknown admonition \`${name}\``,
    hint: ({ name, suggestion, knownNames, isAlert }) =>
      otherContainers.get(name) ??
      didYouMean(suggestion, (name) => (isAlert ? `[!${name.toUpperCase()}]` : `:::${name}`)) ??
      `known: ${knownNames.join(", ")}`,
    documentation:
      "The name after the colons is the kind of the admonition, and each kind has its own color and icon. Use one of the kinds that the site knows.",
    example: {
      file: "content/docs/guide.md",
      source: ":::notte\n\nKeep the key.\n\n:::",
      values: {
        name: "notte",
        suggestion: "note",
        knownNames: ["note", "tip", "info", "warning", "danger", "caution"],
      },
    },
  }),

  "stray-colons": rule<{ line: string }>({
    severity: "warning",
    message: ({ line }) =>
      `\`${line.slice(0, 60)}\` is shown as text: it neither opens nor closes an admonition`,
    hint({ line }) {
      const [, typedName = "", rest = ""] =
        /^:::+\s*(?:\{\s*\.(?:callout-)?)?([a-z-]+)[ \t]*([^{}]*)/i.exec(line) ?? [];
      const name = typedName.toLowerCase();
      const title = rest.trim().replace(/^\[(.*)\]$/, "$1");
      const other = otherContainers.get(name);
      if (other !== undefined) return other;
      return name !== ""
        ? `write \`:::${name}${title ? `[${title}]` : ""}\` without a space`
        : "remove it, or give the admonition around another one more colons: `::::note` to `::::`";
    },
    documentation:
      "A line that begins with three colons is meant to open or close an admonition, but this one does neither, so readers see the colons. The name follows the colons without a space, and a closing line has as many colons as the opening one.",
    example: {
      file: "content/docs/guide.md",
      source: "::: note\n\nKeep the key.",
      values: { line: "::: note" },
    },
  }),

  "lost-block": rule<LostBlock>({
    severity: "warning",
    message: describeLostBlock,
    hint: getLostBlockHint,
    documentation:
      "A heading needs a plain space after its `#`, an item of a list after its `-` or `1.`, and a check box after its `[ ]`. In MDX, indented lines make no code block. The second line of a table, with the hyphens, has as many cells as the first. Otherwise readers see the characters. A backslash before the first one marks them as text.",
    example: {
      file: "content/docs/guide.md",
      source: "| Name | Size |\n| --- |\n| a | 1 |",
      values: { kind: "table", line: "| --- |" },
    },
  }),

  "excess-cells": rule<{ cells: number; columns: number; droppedText: string }>({
    severity: "warning",
    message: ({ cells, columns, droppedText }) =>
      `the row has ${cells} cells, but the table has ${formatCount(columns, "column")}: \`${droppedText}\` is left out`,
    hint: () => "write `\\|` for the character itself, in code too, or add a column",
    documentation:
      "The first row of a table says how many columns it has; further cells of a row are not shown. The usual reason is a `|` inside a cell, which must be written as `\\|`.",
    example: {
      file: "content/docs/guide.md",
      source: "| Command |\n| --- |\n| `cat a | wc` |",
      values: { cells: 2, columns: 1, droppedText: "wc`" },
    },
  }),

  "lost-footnote": rule<{ name: string; kind: LostFootnote }>({
    severity: "warning",
    message: ({ name, kind }) => lostFootnotes[kind].message(name),
    hint: ({ name, kind }) => lostFootnotes[kind].hint(name),
    documentation:
      "A reference such as `[^1]` needs a footnote `[^1]: text` on the same page. Without one, readers see the brackets. A footnote without a reference is not shown, nor is a second footnote of the same name. A name has no spaces.",
    example: {
      file: "content/docs/guide.md",
      source: "It takes an hour[^1].",
      values: { name: "1", kind: "missing" },
    },
  }),

  "foreign-syntax": rule<{ found: string; kind: ForeignSyntax }>({
    severity: "warning",
    message({ found: text, kind }) {
      if (kind === "include") {
        return `\`${text}\` includes a file in other engines; here it is not read`;
      }
      return kind === "subscript"
        ? `\`${text}\` is a subscript in other engines; here it is struck out`
        : `\`${text}\` is markup of another engine; readers see it as text`;
    },
    hint: ({ kind }) => foreignSyntax[kind],
    documentation:
      "Other engines extend Markdown with notes, tabs, included files, links in double brackets, attributes in braces, formulas, marks, emoji codes, abbreviations, definition lists, and numbered comments in code. This engine has other markup for them, or none. Where the text is an example, put it in backticks, or a backslash before its first character.",
    example: {
      file: "content/docs/guide.md",
      source: "!!! note",
      values: { found: "!!! note", kind: "note" },
    },
  }),

  "lost-emphasis": rule<{ text: string }>({
    severity: "warning",
    message: ({ text }) => `\`${text}\` is shown with its ${getNameOfMarks(text)}`,
    hint: ({ text }) => getLostEmphasisHint(text),
    documentation:
      "Asterisks and tildes are shown, and the text is neither bold, italic, nor struck out, in two cases: a space is next to them on the inner side, as in `**bold **`, or punctuation is on the inner side and a letter on the outer side, as in `**Note:**text`. Underscores are also shown if a letter is on the outer side, as in `これは__強調__です`. Chinese and Japanese have no spaces between words, so these cases are frequent there.",
    example: {
      file: "content/docs/guide.md",
      source: "这是**“引号”**后。",
      values: { text: "**“引号”**" },
    },
  }),

  "unintended-emphasis": rule<{ source: string }>({
    severity: "warning",
    message: ({ source }) => describeUnintended(source),
    hint: ({ source }) => {
      const mark = source.startsWith("~") ? "~" : "*";
      return `put the whole text in backticks, or write \`\\${mark}\` for the character itself`;
    },
    documentation:
      "Two asterisks or tildes with text between them are emphasis, also inside words. So `2*3*4`, `arn:aws:iam::*:role/*`, and `10~20 or 30~40` lose these characters, and the text between them is italic, bold, or struck out. Code in backticks keeps them.",
    example: {
      file: "content/docs/guide.md",
      source: "Allow arn:aws:iam::*:role/* only.",
      values: { source: "*:role/*" },
    },
  }),

  "markdown-in-html": rule<{ markup: string }>({
    severity: "warning",
    message: ({ markup }) =>
      `${/^[`~]{3}/.test(markup) ? "a code block" : `\`${markup}\``} is shown as text: it is inside an HTML block`,
    hint: ({ markup }) => {
      if (/^(?:```|~~~|[-+] |#)/.test(markup)) return "put an empty line before it";
      if (markup.startsWith("!"))
        return 'write `<img src="…" alt="…">`, or put an empty line before the text';
      if (markup.startsWith("["))
        return 'write `<a href="…">`, or put an empty line before the text';
      const tag = markup.startsWith("*") ? "b" : "code";
      return `write \`<${tag}>${markup.replace(/^[*`]+|[*`]+$/g, "")}</${tag}>\`, or put an empty line before the text`;
    },
    documentation:
      "A block that begins with an HTML tag is HTML until the next empty line, so bold text, code, and links in Markdown stay as they are typed. Use tags inside it, or put an empty line between the tag and the text.",
    example: {
      file: "content/docs/guide.md",
      source: "<details>\n<summary>Run **this** first</summary>\n\nThen wait.\n\n</details>",
      values: { markup: "**this**" },
    },
  }),

  "unclosed-html": rule<UnclosedHtml>({
    getSeverity: ({ kind }) => (kind === "comment" ? "warning" : undefined),
    message: (values) =>
      values.kind === "tag"
        ? `\`<${values.tag}>\` is not closed`
        : "the comment is not closed: all text after it is lost",
    hint: (values) => (values.kind === "tag" ? `add \`</${values.tag}>\`` : "end it with `-->`"),
    documentation:
      "An HTML tag in Markdown must be closed in the same block, because it would change the rest of the page otherwise; the build closes it at the end of the block. A comment that is not closed is only a warning, because Markdown allows it; it hides all text that follows.",
    example: {
      file: "content/docs/guide.md",
      source: "Press <kbd>Enter.",
      values: { kind: "tag", tag: "kbd" },
    },
  }),

  "html-not-allowed": rule<RefusedHtml>({
    severity: "warning",
    getSeverity(values) {
      if (values.kind === "element") return "error";
      // Without its style, an element only looks plainer, so this is a warning.
      return values.kind === "jsx-attribute" && values.name !== "style" ? "error" : undefined;
    },
    message: (values) => describeRefusedHtml(values).message,
    hint: (values) => describeRefusedHtml(values).hint,
    documentation:
      "Pages run no code. Plain Markdown may contain the HTML tags and attributes that code hosts allow in readme files; anything else is shown as text or left out, with a warning. MDX may contain any element except those that run code or load other pages, such as `<script>` and `<iframe>`, and no event attribute: these are errors. A `style` is left out with a warning. Components may have any property.",
    example: {
      file: "content/docs/guide.md",
      source: "<video></video>",
      values: { kind: "unknown-tag", source: "<video>", tag: "video" },
    },
  }),

  "jsx-in-markdown": rule<{ texts: readonly string[]; name: string }>({
    severity: "warning",
    message: ({ texts }) =>
      `the file contains JSX, which plain Markdown shows as text: ${texts.map((text) => `\`${text}\``).join(", ")}`,
    hint: ({ name }) =>
      `rename it to \`${name.replace(/\.md$/i, ".mdx")}\`, or write what is meant as text in backticks`,
    documentation:
      "Components, `import`, `export`, comments like `{/* */}`, and properties in braces belong to MDX. In an `.md` file, they are text, and readers see them. Rename the file to `.mdx`, or put text that readers should see in backticks. Each file is reported once.",
    example: {
      file: "content/docs/guide.md",
      source: '<Tabs>\n  <TabItem value="a">A</TabItem>\n</Tabs>',
      values: { texts: ["<Tabs>", "<TabItem>"], name: "guide.md" },
    },
  }),

  "block-in-text": rule<{ tag: string }>({
    severity: "warning",
    message: ({ tag }) =>
      `\`<${tag}>\` is a block inside a sentence: browsers end the paragraph before it`,
    hint: () => "start it on its own line, after an empty line",
    documentation:
      "A paragraph cannot contain a block such as a list, a table, or a card. A browser ends the paragraph before the block, so the page that readers see differs from the one that was built.",
    example: {
      file: "content/docs/guide.mdx",
      source: "Read this <div>first</div> please.",
      values: { tag: "div" },
    },
  }),

  "overlong-paragraph": rule<{ limit: number }>({
    message: ({ limit }) =>
      `the paragraph has more than ${limit.toLocaleString("en")} entities (\`&amp;\`) or expressions (\`{…}\`)`,
    hint: () => "split it with empty lines, or put it into a code block",
    documentation:
      "Parsing so long a paragraph would take minutes. It is usually data or the output of a program, which is easier to read in a code block or a file of its own.",
    example: {
      file: "content/docs/guide.md",
      source: "&quot;a&quot;: &quot;b&quot;, …",
      values: { limit: 20_000 },
    },
  }),

  "nested-too-deep": rule<object>({
    essential: true,
    message: () => "the page nests lists, quotes, or elements too deeply",
    hint: () => "a few levels are enough: check for characters that repeat by mistake",
    documentation:
      "Thousands of levels of lists, quotes, or elements exhaust the memory of the parser. It is usually the output of a broken program. The page shows its source instead of its text.",
    example: {
      file: "content/docs/guide.md",
      source: "> > > > > > > > > > > > …",
      values: {},
    },
  }),
});

import type { UnusableLink } from "../../files/walk-files.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { getYamlSyntaxHint } from "./yaml-syntax-hint.ts";

type YamlError = { kind: "syntax"; reason: string } | { kind: "alias"; name: string };

type InvalidYaml =
  | YamlError
  | { kind: "no-entries" }
  | { kind: "entry"; entry: string; reason: string; correction: string | undefined };

function describeYaml(values: InvalidYaml): { message: string; hint?: string | undefined } {
  switch (values.kind) {
    case "syntax":
      return {
        message: `the file is not valid YAML: ${values.reason}`,
        hint: getYamlSyntaxHint(values.reason),
      };
    case "alias":
      return {
        message: `the file names a value \`*${values.name}\`, and none is marked \`&${values.name}\``,
        hint: "put the value in quotes",
      };
    case "no-entries":
      return {
        message: "the file has no entries",
        hint: "write `name:` and the entry's keys below it, indented",
      };
    case "entry":
      return {
        message: `${values.reason} in the entry \`${values.entry}\``,
        hint: values.correction,
      };
  }
}

type InvalidCategory =
  | YamlError
  | { kind: "json"; reason: string }
  | { kind: "no-object"; correction: string | undefined }
  | { kind: "key"; reason: string; correction: string | undefined };

function describeCategory(values: InvalidCategory): {
  message: string;
  hint?: string | undefined;
} {
  switch (values.kind) {
    case "syntax":
    case "alias":
      return describeYaml(values);
    case "json":
      return {
        message: `the file is not valid JSON: ${values.reason}`,
        hint: "put keys and texts in double quotes, and remove a comma after the last entry",
      };
    case "no-object":
      return { message: "the file is not an object", hint: values.correction };
    case "key":
      return { message: values.reason, hint: values.correction };
  }
}

const linkTargets: Record<UnusableLink, string> = {
  missing: "to a file that does not exist",
  cycle: "to a folder that contains it",
  outside: "out of the repository",
};

export const fileRules = defineRules({
  "duplicate-id": rule<{ id: string; first: string }>({
    essential: true,
    message: ({ id, first }) => `the id \`${id}\` belongs to \`${first}\` already`,
    hint: () => "give one of the two another `id` or file name",
    documentation:
      "Sidebars name a page by its id, so two pages cannot share one. The id is the path of the file without numbers and extension: `01-intro.md` and `02-intro.md` have the same. Rename one of the files, or give one of them an `id` in its front matter.",
    example: {
      file: "content/docs/02-intro.md",
      source: "---\ntitle: Introduction\nslug: other\n---",
      values: { id: "intro", first: "content/docs/01-intro.md" },
    },
  }),

  "duplicate-route": rule<{
    route: string;
    /** Null for a generated page. */
    first: string | null;
  }>({
    message: ({ route, first }) =>
      first === null
        ? `the route \`${route}\` belongs to a generated page`
        : `the route \`${route}\` belongs to \`${first}\` already`,
    hint: ({ first }) => {
      return first === null
        ? "give this page another `slug` or file name"
        : "give one of the two another `slug` or file name";
    },
    documentation:
      "Two pages have the same address, and a site can show only one of them there: the page that the message names. Rename one of the files, or set another `slug`.",
    example: {
      file: "content/docs/setup.md",
      source: "---\ntitle: Setup\nslug: /install\n---",
      values: { route: "/docs/install", first: "content/docs/install.md" },
    },
  }),

  "route-differs-by-case": rule<{ route: string; first: string; file: string }>({
    severity: "warning",
    message: ({ route, first, file }) =>
      `the route \`${route}\` and that of \`${file}\`, \`${first}\`, differ in capital letters only`,
    hint: () => "give one of the two another `slug` or file name",
    documentation:
      "Many disks and some hosts ignore case, so they can store only one of two pages whose addresses differ in case alone. Rename one of the files, or set another `slug`.",
    example: {
      file: "content/docs/setup.md",
      source: "---\ntitle: Setup\nslug: /Install\n---",
      values: { route: "/docs/Install", first: "/docs/install", file: "content/docs/install.md" },
    },
  }),

  "unusable-symbolic-link": rule<{ reason: UnusableLink }>({
    message: ({ reason }) => `the symbolic link is not followed: it leads ${linkTargets[reason]}`,
    hint: ({ reason }) =>
      reason === "outside"
        ? "copy what it leads to into the repository, or remove the link"
        : "correct its target, or remove the link",
    documentation:
      "A symbolic link below `content`, `pages`, `versions`, or `public` counts as the file or folder that it leads to. It must lead to something in the repository of the site, so that every machine builds the same and no private file is published. A link to a folder that contains the link is not followed, because its files would be repeated without end.",
    example: {
      file: "content/docs/shared.md",
      source: "",
      values: { reason: "missing" },
    },
  }),

  "unknown-extension": rule<{ path: string }>({
    severity: "warning",
    message: () => "the file is not a page: its name does not end in `.md` or `.mdx`",
    hint: ({ path }) => `rename it to \`${path.replace(/^.*\/|\.[^.]+$/g, "")}.md\``,
    documentation:
      "Only files that end in `.md` or `.mdx` become pages. A file with another extension for Markdown, such as `.markdown`, is published unchanged, and only if a page links to it. Rename it.",
    example: {
      file: "content/docs/install.markdown",
      source: "# Install",
      values: { path: "install.markdown" },
    },
  }),

  "invalid-category": rule<InvalidCategory>({
    essential: true,
    message: (values) => describeCategory(values).message,
    hint: (values) => describeCategory(values).hint,
    documentation:
      "A file `_category_.json`, or `_category_.yml`, sets the label of a folder and its position in the sidebar, with the keys `label`, `position`, `collapsible`, and `collapsed`. With `link: { type: generated-index }`, and a `title`, `description`, and `slug` in it if wanted, a folder without an index gets a page that lists its pages. With a mistake in it, the folder keeps the defaults.",
    example: {
      file: "content/docs/guides/_category_.json",
      source: '{ "label": "Guides", }',
      values: { kind: "json", reason: "a key in double quotes is expected" },
    },
  }),

  "invalid-yaml": rule<InvalidYaml>({
    essential: true,
    message: (values) => describeYaml(values).message,
    hint: (values) => describeYaml(values).hint,
    documentation:
      "The files `tags.yml` and `authors.yml` contain names, each with keys and values below it. An invalid entry is left out. If the file cannot be read, its names are not checked in pages either, so correct this message first.",
    example: {
      file: "content/docs/tags.yml",
      source: "aws:\n  lable: AWS",
      values: {
        kind: "entry",
        entry: "aws",
        reason: "unknown key `lable`",
        correction: "did you mean `label`?",
      },
    },
  }),
});

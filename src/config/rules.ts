import { didYouMean } from "../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../model/diagnostics/rule.ts";

const docIdSyntax = "an id is the path below `content/docs` without number prefixes and extension";

type MissingDocs = { item: "page"; docId: string } | { item: "version"; type: string };

export const configRules = defineRules({
  "invalid-config": rule<{ reason: string; key: string; correction: string | undefined }>({
    essential: true,
    message: ({ reason, key }) =>
      key === "" || reason.includes(`\`${key}\``) ? reason : `${reason} at \`${key}\``,
    hint: ({ correction }) => correction,
    documentation:
      "Every option of `config.ts` and every item of `sidebars.ts` has a name and a type, and an unknown name is usually a typing error. The message names the path of the option. Correct the option as the hint says; an editor that knows TypeScript shows the same while you type.",
    example: {
      file: "config.ts",
      source: 'tagLine: "All about clouds.",',
      values: {
        reason: "unknown key `tagLine`",
        key: "tagLine",
        correction: "did you mean `tagline`?",
      },
    },
  }),

  "unknown-doc-id": rule<{ docId: string; suggestion: string | undefined }>({
    message: ({ docId }) => `no page has the id \`${docId}\``,
    hint: ({ suggestion }) => didYouMean(suggestion) ?? docIdSyntax,
    documentation:
      "Sidebars, the navbar, and the option `mainDoc` name pages by their ids. An id is the path of the file below `content/docs`, without extension and without numbers such as `01-` before a name; the `id` in the front matter replaces its last part. Correct the id, or add the page.",
    example: {
      file: "sidebars.ts",
      source: 'docs: ["intro/welcom"],',
      values: { docId: "intro/welcom", suggestion: "intro/welcome" },
    },
  }),

  "no-docs": rule<MissingDocs>({
    message: (missing) =>
      missing.item === "page"
        ? `the navbar links to the page \`${missing.docId}\`, but the site has no docs`
        : `the navbar shows a version with \`${missing.type}\`, but the site has no docs`,
    hint: ({ item }) =>
      item === "page"
        ? "write a page below `content/docs`, or use a plain link"
        : "write a page below `content/docs`, or remove the item",
    documentation:
      "An item of the navbar links to a page or a version of the docs, but there is no page below `content/docs`. Write one, or use an item of another type.",
    example: {
      file: "config.ts",
      source: 'navbar: [{ type: "doc", docId: "intro" }],',
      values: { item: "page", docId: "intro" },
    },
  }),
});

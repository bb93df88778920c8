import { didYouMean } from "../../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../../model/diagnostics/rule.ts";
import { formatCount } from "../../model/text/format-count.ts";

export type InvalidPage = { file: string } | { route: string; syntax: string };

export const baselineFile = "baseline.tsv";

export type InvalidBaseline = { kind: "syntax" | "unmerged" } | { kind: "essential"; id: string };

type OutdatedBaseline =
  | { kind: "fixed"; id: string; file: string; message: string; count: number }
  | { kind: "no-match"; count: number };

const routeReasons = {
  cached: "browsers keep files below this folder for a year",
  hidden: "hosts do not serve names that begin with a dot",
  long: "a name in it is longer than 251 bytes",
};

const codeHints: readonly [RegExp, string][] = [
  [
    /cannot be passed (?:directly )?to Client Component/,
    'put `"use client";` on the first line of the file of the component that passes it; if the page itself does, move both into such a component',
  ],
  [
    /\buse[A-Z]\w*[)`]? is not a function|createContext|Class extends value undefined/,
    'put `"use client";` on the first line of the component\'s file: the component runs in the browser',
  ],
  [
    /(?:^|: )(?:document|history|localStorage|location|matchMedia|navigator|screen|sessionStorage|window) is not defined/,
    "only browsers have it: read it in `useEffect` or in an event handler",
  ],
  [
    /^a component is not finished/,
    "one that this page uses awaits a promise that does not settle: end it with an error, or give it a time limit",
  ],
  [
    /is read, but browsers do not have it$/,
    'read it in a component without `"use client"` and pass the value, or import it from a file',
  ],
  [
    /^a component contains an object/,
    "choose one of its values, or show all of them with `JSON.stringify(value)`",
  ],
  [/(?:^|: )[\w$]+ is not defined/, "import or define it in the component's file"],
];

function findCodeHint(reason: string): string | undefined {
  return codeHints.find(([pattern]) => pattern.test(reason))?.[1];
}

export const builderRules = defineRules({
  "unreadable-config": rule<
    | { file: string; reason: string }
    | { file: string; path: string }
    | { folder: string; isFile: boolean }
    | { entry: string; expected: "file" | "folder" }
  >({
    essential: true,
    message(values) {
      if ("entry" in values) {
        return values.expected === "file"
          ? `\`${values.entry}\` is a folder, but the build reads a file with this name`
          : `\`${values.entry}\` is a file, but the build reads a folder with this name`;
      }
      if ("folder" in values) {
        return values.isFile
          ? `\`${values.folder}\` is not a folder`
          : `the folder \`${values.folder}\` does not exist`;
      }
      return "path" in values
        ? `\`${values.file}\` does not exist`
        : `\`${values.file}\` cannot be loaded: ${values.reason}`;
    },
    hint(values) {
      if ("entry" in values) return "rename or remove it";
      if ("folder" in values) return "name the folder of a site: `--site DIR`";
      return "path" in values ? `create ${values.path}` : "correct the file";
    },
    documentation:
      "`config.ts`, `sidebars.ts` and the files in `messages/` are modules that the build loads. The message contains the error of the compiler or the module, with its position.",
    example: {
      file: "sidebars.ts",
      source: "export default {",
      values: { file: "sidebars.ts", reason: "Unexpected token" },
    },
  }),
  "asset-not-kept": rule<{ path: string; from: string; reason: string }>({
    severity: "warning",
    message: ({ path, from, reason }) => `\`${path}\` of ${from} is not kept: ${reason}`,
    hint: () => "readers of older pages load their next page in full; nothing else is lost",
    documentation:
      "`--keep-assets` copies the hashed files of the last builds into the output. Files that are missing there or have changed are skipped.",
    example: {
      file: "config.ts",
      source: "npm run build -- --keep-assets https://docs.example.com",
      values: {
        path: "assets/shell-Ab12Cd.js",
        from: "https://docs.example.com",
        reason: "the host responded with status 404",
      },
    },
  }),
  "missing-dates": rule<{ reason: string }>({
    severity: "warning",
    message: ({ reason }) => `pages have no date of their last change: ${reason}`,
    hint: () => "build in a full clone of a git repository, or set `lastUpdated: false`",
    documentation:
      "The date of a page's last change comes from git. A shallow clone contains only the newest commit: fetch the whole history in your pipeline (`fetch-depth: 0`).",
    example: {
      file: "config.ts",
      source: "lastUpdated: true,",
      values: { reason: "the repository is a shallow clone" },
    },
  }),
  "invalid-message": rule<{ name: string }>({
    essential: true,
    message: ({ name }) => `\`${name}\` does not have the form of the English message`,
    hint: () => "write it as the English one is: a string, or an object with the same keys",
    documentation:
      "A text of `messages/<code>/catalog.ts`, `content.ts` or `publish.ts` replaces an English one, and must have its form.",
    example: {
      file: "messages/pl/content.ts",
      source: "export const notFoundTitle = 404;",
      values: { name: "notFoundTitle" },
    },
  }),
  "unknown-message": rule<{ name: string; suggestion?: string | undefined; file: string }>({
    essential: true,
    message: ({ name }) => `the interface has no text \`${name}\``,
    hint: ({ suggestion, file }) =>
      suggestion ? `did you mean \`${suggestion}\`?` : `the texts are those of \`src/${file}\``,
    documentation:
      "Each export of a file in `messages/<code>/` replaces the English text of the same name. A name that the engine does not have would replace nothing.",
    example: {
      file: "messages/pl/search.ts",
      source: 'export const noResultHint = "…";',
      values: {
        name: "noResultHint",
        suggestion: "noResultsHint",
        file: "theme/search/search-messages.ts",
      },
    },
  }),
  "unknown-namespace": rule<{
    name: string;
    folder: string;
    suggestion?: string | undefined;
    knownNames: readonly string[];
  }>({
    essential: true,
    message: ({ name }) => `no namespace of texts is called \`${name}\``,
    hint: ({ suggestion, folder, knownNames }) =>
      suggestion
        ? `did you mean \`${folder}/${suggestion}.ts\`?`
        : `known: ${knownNames.map((text) => `\`${text}\``).join(", ")}`,
    documentation: "The files in `messages/<code>/` are named after the namespaces of texts.",
    example: {
      file: "messages/pl/searches.ts",
      source: 'export const close = "…";',
      values: {
        name: "searches",
        folder: "messages/pl",
        suggestion: "search",
        knownNames: ["search"],
      },
    },
  }),
  "compile-failed": rule<{ subject: string; reason: string }>({
    essential: true,
    message: ({ subject, reason }) => `${subject} cannot be used: ${reason}`,
    hint: ({ reason }) => findCodeHint(reason) ?? "correct the file that the message names",
    documentation:
      "The components of a site (`components.tsx`, `pages/`) are compiled together with the engine. The message contains the compiler's output.",
    example: {
      file: "pages/home.tsx",
      source: "export default function Home() { return <main>; }",
      values: { subject: "`pages/home.tsx`", reason: "Unexpected token" },
    },
  }),
  "inline-style": rule({
    severity: "warning",
    message: () => "browsers ignore a `style` in the HTML of a page",
    hint: () => "write a class in a style sheet that the component imports",
    documentation:
      "The content security policy of the site forbids inline styles. A component may set styles in the browser after it has loaded. The dev server has no policy, so inline styles work there.",
    example: {
      file: "components/bar.tsx",
      source: "export const Bar = () => <i style={{ height: 4 }} />;",
      values: {},
    },
  }),
  "invalid-page": rule<InvalidPage>({
    essential: true,
    message: (values) =>
      "route" in values
        ? `\`${values.route}\` is not a valid route`
        : `\`${values.file}\` is not a page: its component or its metadata is missing`,
    hint: (values) =>
      "route" in values
        ? values.syntax
        : 'write `export default function Page()` and `export const metadata = { title: "…", description: "…", route: "/…" }`; put parts of pages into a subfolder',
    documentation:
      "Each `.tsx` file directly in `pages/` is a page: it exports a component and its metadata. Components that pages use are in subfolders.",
    example: {
      file: "pages/card.tsx",
      source: "export function Card() {}",
      values: { file: "pages/card.tsx" },
    },
  }),
  "render-failed": rule<{
    route: string;
    reason: string;
    components: readonly string[];
    hasBraces: boolean;
  }>({
    message: ({ route, reason, components }) => {
      const enclosing = components.map((name) => `\`<${name}>\``).join(" in ");
      return `the page \`${route}\` cannot be rendered: ${reason}${enclosing && ` (in ${enclosing})`}`;
    },
    hint: ({ hasBraces, reason }) =>
      hasBraces
        ? "braces contain JavaScript: write `\\{` for one that is text"
        : (findCodeHint(reason) ??
          "a component threw; check the properties that this page passes to its components"),
    documentation:
      "A component of the page has thrown an error. In `.mdx` files braces contain JavaScript, so `{name}` is a variable. Until it is corrected, the page shows the content of that component without the component, or else the source of the page.",
    example: {
      file: "content/docs/a.mdx",
      source: "The bucket {name} contains the logs.",
      values: { route: "/docs/a", reason: "name is not defined", components: [], hasBraces: true },
    },
  }),
  "late-error": rule<{ reason: string; component: string | undefined }>({
    essential: true,
    message: ({ reason, component }) =>
      `code that runs after its component${component ? ` \`${component}\`` : ""} has failed: ${reason}`,
    hint: () => "await each promise in the component, or catch its error; start timers in effects",
    documentation:
      "A component has started a timer or a promise and did not wait for it. The error occurred when the page was finished, so no page contains it.",
    example: {
      file: "components.tsx",
      source:
        'export function Price() {\n  fetch("https://prices.example.com");\n  return <b>5</b>;\n}',
      values: { reason: "fetch failed", component: "Price" },
    },
  }),
  "route-hides-file": rule<{ route: string; conflictingPath: string }>({
    essential: true,
    message: ({ route, conflictingPath }) =>
      `the route \`${route}\` conflicts with a file: \`${conflictingPath}\` is a file of this site`,
    hint: () => "change the `slug` or the file name of the page",
    documentation:
      "A page is in a folder of the output that has the name of its route. No file can have the same name.",
    example: {
      file: "content/docs/map.md",
      source: "slug: /sitemap.xml",
      values: { route: "/sitemap.xml", conflictingPath: "sitemap.xml" },
    },
  }),
  "unusable-route": rule<{ route: string; reason: "cached" | "hidden" | "long" }>({
    essential: true,
    message: ({ route, reason }) =>
      `the route \`${route}\` cannot be used: ${routeReasons[reason]}`,
    hint: ({ reason }) =>
      reason === "long"
        ? "shorten the `slug`, the tag, or the file name"
        : "change the `slug` or the file name of the page",
    documentation:
      "Hosts let browsers keep files below `assets` and `search-index` for a year, do not serve names that begin with a dot, and file systems allow 255 bytes for the name of a file, 251 without its extension.",
    example: {
      file: "content/docs/logo.md",
      source: "slug: /assets/logo",
      values: { route: "/assets/logo", reason: "cached" },
    },
  }),
  "overwritten-file": rule<{ path: string; first: string; second: string }>({
    severity: "warning",
    message: ({ path, first, second }) =>
      `\`${path}\` is written twice: by "${first}", then by "${second}"`,
    hint: () => "rename the first one: the output contains the second",
    documentation:
      "The build writes a file with the same path as a file in `public`, such as the document of a page. Without this warning, `public` can only replace the sitemap, robots.txt, the search description, and Markdown pages.",
    example: {
      file: "public/docs/index.html",
      source: "<!doctype html>",
      values: { path: "docs/index.html", first: "public", second: "pages" },
    },
  }),
  "lost-questions": rule<{ to: string; suggestion: string | undefined }>({
    message: ({ to }) => `the search finds nothing at \`${to}\``,
    hint: ({ suggestion }) =>
      didYouMean(suggestion) ?? "use the page or section that answers the questions now",
    documentation:
      "Readers find a page or section by the questions that `search-questions.tsv` lists for its address. If the page or section does not exist, its questions have no target. A section has the address of its heading: `/docs/vpc#subnets`.",
    example: {
      file: "search-questions.tsv",
      source: "/docs/vpc#subnet\tsplit a network\tparts of a network",
      values: { to: "/docs/vpc#subnet", suggestion: "/docs/vpc#subnets" },
    },
  }),
  "invalid-baseline": rule<InvalidBaseline>({
    essential: true,
    message(values) {
      if (values.kind === "unmerged") return "two versions of the baseline are not merged";
      return values.kind !== "essential"
        ? "the line is not count, rule, file, and message, separated by tabs"
        : `\`${values.id}\` cannot be in a baseline: its errors would be published wrong or not at all`;
    },
    hint: ({ kind }) =>
      kind === "essential"
        ? "remove the line, and fix the error"
        : "restore the file from the last commit, or write it again with `npm run build -- --update-baseline`",
    documentation:
      "`baseline.tsv` lists known diagnostics, so that only new ones stop a build. `npm run build -- --update-baseline` writes it. Errors that would be published wrong cannot be in it.",
    example: {
      file: "baseline.tsv",
      source: "broken-link content/docs/a.md",
      values: { kind: "syntax" },
    },
  }),
  "outdated-baseline": rule<OutdatedBaseline>({
    severity: "warning",
    message: (values) =>
      values.kind === "no-match"
        ? `no diagnostic of this build matches the baseline, which has ${formatCount(values.count, "line")}`
        : `${values.count === 1 ? "" : `${values.count} times `}fixed in \`${values.file}\`: ${values.message} [${values.id}]`,
    hint: ({ kind }) =>
      kind === "fixed"
        ? "`npm run build -- --update-baseline` removes it, so that it cannot come back"
        : "is it the baseline of another site? `npm run build -- --update-baseline` writes it again",
    documentation:
      "A diagnostic of the baseline is fixed. While its line exists, it could come back unnoticed: update the baseline in the commit that fixes it. A baseline without any match belongs to another site, or to a version of the engine with other messages.",
    example: {
      file: "baseline.tsv",
      source: "1\tbroken-link\tcontent/docs/a.md\t`./b.md` is not the address of a page",
      values: {
        kind: "fixed",
        id: "broken-link",
        file: "content/docs/a.md",
        message: "`./b.md` is not the address of a page",
        count: 1,
      },
    },
  }),
  "invalid-search-line": rule<{ expected: string } | { separator: string }>({
    message: (values) =>
      "separator" in values
        ? `a question or name contains \`${values.separator}\``
        : "the line is incomplete",
    hint: (values) =>
      "separator" in values
        ? "remove it: in the search index, it separates questions and names"
        : `write ${values.expected}`,
    documentation:
      "A line of `search-questions.tsv` is the address of a page or section and the questions that it answers. A line of `search-related.tsv` is a list of synonyms and related names. Tabs separate them. Blank lines and lines that begin with `#` do not count.",
    example: {
      file: "search-related.tsv",
      source: "delete",
      values: { expected: "two or more words or names, with tabs between them" },
    },
  }),
  "restart-needed": rule<{ changed: readonly string[] }>({
    severity: "warning",
    message: ({ changed }) => `changed since the server started: ${changed.join(", ")}`,
    hint: () => "stop it and run `npm run dev` again",
    documentation:
      "The dev server compiles the base URL, the interface messages, the search provider, and offline reading when it starts. All other changes appear without a restart.",
    example: {
      file: "config.ts",
      source: 'baseUrl: "/new/",',
      values: { changed: ["`baseUrl`"] },
    },
  }),
});

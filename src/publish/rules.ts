import { didYouMean } from "../model/diagnostics/nearest.ts";
import { defineRules, rule } from "../model/diagnostics/rule.ts";
import { shorten } from "../model/text/shorten.ts";

type InvalidRedirect =
  | { kind: "fields" }
  | { kind: "source"; from: string }
  | { kind: "half-pattern"; from: string; to: string };

type BrokenRedirect =
  | { kind: "no-match"; folder: string }
  | { kind: "no-page"; to: string; suggestion: string | undefined }
  | { kind: "no-anchor"; to: string; route: string; suggestion: string | undefined }
  | { kind: "anchor-of-redirect"; to: string; next: string }
  | { kind: "no-source"; from: string };

type HostLimit =
  | { limit: "count"; count: number; maxCount: number }
  | { limit: "length"; from: string; maxLength: number };

function refusedTargetHint(to: string): string {
  if (to.startsWith("/") && to.includes("?"))
    return "remove the query: a redirect keeps the query of the address that the reader opened";
  if (/^https:.*\/\*$/.test(to)) {
    return "a rule for a whole section can only lead to this site: write a line for each page";
  }
  return to.startsWith("http:")
    ? "write `https:`"
    : "use a route that starts with `/`, or an `https:` URL";
}

export const publishRules = defineRules({
  "invalid-redirect": rule<InvalidRedirect>({
    message(values) {
      if (values.kind === "fields") return "a line has an old address, one tab, and a new address";
      const from = shorten(values.from);
      return values.kind === "source"
        ? `the old address \`${from}\` is not a path of this site`
        : `only one of \`${from}\` and \`${shorten(values.to)}\` ends in \`/*\``;
    },
    hint: ({ kind }) =>
      ({
        fields: "write `/old/address`, one tab, `/new/address`",
        source:
          "start it with `/`, without query or `..`, with spaces as `%20`; end it with `/*` for a section, or with `#anchor`",
        "half-pattern": "a rule for a whole section has `/*` at both ends",
      })[kind],
    documentation:
      "Each line of `redirects.tsv` is an old address, a tab, and a new address. A line whose addresses both end in `/*` moves a whole section. An old address with an anchor, such as `/docs/a#old`, moves that anchor alone.",
    example: {
      file: "redirects.tsv",
      source: "/old /docs/new",
      values: { kind: "fields" },
    },
  }),
  "refused-redirect": rule<{ to: string }>({
    essential: true,
    message: ({ to }) => `the new address \`${shorten(to)}\` is not allowed`,
    hint: ({ to }) => refusedTargetHint(to),
    documentation:
      "A redirect leads to a page of the site, or to another site over `https:`. Other schemes could run code or lose the encryption of the connection.",
    example: {
      file: "redirects.tsv",
      source: "/old\thttp://example.com",
      values: { to: "http://example.com" },
    },
  }),
  "broken-redirect": rule<BrokenRedirect>({
    message(values) {
      switch (values.kind) {
        case "no-match":
          return `no page and no redirect is below \`${values.folder}\``;
        case "no-page":
          return `\`${values.to}\` is not the address of a page`;
        case "no-anchor":
          return `\`${values.to}\` names an anchor that \`${values.route}\` does not have`;
        case "anchor-of-redirect":
          return `\`${values.to}\` names an anchor of an address that is redirected itself`;
        case "no-source":
          return `\`${values.from}\` is neither a page nor redirected, so its anchors cannot be redirected`;
      }
    },
    hint(values) {
      switch (values.kind) {
        case "no-match":
          return "correct the rule, or remove it";
        case "no-page":
          return didYouMean(values.suggestion) ?? "no page has a similar address";
        case "no-anchor":
          return (
            didYouMean(values.suggestion, (id) => `#${id}`) ??
            "redirect to the page without an anchor"
          );
        case "anchor-of-redirect":
          return `redirect to \`${values.next}\` and one of its anchors`;
        case "no-source":
          return `add a line that redirects \`${values.from}\` to a page`;
      }
    },
    documentation:
      "A redirect must end at a page, and its anchor at a heading of that page. A redirect to an address that is itself redirected follows it.",
    example: {
      file: "redirects.tsv",
      source: "/old\t/docs/vcp",
      values: { kind: "no-page", to: "/docs/vcp", suggestion: "/docs/vpc" },
    },
  }),
  "duplicate-redirect": rule<{ from: string; line: number; to: string }>({
    message: ({ from }) => `\`${from}\` is redirected twice`,
    hint: ({ line, to }) => `line ${line} redirects it to \`${to}\`: keep one of them`,
    documentation:
      "An old address can lead to one page only. Delete the line that is out of date, or give each old page a separate line.",
    example: {
      file: "redirects.tsv",
      source: "/old\t/docs/a\n/old\t/docs/b",
      values: { from: "/old", line: 1, to: "/docs/a" },
    },
  }),
  "redirect-hides-page": rule<{ from: string; hidden: "page" | "file" | "anchor" }>({
    essential: true,
    message: ({ from, hidden }) =>
      `\`${from}\` is ${hidden === "anchor" ? "an" : "a"} ${hidden} of this site and cannot be redirected`,
    hint: ({ hidden }) => `remove the redirect, or move the ${hidden}`,
    documentation:
      "A redirect is a file at the old address, so no page or other file can have this address. An anchor that exists on its page needs no redirect.",
    example: {
      file: "redirects.tsv",
      source: "/docs/vpc\t/docs/network",
      values: { from: "/docs/vpc", hidden: "page" },
    },
  }),
  "redirect-differs-by-case": rule<{ from: string; of: "page" | "redirect"; other: string }>({
    severity: "warning",
    message: ({ from, of, other }) =>
      `\`${from}\` and the ${of} \`${other}\` differ in capital letters only`,
    hint: ({ of }) =>
      of === "page"
        ? "remove the redirect, and let the host ignore case if readers use such addresses"
        : "give both the same new address, or keep one of them",
    documentation:
      "Each redirect has a file at its old address. Many disks and some hosts ignore case, so they can store only one of two files whose addresses differ in case alone: the redirect could replace the page and lead to itself.",
    example: {
      file: "redirects.tsv",
      source: "/docs/VPC\t/docs/vpc",
      values: { from: "/docs/VPC", of: "page", other: "/docs/vpc" },
    },
  }),
  "redirect-loop": rule<{ from: string; to: string }>({
    essential: true,
    message: ({ from, to }) => `the redirect of \`${from}\` to \`${to}\` never reaches a page`,
    hint: () => "it is a cycle: redirect one of its addresses to a page",
    documentation: "Redirects that lead to each other never reach a page.",
    example: {
      file: "redirects.tsv",
      source: "/a\t/b\n/b\t/a",
      values: { from: "/a", to: "/b" },
    },
  }),
  "host-limit": rule<HostLimit>({
    severity: "warning",
    message: (values) =>
      values.limit === "count"
        ? `\`_redirects\` has ${values.count} rules, but Cloudflare Pages reads ${values.maxCount}`
        : `the rule of \`${shorten(values.from)}\` is longer than ${values.maxLength} characters, so Cloudflare Pages ignores it`,
    hint: ({ limit }) =>
      limit === "count"
        ? "remove unused redirects, or move the rest to Bulk Redirects of the account"
        : "shorten the addresses, or use a Bulk Redirect of the account",
    documentation:
      'Cloudflare Pages reads 2,000 rules of at most 1,000 characters from `_redirects` and ignores the others. Their old addresses still work: each has a page that leads on, without status 301. On Netlify, set `hosting: ["netlify"]`, which has no such limit.',
    example: {
      file: "redirects.tsv",
      source: "2,001 redirects",
      values: { limit: "count", count: 2001, maxCount: 2000 },
    },
  }),
});

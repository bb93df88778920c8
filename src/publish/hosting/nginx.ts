import { revalidate } from "./header-rules.ts";
import {
  block,
  escapePattern,
  type HostedRules,
  type HostFile,
  type Move,
  movesOf,
  pathPattern,
  quote,
} from "./hosted-site.ts";

/**
 * A piece of nginx configuration, to be included in a `server` block whose `root` is the output,
 * whatever the base path; and one more for servers that have the module for brotli.
 */
export function nginxFile(site: HostedRules): HostFile[] {
  const { baseUrl, rules } = site;
  const [all, ...kept] = rules;
  const shared = Object.entries(all?.headers ?? {}).map(headerLine);
  // The output does not lie below the base path: the file's path is the address without it.
  const strip =
    baseUrl === "/" ? [] : [`rewrite ${quote(`^${escapePattern(baseUrl)}(.*)$`)} /$1 break;`];
  const serve = [...strip, "try_files $uri $uri/index.html =404;"];
  const typed = (extension: string, type: string) =>
    block(`location ~ ${quote(`^${escapePattern(baseUrl)}.*\\.${extension}$`)}`, [
      ...serve,
      // nginx's own list of types does not cover it, so browsers would store the file.
      `default_type ${type};`,
      "charset utf-8;",
      `charset_types ${type};`,
    ]);
  const blocks = [
    block(`location ~ "/\\.(?!well-known/)"`, ["return 404;"]),
    ...kept.map(({ path, headers: own }) =>
      block(`location ~ ${quote(pathPattern(path))}`, [
        // A block with an `add_header` of its own inherits none. Without `always`, an error is not kept.
        ...shared,
        ...Object.entries(own).map((header) => headerLine(header).replace(/ always;$/, ";")),
        ...strip,
        "try_files $uri =404;",
      ]),
    ),
    typed("md", "text/markdown"),
    typed("webmanifest", "application/manifest+json"),
    ...otherForm(site, strip),
    block(`location ${quote(baseUrl)}`, serve),
    ...(baseUrl === "/"
      ? []
      : [moved(baseUrl.slice(0, -1), { to: baseUrl, anchor: "", keepsQuery: true })]),
    ...movesOf(site).flatMap((move) =>
      [move.from, `${move.from}/`].map((from) => moved(from, move)),
    ),
  ];
  const settings = [
    `error_page 404 ${quote(`${baseUrl}404.html`)};`,
    "absolute_redirect off;",
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    ...shared,
    headerLine(["Cache-Control", revalidate]),
  ];
  return [
    { to: ".hosting/nginx.conf", text: `${settings.join("\n")}\n\n${blocks.join("\n")}` },
    { to: ".hosting/nginx-brotli.conf", text: "brotli_static on;\n" },
  ];
}

/** Leads from the form of an address that the site does not use to the other one. */
function otherForm({ baseUrl, trailingSlash }: HostedRules, strip: string[]): string[] {
  if (trailingSlash === undefined) return [];
  const base = escapePattern(baseUrl);
  // The test of a page and the redirect are safe in an `if`; anything else would not be.
  const ifPage = (line: string) =>
    block(`if (-f "$document_root/$page/index.html")`, [line]).trimEnd();
  if (trailingSlash) {
    return [
      block(`location ~ ${quote(`^${base}(?<page>.*[^/])$`)}`, [
        ifPage(`rewrite "^(.*)$" $1/ permanent;`),
        ...strip,
        "try_files $uri =404;",
      ]),
    ];
  }
  return [
    block(`location ~ ${quote(`^${base}(?<page>.+)/$`)}`, [
      ifPage(`rewrite "^(.*)/$" $1 permanent;`),
      "return 404;",
    ]),
  ];
}

/** Leads on and keeps the query, which stands before an anchor. */
function moved(from: string, { to, anchor, keepsQuery }: Omit<Move, "from">): string {
  const query = keepsQuery ? "$is_args$args" : "";
  return block(`location = ${quote(from)}`, [
    `return 301 "${escapeValue(to)}${query}${escapeValue(anchor)}";`,
  ]);
}

function headerLine([name, value]: [string, string]): string {
  return `add_header ${name} "${escapeValue(value)}" always;`;
}

/** In a value a dollar sign starts a variable, and nothing escapes it but the encoding of addresses. */
function escapeValue(text: string): string {
  return text.replaceAll("$", "%24").replace(/["\\]/g, "\\$&");
}

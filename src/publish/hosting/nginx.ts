import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { revalidate } from "./header-rules.ts";
import {
  formatBlock,
  getPathPattern,
  getRedirects,
  type HostedRules,
  type HostFile,
  type HostRedirect,
  quote,
} from "./hosted-site.ts";

/** Include it in a `server` block whose `root` is the output. A second file is for brotli. */
export function getNginxFile(site: HostedRules): HostFile[] {
  const { baseUrl, rules } = site;
  const [allPaths, ...somePaths] = rules;
  const sharedHeaders = Object.entries(allPaths?.headers ?? {}).map(getHeaderLine);
  // The output does not contain the base path.
  const strip =
    baseUrl === "/" ? [] : [`rewrite ${quote(`^${escapeRegExp(baseUrl)}(.*)$`)} /$1 break;`];
  const serve = [...strip, "try_files $uri $uri/index.html =404;"];
  const typed = (extension: string, type: string) =>
    formatBlock(`location ~ ${quote(`^${escapeRegExp(baseUrl)}.*\\.${extension}$`)}`, [
      ...serve,
      // nginx does not know the type, and browsers would download the file.
      `default_type ${type};`,
      "charset utf-8;",
      `charset_types ${type};`,
    ]);
  const blocks = [
    formatBlock(`location ~ "/\\.(?!well-known/)"`, ["return 404;"]),
    ...somePaths.map(({ path, headers }) =>
      formatBlock(`location ~ ${quote(getPathPattern(path))}`, [
        // A block with `add_header` inherits none. Without `always`, errors have no headers.
        ...sharedHeaders,
        ...Object.entries(headers).map((header) => getHeaderLine(header).replace(/ always;$/, ";")),
        ...strip,
        "try_files $uri =404;",
      ]),
    ),
    typed("md", "text/markdown"),
    typed("webmanifest", "application/manifest+json"),
    ...getTrailingSlashRedirects(site, strip),
    formatBlock(`location ${quote(baseUrl)}`, serve),
    ...(baseUrl === "/"
      ? []
      : [redirectLine(baseUrl.slice(0, -1), { to: baseUrl, anchor: "", keepsQuery: true })]),
    ...getRedirects(site).flatMap((redirect) =>
      [redirect.from, `${redirect.from}/`].map((from) => redirectLine(from, redirect)),
    ),
  ];
  const settings = [
    `error_page 404 ${quote(`${baseUrl}404.html`)};`,
    "absolute_redirect off;",
    "charset utf-8;",
    "gzip_static on;",
    "gzip_vary on;",
    ...sharedHeaders,
    getHeaderLine(["Cache-Control", revalidate]),
  ];
  return [
    { to: ".hosting/nginx.conf", text: `${settings.join("\n")}\n\n${blocks.join("\n\n")}\n` },
    { to: ".hosting/nginx-brotli.conf", text: "brotli_static on;\n" },
  ];
}

function getTrailingSlashRedirects(
  { baseUrl, trailingSlash }: HostedRules,
  strip: string[],
): string[] {
  if (trailingSlash === undefined) return [];
  const base = escapeRegExp(baseUrl);
  // Only tests and redirects are safe in an nginx `if`.
  const ifPage = (line: string) => formatBlock(`if (-f "$document_root/$page/index.html")`, [line]);
  if (trailingSlash) {
    return [
      formatBlock(`location ~ ${quote(`^${base}(?<page>.*[^/])$`)}`, [
        ifPage(`rewrite "^(.*)$" $1/ permanent;`),
        ...strip,
        "try_files $uri =404;",
      ]),
    ];
  }
  return [
    formatBlock(`location ~ ${quote(`^${base}(?<page>.+)/$`)}`, [
      ifPage(`rewrite "^(.*)/$" $1 permanent;`),
      "return 404;",
    ]),
  ];
}

/** The query comes before the anchor. */
function redirectLine(
  from: string,
  { to, anchor, keepsQuery }: Omit<HostRedirect, "from">,
): string {
  const query = keepsQuery ? "$is_args$args" : "";
  return formatBlock(`location = ${quote(from)}`, [
    `return 301 "${escapeValue(to)}${query}${escapeValue(anchor)}";`,
  ]);
}

function getHeaderLine([name, value]: [string, string]): string {
  return `add_header ${name} "${escapeValue(value)}" always;`;
}

/** A dollar sign starts a variable and cannot be escaped, only URL-encoded. */
function escapeValue(text: string): string {
  return text.replaceAll("$", "%24").replace(/["\\]/g, "\\$&");
}

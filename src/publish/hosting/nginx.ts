import { safeDecode, withBase } from "../../model/url/route.ts";
import { revalidate } from "./header-rules.ts";
import type { HostedRules, HostFile } from "./host-files.ts";

/**
 * A piece of nginx configuration, to be included in a `server` block whose `root` is the output,
 * whatever the base path.
 */
export function nginxFile({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
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
      block(`location ~ ${quote(pattern(path))}`, [
        // A block with an `add_header` of its own inherits none. Without `always`, an error is not kept.
        ...shared,
        ...Object.entries(own).map((header) => headerLine(header).replace(/ always;$/, ";")),
        ...strip,
        "try_files $uri =404;",
      ]),
    ),
    typed("md", "text/markdown"),
    typed("webmanifest", "application/manifest+json"),
    block(`location ${quote(baseUrl)}`, serve),
    ...(baseUrl === "/" ? [] : [moved(baseUrl.slice(0, -1), baseUrl)]),
    ...redirects.flatMap(({ from, href }) => {
      const path = safeDecode(withBase(baseUrl, from)).replace(/\/$/, "");
      return [path, `${path}/`].map((old) => moved(old, href));
    }),
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
  return [{ to: ".hosting/nginx.conf", text: `${settings.join("\n")}\n\n${blocks.join("\n")}` }];
}

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** Leads on and keeps the query, which stands before an anchor. */
function moved(old: string, href: string): string {
  const [address = "", anchor] = href.split("#", 2);
  const query = address.includes("?") ? "" : "$is_args$args";
  const rest = anchor === undefined ? "" : escapeValue(`#${anchor}`);
  return block(`location = ${quote(old)}`, [
    `return 301 "${escapeValue(address)}${query}${rest}";`,
  ]);
}

function headerLine([name, value]: [string, string]): string {
  return `add_header ${name} "${escapeValue(value)}" always;`;
}

function pattern(path: string): string {
  return `^${path
    .split("*")
    .map(escapePattern)
    .join("[^/]+")
    .replace(/\[\^\/\]\+$/, "")}`;
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** In a value a dollar sign starts a variable, and nothing escapes it but the encoding of addresses. */
function escapeValue(text: string): string {
  return text.replaceAll("$", "%24").replace(/["\\]/g, "\\$&");
}

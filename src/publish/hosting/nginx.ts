import { safeDecode, withBase } from "../../model/url/route.ts";
import { revalidate } from "./header-rules.ts";
import type { HostedRules, HostFile } from "./host-files.ts";

/** A piece of nginx configuration, to be included in a `server` block whose `root` is the output. */
export function nginxFile({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
  const [all, ...kept] = rules;
  const shared = Object.entries(all?.headers ?? {});
  // A block with an `add_header` of its own inherits none, so each repeats them all.
  const headers = (own: Record<string, string>) =>
    [...shared, ...Object.entries(own)].map(
      ([name, value]) => `  add_header ${name} ${quoteValue(value)} always;\n`,
    );
  const blocks = [
    block(`location ${baseUrl}`, [
      ...headers({ "Cache-Control": revalidate }),
      "  try_files $uri $uri/index.html =404;\n",
    ]),
    ...kept.map(({ path, headers: own }) =>
      block(`location ~ ${quote(pattern(path))}`, headers(own)),
    ),
    // Neither its own list of types nor its charset covers Markdown: browsers would store the file.
    block(`location ~ "\\.md$"`, [
      ...headers({ "Cache-Control": revalidate }),
      "  default_type text/markdown;\n",
      "  charset utf-8;\n",
      "  charset_types text/markdown;\n",
    ]),
    block(`location ~ "/\\.(?!well-known)"`, ["  return 404;\n"]),
    ...redirects.flatMap(({ from, href }) => {
      const path = safeDecode(withBase(baseUrl, from)).replace(/\/$/, "");
      return [path, `${path}/`].map((old) =>
        block(`location = ${quote(old)}`, [`  return 301 ${quoteValue(href)};\n`]),
      );
    }),
  ];
  const text = `error_page 404 ${baseUrl}404.html;\ngzip_static on;\n\n${blocks.join("\n")}`;
  return [{ to: ".hosting/nginx.conf", text }];
}

function block(head: string, lines: string[]): string {
  return `${head} {\n${lines.join("")}}\n`;
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
function quoteValue(text: string): string {
  return quote(text.replaceAll("$", "%24"));
}

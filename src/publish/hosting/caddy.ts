import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { percentEncode } from "../../model/url/route.ts";
import { revalidate, textTypes } from "./header-rules.ts";
import {
  formatBlock,
  getPathPattern,
  getRedirects,
  getSlashRule,
  type HostedRules,
  type HostFile,
  type HostRedirect,
} from "./hosted-site.ts";

/** In quotes, only a backslash before a quotation mark is special. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

const serve = formatBlock("file_server", ["precompressed br gzip", "disable_canonical_uris"]);

/** Import it into a site block whose `root` is the output. A `route` keeps its blocks in order. */
export function getCaddyFile(site: HostedRules): HostFile[] {
  const route = formatBlock("route", [
    // Otherwise a redirect of `//host` would lead to another host.
    'uri path_regexp "/{2,}" "/"',
    ...getHeaderLines(site),
    ...getAccessLines(site),
    ...getRedirectLines(site),
    ...getPageLines(site),
    serve,
  ]);
  const errors = formatBlock("handle_errors", [
    `header Cache-Control ${quote(revalidate)}`,
    `@missing expression {http.error.status_code} == 404`,
    formatBlock("handle @missing", [
      `header Content-Type ${quote(textTypes.html ?? "")}`,
      "rewrite * /404.html",
      serve,
    ]),
    formatBlock("handle", [
      "header -Content-Type",
      `respond "{http.error.status_text}" {http.error.status_code}`,
    ]),
  ]);
  return [{ to: ".hosting/Caddyfile", text: `${route}\n\n${errors}\n` }];
}

function getHeaderLines({ rules }: HostedRules): string[] {
  const [all, ...exceptions] = rules;
  const lines = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `${name} ${quote(value)}`);
  return [
    formatBlock("header", lines({ ...all?.headers, "Cache-Control": revalidate })),
    ...exceptions.flatMap(({ path, headers: pathHeaders }, index) => [
      `@kept${index} path_regexp ${quote(getPathPattern(path))}`,
      formatBlock(`header @kept${index}`, lines(pathHeaders)),
    ]),
  ];
}

function getAccessLines({ baseUrl }: HostedRules): string[] {
  const base = escapeRegExp(baseUrl);
  return [
    "@writes not method GET HEAD",
    'header @writes Allow "GET, HEAD"',
    "error @writes 405",
    formatBlock("@hidden", [
      `path_regexp "/\\."`,
      `not path_regexp ${quote(`^${base}\\.well-known(?:/[^./][^/]*)*$`)}`,
    ]),
    "error @hidden 404",
    // Caddy returns a server error for impossible file names.
    `@impossible path_regexp "\\x00|[^/]{256}"`,
    "error @impossible 404",
    "@long expression `size({path}) > 1000`",
    "error @long 404",
  ];
}

function getRedirectLines(site: HostedRules): string[] {
  const { baseUrl } = site;
  const hostRedirects: HostRedirect[] = getRedirects(site);
  if (baseUrl !== "/")
    hostRedirects.push({ from: baseUrl.slice(0, -1), to: baseUrl, anchor: "", keepsQuery: true });
  if (hostRedirects.length === 0) return [];
  const rows = hostRedirects.flatMap(({ from, to, anchor, keepsQuery }) => {
    const values = [to, anchor, keepsQuery ? "keep" : ""].map((text) => quote(escapeValue(text)));
    const forms = `${from}/` === baseUrl ? [from] : [from, `${from}/`];
    return forms.map((form) => `${quotePath(form)} ${values.join(" ")}`);
  });
  return [
    formatBlock("map {path} {docs_to} {docs_anchor} {docs_query}", [...rows, 'default "" "" ""']),
    '@movedWithQuery `{docs_to} != "" && {docs_query} == "keep" && {query} != ""`',
    'redir @movedWithQuery "{docs_to}?{query}{docs_anchor}" 301',
    '@moved `{docs_to} != ""`',
    'redir @moved "{docs_to}{docs_anchor}" 301',
  ];
}

/** Braces are placeholders, so a path with braces must be a pattern. */
function quotePath(path: string): string {
  if (!/[{}]/.test(path)) return quote(path);
  const pattern = escapeRegExp(path).replaceAll("\\{", "\\x7B").replaceAll("\\}", "\\x7D");
  return quote(`~^${pattern}$`);
}

/** Braces and dollar signs cannot be escaped in values, only URL-encoded. */
function escapeValue(address: string): string {
  return address.replace(/[{}$]/g, percentEncode);
}

function getPageLines(site: HostedRules): string[] {
  const { baseUrl } = site;
  const base = baseUrl.slice(0, -1);
  const typed = Object.entries(textTypes).filter(([extension]) => extension !== "html");
  const isPage = "file {path}/index.html";
  // Caddy encodes the rewritten path again.
  const slashRules = {
    keep: [],
    add: [
      formatBlock("@bare", ["not path */", isPage]),
      formatBlock("route @bare", [`rewrite * ${quote(`${base}{path}/`)}`, "redir {uri} 301"]),
    ],
    remove: [
      formatBlock("@slash", [`path_regexp "^/.+/$"`, isPage]),
      formatBlock("route @slash", [
        "uri strip_suffix /",
        `rewrite * ${quote(`${base}{path}`)}`,
        "redir {uri} 301",
      ]),
    ],
  };
  return [
    ...(base === ""
      ? []
      : [
          `@outside not path_regexp ${quote(`^${escapeRegExp(baseUrl)}`)}`,
          "error @outside 404",
          `uri strip_prefix ${quote(base)}`,
        ]),
    ...slashRules[getSlashRule(site)],
    // A file name with a slash is not found.
    formatBlock("@nothing", ["path */", `not ${isPage}`]),
    "error @nothing 404",
    "try_files {path} {path}/index.html",
    // This comes last, because the server adds a header for copies.
    `@text path ${Object.keys(textTypes)
      .map((extension) => `*.${extension}`)
      .join(" ")}`,
    formatBlock("header @text", ["Vary Accept-Encoding", "defer"]),
    ...typed.flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type ${quote(type)}`,
    ]),
  ];
}

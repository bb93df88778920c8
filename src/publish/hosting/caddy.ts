import { revalidate, textTypes } from "./header-rules.ts";
import {
  block,
  escapePattern,
  type HostedRules,
  type HostFile,
  type Move,
  movesOf,
  pathPattern,
} from "./hosted-site.ts";

/** Text in double quotes: a backslash stands for itself, except before one. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

/** What serves a file, with its compressed copy where there is one. */
const serve = block("file_server", ["precompressed br gzip", "disable_canonical_uris"]).trimEnd();

/**
 * A piece of Caddyfile, to be imported in a site block whose `root` is the output, whatever the base
 * path. The blocks of a `route` stay in their order.
 */
export function caddyFile(site: HostedRules): HostFile[] {
  const route = block("route", [
    // Two slashes at the start of an address in a redirect would name another host.
    'uri path_regexp "/{2,}" "/"',
    ...headers(site),
    ...access(site),
    ...redirects(site),
    ...pages(site),
    serve,
  ]);
  const errors = block("handle_errors", [
    `header Cache-Control ${quote(revalidate)}`,
    `@missing expression {http.error.status_code} == 404`,
    block("handle @missing", [
      `header Content-Type ${quote(textTypes.html ?? "")}`,
      "rewrite * /404.html",
      serve,
    ]).trimEnd(),
    block("handle", [
      "header -Content-Type",
      `respond "{http.error.status_text}" {http.error.status_code}`,
    ]).trimEnd(),
  ]);
  return [{ to: ".hosting/Caddyfile", text: `${route}\n${errors}` }];
}

function headers({ rules }: HostedRules): string[] {
  const [all, ...kept] = rules;
  const lines = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `${name} ${quote(value)}`);
  return [
    block("header", lines({ ...all?.headers, "Cache-Control": revalidate })).trimEnd(),
    ...kept.flatMap(({ path, headers: own }, index) => [
      `@kept${index} path_regexp ${quote(pathPattern(path))}`,
      block(`header @kept${index}`, lines(own)).trimEnd(),
    ]),
  ];
}

/** What is answered with an error whatever the files are. */
function access({ baseUrl }: HostedRules): string[] {
  const base = escapePattern(baseUrl);
  return [
    "@writes not method GET HEAD",
    'header @writes Allow "GET, HEAD"',
    "error @writes 405",
    block("@hidden", [
      `path_regexp "/\\."`,
      `not path_regexp ${quote(`^${base}\\.well-known(?:/[^./][^/]*)*$`)}`,
    ]).trimEnd(),
    "error @hidden 404",
    // Names that no file can have are an error of the server to Caddy.
    `@impossible path_regexp "\\x00|[^/]{256}"`,
    "error @impossible 404",
    "@long expression `size({path}) > 1000`",
    "error @long 404",
  ];
}

/** Old addresses are looked up in one table, and a rule for each form of the new address leads on. */
function redirects(site: HostedRules): string[] {
  const { baseUrl } = site;
  const moves: Move[] = movesOf(site);
  if (baseUrl !== "/")
    moves.push({ from: baseUrl.slice(0, -1), to: baseUrl, anchor: "", keepsQuery: true });
  if (moves.length === 0) return [];
  const rows = moves.flatMap(({ from, to, anchor, keepsQuery }) => {
    const values = [to, anchor, keepsQuery ? "keep" : ""].map((text) => quote(escapeValue(text)));
    const forms = `${from}/` === baseUrl ? [from] : [from, `${from}/`];
    return forms.map((form) => `${input(form)} ${values.join(" ")}`);
  });
  return [
    block("map {path} {docs_to} {docs_anchor} {docs_query}", [
      ...rows,
      'default "" "" ""',
    ]).trimEnd(),
    '@movedWithQuery `{docs_to} != "" && {docs_query} == "keep" && {query} != ""`',
    'redir @movedWithQuery "{docs_to}?{query}{docs_anchor}" 301',
    '@moved `{docs_to} != ""`',
    'redir @moved "{docs_to}{docs_anchor}" 301',
  ];
}

/** A decoded path; one with braces as a pattern, because braces stand for values. */
function input(path: string): string {
  if (!/[{}]/.test(path)) return quote(path);
  const pattern = escapePattern(path).replaceAll("\\{", "\\x7B").replaceAll("\\}", "\\x7D");
  return quote(`~^${pattern}$`);
}

/** In a value braces and dollar signs stand for something, and nothing escapes them but the encoding of addresses. */
function escapeValue(address: string): string {
  return address.replace(/[{}$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The file of each page, and the form of its address. */
function pages({ baseUrl, trailingSlash }: HostedRules): string[] {
  const base = baseUrl.slice(0, -1);
  const typed = Object.entries(textTypes).filter(([extension]) => extension !== "html");
  const isPage = "file {path}/index.html";
  // The rewritten address is encoded again.
  const form = {
    kept: [],
    slash: [
      block("@bare", ["not path */", isPage]).trimEnd(),
      block("route @bare", [`rewrite * ${quote(`${base}{path}/`)}`, "redir {uri} 301"]).trimEnd(),
    ],
    bare: [
      block("@slash", [`path_regexp "^/.+/$"`, isPage]).trimEnd(),
      block("route @slash", [
        "uri strip_suffix /",
        `rewrite * ${quote(`${base}{path}`)}`,
        "redir {uri} 301",
      ]).trimEnd(),
    ],
  };
  return [
    ...(base === ""
      ? []
      : [
          `@outside not path_regexp ${quote(`^${escapePattern(baseUrl)}`)}`,
          "error @outside 404",
          `uri strip_prefix ${quote(base)}`,
        ]),
    ...form[trailingSlash === undefined ? "kept" : trailingSlash ? "slash" : "bare"],
    // The slash after the name of a file leads nowhere.
    block("@nothing", ["path */", `not ${isPage}`]).trimEnd(),
    "error @nothing 404",
    "try_files {path} {path}/index.html",
    // At the end, because the server adds one of its own where it sends a copy.
    `@text path ${Object.keys(textTypes)
      .map((extension) => `*.${extension}`)
      .join(" ")}`,
    block("header @text", ["Vary Accept-Encoding", "defer"]).trimEnd(),
    ...typed.flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type ${quote(type)}`,
    ]),
  ];
}

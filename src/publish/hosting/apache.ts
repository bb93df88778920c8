import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { compressedTypes, revalidate, textTypes } from "./header-rules.ts";
import {
  getPathPattern,
  getRedirects,
  getSlashRule,
  type HostedRules,
  type HostFile,
  type HostRedirect,
  quote,
} from "./hosted-site.ts";

/** Environment variable for the encoding of the copy that is sent. */
const encodingVariable = "docs_encoding";
/** Apache adds the prefix to variables when it serves another file than the requested one. */
const redirectedVariable = `REDIRECT_${encodingVariable}`;

const notFound = "- [R=404,END]";

/** Needs `AllowOverride All` and the modules alias, dir, headers, mime, and rewrite. */
export function getApacheFile(site: HostedRules): HostFile[] {
  const { baseUrl } = site;
  const sections = [
    [
      "Options -Indexes -MultiViews",
      `ErrorDocument 404 ${baseUrl}404.html`,
      // The rules below serve pages, and a folder without a page is not found.
      "DirectoryIndex disabled",
      "DirectorySlash Off",
      // mod_rewrite ignores requests for the base path without a slash.
      ...(baseUrl === "/"
        ? []
        : [`RedirectMatch 301 ${quote(`^${escapeRegExp(baseUrl.slice(0, -1))}$`)} ${baseUrl}`]),
    ],
    getTypeRules(),
    getHeaderRules(site),
    [
      "RewriteEngine On",
      `RewriteBase ${baseUrl}`,
      ...getAccessRules(),
      ...getRedirects(site).flatMap((redirect) => getRedirectRules(baseUrl, redirect)),
      ...getPageRules(site),
    ],
    getCompressionRules(),
  ];
  return [{ to: ".htaccess", text: `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n` }];
}

function getTypeRules(): string[] {
  return Object.entries(textTypes).flatMap(([extension, type]) => {
    const [name = "", charset] = type.split("; charset=");
    const typed = `AddType ${name} .${extension}`;
    return charset ? [typed, `AddCharset ${charset} .${extension}`] : [typed];
  });
}

function getHeaderRules({ rules }: HostedRules): string[] {
  const [all, ...others] = rules;
  const getLine = (name: string, value: string, condition = "") =>
    `Header always set ${name} ${quote(value.replaceAll("%", "%%"))}${condition}`;
  const isText = `%{REQUEST_FILENAME} =~ m#\\.(?:${Object.keys(textTypes).join("|")})(?:\\.(?:br|gz))?$#`;
  return [
    ...Object.entries(all?.headers ?? {}).map(([name, value]) => getLine(name, value)),
    getLine("Cache-Control", revalidate),
    ...others.flatMap(({ path, headers: pathHeaders }) => {
      // A missing file may exist later, so "not found" must not be cached.
      const okStatus = `%{REQUEST_STATUS} in {'200','206','304'}`;
      const condition = ` ${quote(`expr=%{REQUEST_URI} =~ m#${getPathPattern(path)}# && ${okStatus}`)}`;
      return Object.entries(pathHeaders).map(([name, value]) => getLine(name, value, condition));
    }),
    `Header always set Vary Accept-Encoding ${quote(`expr=${isText}`)}`,
  ];
}

function getAccessRules(): string[] {
  return [
    // Apache sends absolute redirects. A proxy may use HTTPS.
    `RewriteRule ^ - [E=docs_origin:%{REQUEST_SCHEME}://%{HTTP_HOST}]`,
    `RewriteCond %{HTTP:X-Forwarded-Proto} =https`,
    `RewriteRule ^ - [E=docs_origin:https://%{HTTP_HOST}]`,
    `RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$`,
    `RewriteRule ^ - [R=405,END]`,
    `RewriteRule ${quotePattern("(?:^|/)\\.(?!well-known/)")} ${notFound}`,
  ];
}

function getRedirectRules(
  baseUrl: string,
  { from, to, anchor, keepsQuery }: HostRedirect,
): string[] {
  const pattern = quotePattern(`^${escapeRegExp(from.slice(baseUrl.length))}/?$`);
  const target = (to.startsWith("/") ? "%{ENV:docs_origin}" : "") + escapeTarget(to);
  const rule = (query: string) => {
    const address = (target + query + escapeTarget(anchor)).replaceAll('"', "%22");
    return `RewriteRule ${pattern} "${address}" [R=301,NE,END]`;
  };
  // Apache would append the query to the anchor.
  if (anchor === "") return [rule("")];
  const withQuery = ["RewriteCond %{QUERY_STRING} .", rule("?%{QUERY_STRING}")];
  return [...(keepsQuery ? withQuery : []), rule("").replace("NE,END", "NE,QSD,END")];
}

/** mod_rewrite keeps backslashes, so a quotation mark must be written as its code. */
function quotePattern(pattern: string): string {
  return `"${pattern.replaceAll('"', "\\x22")}"`;
}

function escapeTarget(text: string): string {
  return text.replace(/[\\$%]/g, "\\$&");
}

function getPageRules(site: HostedRules): string[] {
  const { baseUrl } = site;
  const isPage = ["RewriteCond %{REQUEST_FILENAME}/index.html -f", "RewriteCond %{PATH_INFO} ^$"];
  const slashRules = {
    keep: [],
    add: [
      ...isPage,
      `RewriteRule ^(.*[^/])$ %{ENV:docs_origin}${escapeTarget(baseUrl)}$1/ [R=301,END]`,
    ],
    remove: [
      ...isPage,
      `RewriteRule ^(.+)/$ %{ENV:docs_origin}${escapeTarget(baseUrl)}$1 [R=301,END]`,
    ],
  };
  return [
    ...slashRules[getSlashRule(site)],
    ...isPage,
    "RewriteRule ^(.+?)/?$ $1/index.html",
    "RewriteRule ^$ index.html",
    "RewriteCond %{REQUEST_FILENAME} -d",
    `RewriteRule ^ ${notFound}`,
  ];
}

function getCompressionRules(): string[] {
  const rules = Object.entries(compressedTypes).flatMap(([name, extension]) => {
    const accepted = `(?:^|,)\\s*${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:$|,)))`;
    return [
      `RewriteCond %{HTTP:Accept-Encoding} ${quotePattern(accepted)} [NC]`,
      `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
      `RewriteRule ^(.+)$ $1.${extension} [E=${encodingVariable}:${name},END]`,
    ];
  });
  const encoded = Object.entries(compressedTypes).map(
    ([name, extension]) =>
      `<If ${quote(`reqenv('${redirectedVariable}') == '${name}'`)}>\n  AddEncoding ${name} .${extension}\n</If>`,
  );
  const typed = Object.entries(textTypes).map(([extension, type]) => {
    const isCopy = `-n reqenv('${redirectedVariable}') && %{REQUEST_FILENAME} =~ m#\\.${extension}\\.(?:br|gz)$#`;
    return `Header set Content-Type ${quote(type)} ${quote(`expr=${isCopy}`)}`;
  });
  return [
    ...rules,
    // A compressed file that is requested by name is sent as it is.
    "RemoveEncoding .br .gz",
    "AddType application/octet-stream .br",
    "AddType application/gzip .gz",
    ...encoded,
    ...typed,
  ];
}

import { digits, guide, type SampleSite, script } from "./sample-output.ts";
import type { HostRequest } from "./send-request.ts";
import type { HostName } from "./servers.ts";

/** The expected response. Missing properties may have any value. */
export interface ExpectedResponse {
  /** One status, or several that are equivalent for readers. */
  status: number | number[];
  body?: string;
  type?: string;
  /** `Cache-Control`. */
  cache?: string;
  /** Whether the response has the site's `Content-Security-Policy`. */
  securityPolicy?: boolean;
  /** `http://host` is the server itself. */
  location?: string;
  /** `Content-Range`. */
  range?: string;
}

interface Difference extends Partial<ExpectedResponse> {
  /** Why the host responds differently. */
  reason: string;
}

interface Row extends Omit<HostRequest, "path"> {
  /** Relative to the base path; a path that starts with `!` is absolute. */
  path: string;
  expected: ExpectedResponse;
  differs?: Partial<Record<HostName, Difference>>;
}

export interface Expectation extends Required<Pick<HostRequest, "path" | "method">> {
  headers: Record<string, string>;
  expected: ExpectedResponse;
}

const revalidate = "no-cache";
const immutable = "public, max-age=31536000, immutable";

const html = "text/html; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";
const revalidated = { status: 200, securityPolicy: true, cache: revalidate };
const cachedForever = { status: 200, securityPolicy: true, cache: immutable };
const missing: ExpectedResponse = {
  status: 404,
  body: "<p>not found",
  type: html,
  securityPolicy: true,
  cache: revalidate,
};
/** Rejected before the server knows the requested site, or with the "not found" page. */
const rejected: ExpectedResponse = { status: [400, 403, 404] };

const jsonWithoutCharset = "nginx omits the charset, because JSON is always UTF-8";
const oldJavascriptType = "nginx sends the older name of the type";
const plainHost = "the preview shows the redirect page, as a plain file host does";
const noSlashRule = "the preview shows a page at both URLs, as a plain file host does";
const markdownFirst =
  "nginx shows such a page at both URLs, because its rule for files comes first";
const absoluteLocation = "Apache adds the scheme and host of the request to `Location`";
const noLength = "Apache does not send the length of the file";
const sirvRanges = "sirv ignores ranges from the end and a last byte of 0 (docs/deploy.md)";
const sirvSlash = "sirv also serves a file if a slash follows its name (docs/deploy.md)";
const unknownUnit = "Caddy rejects unknown units";
const outsideBasePath = "paths outside the base path belong to the rest of the server block";

/** The expected responses of each server for a site with these settings. */
export function expectations(host: HostName, site: SampleSite): Expectation[] {
  return rows(site).map(({ path, expected, differs = {}, method = "GET", headers = {} }) => {
    const { reason: _reason, ...other } = { reason: "", ...differs[host] };
    const fullPath = path.startsWith("!") ? path.slice(1) : site.baseUrl + path;
    return { path: fullPath, method, headers, expected: { ...expected, ...other } };
  });
}

function rows({ baseUrl, trailingSlash }: SampleSite): Row[] {
  return [
    ...pages(trailingSlash, baseUrl),
    ...redirects(baseUrl),
    ...plainFiles,
    ...missingFiles,
    ...attackRows(baseUrl),
    ...ranges,
    ...methods,
    ...(baseUrl === "/" ? [] : pathsOutsideBase(baseUrl)),
  ];
}

/** Pages, with and without a trailing slash. */
function pages(trailingSlash: boolean | undefined, baseUrl: string): Row[] {
  const names: [name: string, body: string, type: string][] = [
    ["guide", guide, html],
    ["v1.2", "<p>version", html],
    ["node.js", "<p>node", html],
    ["notes.md", "<p>notes", html],
    ["gr%C3%B6%C3%9Fe%20und%20mehr", "<p>size", html],
  ];
  return [
    { path: "", expected: { ...revalidated, body: "<p>home", type: html } },
    { path: "?a=b", expected: { ...revalidated, body: "<p>home" } },
    { path: "guide/index.html", expected: { ...revalidated, body: guide } },
    ...names.flatMap(([name, body, type]): Row[] => {
      const shown: ExpectedResponse = { ...revalidated, body, type };
      const redirectTo = (to: string): Pick<Row, "expected" | "differs"> => ({
        expected: { status: 301, location: `${baseUrl}${to}`, securityPolicy: true },
        differs: {
          apache: { location: `http://host${baseUrl}${to}`, reason: absoluteLocation },
          preview: { ...shown, location: "undefined", reason: noSlashRule },
          ...(trailingSlash === true &&
            name.endsWith(".md") && {
              nginx: { ...shown, location: "undefined", reason: markdownFirst },
            }),
        },
      });
      return [
        { path: name, ...(trailingSlash === true ? redirectTo(`${name}/`) : { expected: shown }) },
        { path: `${name}/`, ...(trailingSlash === false ? redirectTo(name) : { expected: shown }) },
        ...(trailingSlash === undefined
          ? []
          : [
              trailingSlash
                ? { path: `${name}?q=1&r=2`, ...redirectTo(`${name}/?q=1&r=2`) }
                : { path: `${name}/?q=1&r=2`, ...redirectTo(`${name}?q=1&r=2`) },
            ]),
      ];
    }),
  ];
}

function redirects(baseUrl: string): Row[] {
  const redirectTo = (path: string, to: string): Row => ({
    path,
    expected: { status: 301, location: to, securityPolicy: true },
    differs: {
      ...(to.startsWith("/") && {
        apache: { location: `http://host${to}`, reason: absoluteLocation },
      }),
      preview: { status: [200, 404], location: "undefined", reason: plainHost },
    },
  });
  return [
    redirectTo("old", `${baseUrl}guide#part`),
    redirectTo("old/", `${baseUrl}guide#part`),
    redirectTo("old?q=1&r=%20", `${baseUrl}guide?q=1&r=%20#part`),
    redirectTo("older", `${baseUrl}guide`),
    redirectTo("older/?q=1", `${baseUrl}guide?q=1`),
    withTls(redirectTo("older", `${baseUrl}guide`)),
    redirectTo("old/%7Bx%7D%20%C3%BC", `${baseUrl}guide/%C3%BC$1%20{y}`),
    redirectTo("old/d%20%22e$", "https://example.com/a?b=c"),
    redirectTo("old/d%20%22e$/?q=1", "https://example.com/a?b=c"),
  ];
}

/** Behind a proxy that terminates TLS. */
function withTls({ differs: { apache, ...others } = {}, ...row }: Row): Row {
  const location = apache?.location?.replace("http:", "https:") ?? "";
  return {
    ...row,
    headers: { "x-forwarded-proto": "https" },
    differs: { ...others, apache: { location, reason: absoluteLocation } },
  };
}

const plainFiles: Row[] = [
  {
    path: "guide.md",
    expected: { ...revalidated, body: "# Guide ü", type: markdown },
  },
  { path: "guide/index.txt", expected: { ...revalidated, body: "payload" } },
  { path: "llms.txt", expected: { ...revalidated, body: "ü", type: "text/plain; charset=utf-8" } },
  {
    path: "site.webmanifest",
    expected: { ...revalidated, body: "{}", type: "application/manifest+json; charset=utf-8" },
  },
  {
    path: "search-index/manifest.json",
    expected: { ...revalidated, body: "{}", type: "application/json; charset=utf-8" },
    differs: { nginx: { type: "application/json", reason: jsonWithoutCharset } },
  },
  { path: "search-index/abc/terms.json", expected: { ...cachedForever, body: "{}" } },
  {
    path: "assets/a-1.js",
    expected: { ...cachedForever, body: script, type: "text/javascript; charset=utf-8" },
    differs: {
      nginx: { type: "application/javascript; charset=utf-8", reason: oldJavascriptType },
    },
  },
  { path: ".well-known/security.txt", expected: { ...revalidated, body: "contact" } },
  // A compressed file without an original is served as a file.
  {
    path: "archive.txt.gz",
    headers: { "accept-encoding": "gzip" },
    expected: { ...revalidated, body: "an archive" },
  },
];

const missingFiles: Row[] = [
  "no",
  "no/",
  "assets/",
  "assets",
  "assets/no.js",
  "search-index/abc/no.json",
  "guide/no",
  "guide/no/more",
  "guide.md/",
  ".hosting/headers.json",
  ".hosting/nginx.conf",
  ".hosting/",
  ".htaccess",
  ".output.json",
  ".well-known/.secret",
  "%2ehosting/headers.json",
  "%2e%6futput.json",
  "guide/%2e%2e/.output.json",
].map((path) => ({
  path,
  expected: missing,
  ...(path === "guide.md/" && {
    differs: { preview: { ...revalidated, body: "# Guide ü", type: markdown, reason: sirvSlash } },
  }),
}));

/** A browser would normalize most of these paths. */
function attackRows(baseUrl: string): Row[] {
  const traversals = [
    "../secret",
    "../../../../etc/passwd",
    "%2e%2e/%2e%2e/etc/passwd",
    "..%2f..%2fetc%2fpasswd",
    "..%5c..%5cetc%5cpasswd",
    "..\\..\\etc\\passwd",
    "%c0%ae%c0%ae/etc/passwd",
    "guide/..;/..;/etc/passwd",
    "no%00.html",
  ].map((path): Row => ({ path, expected: rejected }));
  return [
    ...traversals,
    { path: "guide/../llms.txt", expected: { status: [200, 400, 404] } },
    { path: `!/${baseUrl}llms.txt`, expected: { ...revalidated, body: "ü" } },
    { path: "/guide.md", expected: { ...revalidated, body: "# Guide ü" } },
    // A redirect must not lead to another host.
    { path: "!//example.com/%2e%2e", expected: { status: [200, 400, 404] } },
    { path: "!//example.com//", expected: { status: [400, 404] } },
    { path: "guide%0d%0aX-Injected:%201", expected: rejected },
    { path: "old%0d%0aX-Injected:%201/", expected: rejected },
  ];
}

/** Ranges that sirv parses differently. */
const sirvRange: Partial<Record<string, Partial<ExpectedResponse>>> = {
  "bytes=0-0": { body: digits, range: "bytes 0-15/16" },
  "bytes=-10": { body: "0123456789a", range: "bytes 0-10/16" },
};

const ranges: Row[] = (
  [
    ["bytes=0-0", 206, "0", `bytes 0-0/16`],
    ["bytes=2-5", 206, "2345", `bytes 2-5/16`],
    ["bytes=-10", 206, "6789abcdef", `bytes 6-15/16`],
    ["bytes=-100", 206, digits, `bytes 0-15/16`],
    ["bytes=14-", 206, "ef", `bytes 14-15/16`],
    ["bytes=14-99", 206, "ef", `bytes 14-15/16`],
  ] as const
).map(([range, status, body, contentRange]) => ({
  path: "digits.bin",
  headers: { range },
  expected: { status, body, range: contentRange },
  differs: { preview: { ...sirvRange[range], reason: sirvRanges } },
}));
ranges.push(
  {
    path: "digits.bin",
    headers: { range: "bytes=16-" },
    expected: { status: 416, range: "bytes */16" },
    differs: { apache: { range: "", reason: noLength } },
  },
  {
    path: "digits.bin",
    headers: { range: "lines=1-2" },
    expected: { status: 200, body: digits },
    differs: {
      caddy: { status: 416, body: "invalid range\n", reason: unknownUnit },
      preview: { status: 206, body: "012", reason: sirvRanges },
    },
  },
);

const methods: Row[] = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "PROPFIND"].map((method) => ({
  path: "llms.txt",
  method,
  expected: { status: 405 },
}));

function pathsOutsideBase(baseUrl: string): Row[] {
  const withoutSlash = baseUrl.slice(0, -1);
  return [
    {
      path: "!/guide",
      expected: { status: 404 },
      differs: { nginx: { status: [301, 404], reason: outsideBasePath } },
    },
    {
      path: `!${withoutSlash}`,
      expected: { status: 301, location: baseUrl },
      differs: {
        apache: { location: `http://host${baseUrl}`, reason: absoluteLocation },
        preview: { status: 200, location: "undefined", reason: noSlashRule },
      },
    },
    { path: `!${withoutSlash}x/guide`, expected: { status: 404 } },
  ];
}

import { routeKey, safeDecode, withBase } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import type { Redirect } from "../redirects/parse-redirects.ts";
import { type HeaderRule, headerRules, headerRulesFile, revalidate } from "./header-rules.ts";

export type Hosting = "rules-files" | "nginx" | "cloudfront";

export interface HostedRules {
  baseUrl: string;
  rules: HeaderRule[];
  redirects: readonly Redirect[];
}

export interface HostFile {
  to: string;
  text: string;
}

const writers: Record<Hosting, (site: HostedRules) => HostFile[]> = {
  "rules-files": rulesFiles,
  nginx: nginxFile,
  cloudfront: cloudfrontFiles,
};

/** Configuration of the chosen hosts, and the headers as data for the preview. */
export const hostFilesOutput: Output = {
  name: "host files",
  // The names do not depend on what the rules say.
  paths: ({ config, site }) =>
    hostFiles(config.hosting, { baseUrl: site.baseUrl, rules: [], redirects: [] }).map(
      ({ to }) => to,
    ),
  write({ config, site, redirects }, put) {
    const { baseUrl } = site;
    const rules = headerRules(site);
    for (const { to, text } of hostFiles(config.hosting, { baseUrl, rules, redirects })) {
      put(to, text);
    }
  },
};

/** The files of the chosen hosts; the rules as data are always among them. */
export function hostFiles(hosting: readonly Hosting[], site: HostedRules): HostFile[] {
  return [
    { to: headerRulesFile, text: `${JSON.stringify(site.rules, null, 2)}\n` },
    ...hosting.flatMap((name) => writers[name](site)),
  ];
}

/**
 * `_headers` and `_redirects`, as Netlify, Cloudflare Pages and others read them. Pages have no
 * `Cache-Control` in there: these hosts let browsers revalidate, and join the values of all rules.
 */
function rulesFiles({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
  const headers = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join("")}`;
  });
  // With `!` the rule wins over the HTML page at the old address.
  const moved = redirects.map(
    ({ from, href }) => `${encodePath(withBase(baseUrl, from))} ${href} 301!\n`,
  );
  return [
    { to: "_headers", text: headers.join("\n") },
    { to: "_redirects", text: moved.join("") },
  ];
}

/** An address may be encoded, or not, or in part; a space would end the field. */
function encodePath(path: string): string {
  const names = path.split("/").map((name) => encodeURI(safeDecode(name)));
  return names.map((name) => name.replace(/[/?#]/g, encodeURIComponent)).join("/");
}

/** A piece of nginx configuration, to be included in a `server` block whose `root` is the output. */
function nginxFile({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
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

/**
 * For Amazon CloudFront: response headers policies for pages and for hashed files, a function for
 * viewer requests, and the entries of the key value store that the function reads. The redirects of
 * a large site do not fit into a function.
 */
function cloudfrontFiles({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
  const [all, kept] = rules;
  const policy = (name: string, own: Record<string, string>) => {
    const headers = { ...all?.headers, ...own };
    return json(`cloudfront-${name}-headers`, headersPolicy(name, headers));
  };
  const data = redirects.map(({ from, href }) => ({
    key: routeKey(withBase(baseUrl, from)),
    value: href,
  }));
  return [
    policy("page", { "Cache-Control": revalidate }),
    policy("asset", { ...kept?.headers }),
    json("cloudfront-redirects", { data }),
    { to: ".hosting/cloudfront-function.js", text: viewerRequest },
  ];
}

function json(name: string, value: unknown): HostFile {
  return { to: `.hosting/${name}.json`, text: `${JSON.stringify(value, null, 2)}\n` };
}

/** What `aws cloudfront create-response-headers-policy` takes; security headers have places of their own. */
function headersPolicy(name: string, headers: Record<string, string>) {
  const {
    "Content-Security-Policy": contentSecurityPolicy,
    "Referrer-Policy": referrerPolicy,
    "Strict-Transport-Security": transport,
    "X-Content-Type-Options": _nosniff,
    ...custom
  } = headers;
  const items = Object.entries(custom).map(([Header, Value]) => ({
    Header,
    Value,
    Override: true,
  }));
  return {
    Name: `docs-${name}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: contentSecurityPolicy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrerPolicy },
      ...(transport !== undefined && {
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
        },
      }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}

const viewerRequest = `import cf from "cloudfront";

const redirects = cf.kvs();

async function handler(event) {
  const request = event.request;
  const path = request.uri.replace(/\\/(index\\.html)?$/, "") || "/";
  if (await redirects.exists(path)) {
    return {
      statusCode: 301,
      statusDescription: "Moved Permanently",
      headers: { location: { value: await redirects.get(path) } },
    };
  }
  // Pages are files in folders; their addresses may hold dots.
  if (request.uri.endsWith("/")) request.uri += "index.html";
  else if (!/\\.[a-z][a-z0-9]*$/.test(request.uri)) request.uri += "/index.html";
  return request;
}
`;

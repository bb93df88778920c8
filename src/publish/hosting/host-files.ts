import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { routeKey, withBase } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import type { Redirect } from "../redirects/parse-redirects.ts";
import { type HeaderRule, headerRules, headerRulesFile, revalidate } from "./header-rules.ts";
import { nginxFile } from "./nginx.ts";
import { netlifyFiles, rulesFiles } from "./rules-files.ts";

export type Hosting = SiteConfig["hosting"][number];

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
  netlify: netlifyFiles,
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

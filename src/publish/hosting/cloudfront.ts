import { routeKey, withBase } from "../../model/url/route.ts";
import { revalidate } from "./header-rules.ts";
import type { HostedRules, HostFile } from "./host-files.ts";

/**
 * For Amazon CloudFront: response headers policies for pages and for hashed files, a function for
 * viewer requests, and the entries of the key value store that the function reads. The redirects of
 * a large site do not fit into a function.
 */
export function cloudfrontFiles({ baseUrl, rules, redirects }: HostedRules): HostFile[] {
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

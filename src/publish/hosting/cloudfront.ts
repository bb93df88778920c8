import { formatJson } from "../../model/text/format-json.ts";
import { getRouteKey, type Route, withBase } from "../../model/url/route.ts";
import { revalidate } from "./header-rules.ts";
import { getSlashRule, type HostedRules, type HostFile } from "./hosted-site.ts";

/** The value that is stored for a page whose address looks like a file name: `/docs/node.js`. */
const pageMark = "index.html";

/** Redirects, and pages named like files, are in a key value store: they do not fit into a function. */
export function getCloudfrontFiles(site: HostedRules): HostFile[] {
  const [all, assets] = site.rules;
  const policy = (name: string, pathHeaders: Record<string, string>) => {
    const headers = { ...all?.headers, ...pathHeaders };
    return json(`cloudfront-${name}-headers`, getHeadersPolicy(name, headers));
  };
  const keyOf = (route: Route) => getRouteKey(withBase(site.baseUrl, route));
  const data = [
    ...site.redirects.map(({ from, href }) => ({ key: keyOf(from), value: href })),
    ...site.routes
      .map(keyOf)
      .filter((key) => fileName.test(key))
      .map((key) => ({ key, value: pageMark })),
  ];
  return [
    policy("page", { "Cache-Control": revalidate }),
    policy("asset", { ...assets?.headers }),
    json("cloudfront-redirects", { data }),
    { to: ".hosting/cloudfront-function.js", text: getViewerRequest(site) },
  ];
}

const fileName = /\.[a-z][a-z0-9]*$/i;

function json(name: string, value: unknown): HostFile {
  return { to: `.hosting/${name}.json`, text: formatJson(value) };
}

/** Input of `aws cloudfront create-response-headers-policy`, which separates security headers. */
function getHeadersPolicy(name: string, headers: Record<string, string>) {
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

const slashRedirects = {
  keep: "",
  add: `  if (isPage && !request.uri.endsWith("/")) {
    return moved(request.uri + "/", "", request.querystring);
  }
`,
  remove: `  if (request.uri.length > base.length && request.uri.endsWith("/")) {
    return moved(request.uri.replace(/\\/+$/, ""), "", request.querystring);
  }
`,
};

/** `cloudfront-js-2.0` supports ES 5.1 and a few later features. The bucket has no base path. */
function getViewerRequest(site: HostedRules): string {
  return `import cf from "cloudfront";

const base = ${JSON.stringify(site.baseUrl)};
const addresses = cf.kvs();

async function handler(event) {
  const request = event.request;
  const path = keyOf(request.uri);
  // Addresses of pages may contain dots.
  let isPage = !${fileName}.test(request.uri);
  const isKnown = await addresses.exists(path);
  if (isKnown) {
    const target = await addresses.get(path);
    if (target !== "${pageMark}") {
      const parts = target.split("#");
      return moved(parts[0], parts.length > 1 ? "#" + parts[1] : "", request.querystring);
    }
    isPage = true;
  }
  if (request.uri + "/" === base) return moved(base, "", request.querystring);
  // Otherwise a redirect of two slashes would lead to another host.
  if (request.uri.startsWith("//")) request.uri = request.uri.replace(/^\\/+/, "/");
${slashRedirects[getSlashRule(site)]}  if (request.uri.endsWith("/")) request.uri += "index.html";
  else if (isPage) request.uri += "/index.html";
  // Hidden files are for hosts, and the site is below the base path.
  if (/\\/\\.(?!well-known\\/)/.test(request.uri) || !request.uri.startsWith(base)) {
    request.uri = "/404.html/none";
  } else request.uri = "/" + request.uri.slice(base.length);
  return request;
}

function keyOf(uri) {
  const path = uri.replace(/\\/(index\\.html)?$/, "") || "/";
  try {
    return decodeURIComponent(path);
  } catch (error) {
    return path;
  }
}

function moved(to, anchor, querystring) {
  const query = to.includes("?") ? "" : queryOf(querystring);
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: to + query + anchor } },
  };
}

function queryOf(querystring) {
  const parts = [];
  Object.keys(querystring).forEach((name) => {
    const entry = querystring[name];
    (entry.multiValue || [entry]).forEach((one) => {
      parts.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  return parts.length > 0 ? "?" + parts.join("&") : "";
}
`;
}

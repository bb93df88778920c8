import { safeDecode, withBase } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import type { Redirect } from "../redirects/parse-redirects.ts";
import { cloudfrontFiles } from "./cloudfront.ts";
import { type HeaderRule, headerRules, headerRulesFile } from "./header-rules.ts";
import { nginxFile } from "./nginx.ts";

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
  write({ config, site, hashes, redirects }, put) {
    const { baseUrl, url, policySources: sources } = site;
    const rules = headerRules({ url, baseUrl, hashes, sources });
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

import { formatJson } from "../../model/text/format-json.ts";
import type { Output } from "../output.ts";
import { apacheFile } from "./apache.ts";
import { caddyFile } from "./caddy.ts";
import { cloudfrontFiles } from "./cloudfront.ts";
import { headerRules, headerRulesFile } from "./header-rules.ts";
import type { HostedRules, HostFile, Hosting } from "./hosted-site.ts";
import { nginxFile } from "./nginx.ts";
import { netlifyFiles, rulesFiles } from "./rules-files.ts";

const writers: Record<Hosting, (site: HostedRules) => HostFile[]> = {
  "rules-files": rulesFiles,
  netlify: netlifyFiles,
  nginx: nginxFile,
  apache: apacheFile,
  caddy: caddyFile,
  cloudfront: cloudfrontFiles,
};

export const hostFilesOutput: Output = {
  name: "host files",
  // The names do not depend on the rules.
  paths: ({ config, site }) =>
    hostFiles(config.hosting, { ...site, rules: [], redirects: [], routes: [] }).map(
      ({ to }) => to,
    ),
  write({ config, site, redirects, pages }, put) {
    const rules = headerRules(site);
    const { baseUrl, trailingSlash } = site;
    const routes = pages.map(({ route }) => route);
    const hosted = { baseUrl, trailingSlash, rules, redirects, routes };
    for (const { to, text } of hostFiles(config.hosting, hosted)) put(to, text);
  },
};

export function hostFiles(hosting: readonly Hosting[], site: HostedRules): HostFile[] {
  return [
    { to: headerRulesFile, text: formatJson(site.rules) },
    ...hosting.flatMap((name) => writers[name](site)),
  ];
}

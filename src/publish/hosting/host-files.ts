import { formatJson } from "../../model/text/format-json.ts";
import type { Output } from "../output.ts";
import { getApacheFile } from "./apache.ts";
import { getCaddyFile } from "./caddy.ts";
import { getCloudfrontFiles } from "./cloudfront.ts";
import { getHeaderRules, headerRulesFile } from "./header-rules.ts";
import type { HostedRules, HostFile, Hosting } from "./hosted-site.ts";
import { getNginxFile } from "./nginx.ts";
import { getNetlifyFiles, getRulesFiles } from "./rules-files.ts";

const createFiles: Record<Hosting, (site: HostedRules) => HostFile[]> = {
  "rules-files": getRulesFiles,
  netlify: getNetlifyFiles,
  nginx: getNginxFile,
  apache: getApacheFile,
  caddy: getCaddyFile,
  cloudfront: getCloudfrontFiles,
};

export const hostFilesOutput: Output = {
  name: "host files",
  // The names do not depend on the rules.
  paths: ({ config, site }) =>
    getHostFiles(config.hosting, { ...site, rules: [], redirects: [], routes: [] }).map(
      ({ to }) => to,
    ),
  write({ config, site, redirects, pages }, put) {
    const rules = getHeaderRules(site);
    const { baseUrl, trailingSlash } = site;
    const routes = pages.map(({ route }) => route);
    const hosted = { baseUrl, trailingSlash, rules, redirects, routes };
    for (const { to, text } of getHostFiles(config.hosting, hosted)) put(to, text);
  },
};

export function getHostFiles(hosting: readonly Hosting[], site: HostedRules): HostFile[] {
  return [
    { to: headerRulesFile, text: formatJson(site.rules) },
    ...hosting.flatMap((name) => createFiles[name](site)),
  ];
}

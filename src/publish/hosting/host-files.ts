import type { Redirect } from "../redirects/redirect.ts";
import { cloudfrontFiles } from "./cloudfront.ts";
import { type HeaderRule, headerRulesFile } from "./header-rules.ts";
import { nginxFile } from "./nginx.ts";
import { rulesFiles } from "./rules-files.ts";

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

/** What the chosen hosts read; the rules as data are always there. */
export function hostFiles(hosting: readonly Hosting[], site: HostedRules): HostFile[] {
  const writers: Record<Hosting, (site: HostedRules) => HostFile[]> = {
    "rules-files": rulesFiles,
    nginx: nginxFile,
    cloudfront: cloudfrontFiles,
  };
  return [
    { to: headerRulesFile, text: `${JSON.stringify(site.rules, null, 2)}\n` },
    ...hosting.flatMap((name) => writers[name](site)),
  ];
}

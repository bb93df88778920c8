import type { Diagnostic } from "../../model/diagnostics/diagnostic.ts";
import { diagnose, wholeFile } from "../../model/diagnostics/rule.ts";
import { percentEncode, safeDecode, withBase } from "../../model/url/route.ts";
import { redirectsFile } from "../redirects/parse-redirects.ts";
import { publishRules } from "../rules.ts";
import type { HostedRules, HostFile, Hosting } from "./hosted-site.ts";

/** Limits: https://developers.cloudflare.com/pages/configuration/redirects/ and .../headers/ */
export const rulesFilesLimits = { redirects: 2000, redirectLength: 1000, headerLength: 2000 };

type RedirectedSite = Pick<HostedRules, "baseUrl" | "redirects">;

/**
 * Pages get no `Cache-Control`, because hosts revalidate them by default, and would join the value
 * of a rule for all paths with that of a rule for assets.
 */
export function getRulesFiles(site: HostedRules, status = "301"): HostFile[] {
  const headers = site.rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${path}\n${lines.join("")}`;
  });
  return [
    { to: "_headers", text: headers.join("\n") },
    { to: "_redirects", text: redirectLines(site, status).join("") },
  ];
}

/** On Netlify, only a rule with `!` overrides a page. */
export function getNetlifyFiles(site: HostedRules): HostFile[] {
  return getRulesFiles(site, "301!");
}

function redirectLines({ baseUrl, redirects }: RedirectedSite, status: string): string[] {
  return redirects.map(
    ({ from, href }) => `${encodePath(withBase(baseUrl, from))} ${href} ${status}\n`,
  );
}

/** Also encodes colons and stars, which are syntax. The address may already be encoded in part. */
function encodePath(path: string): string {
  const segments = path.split("/").map((segment) => encodeURI(safeDecode(segment)));
  return segments.map((segment) => segment.replace(/[/?#:*]/g, percentEncode)).join("/");
}

export function checkRulesFiles(hosting: readonly Hosting[], site: RedirectedSite): Diagnostic[] {
  if (!hosting.includes("rules-files")) return [];
  const lines = redirectLines(site, "301");
  const { redirects: maxCount, redirectLength: maxLength } = rulesFilesLimits;
  const diagnostics: Diagnostic[] = [];
  const report = (values: Parameters<(typeof publishRules)["host-limit"]["message"]>[0]) =>
    diagnostics.push(diagnose(publishRules["host-limit"], wholeFile(redirectsFile), values));
  if (lines.length > maxCount) report({ limit: "count", count: lines.length, maxCount });
  for (const line of lines) {
    if (line.trim().length > maxLength)
      report({ limit: "length", from: line.split(" ", 1)[0] ?? "", maxLength });
  }
  return diagnostics;
}

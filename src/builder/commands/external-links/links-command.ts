import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import { extractLinkData } from "../../../content/check/links/extract-links.ts";
import { listFullPaths } from "../../../files/walk-files.ts";
import { getErrorMessage } from "../../../model/error-message.ts";
import { formatCount } from "../../../model/text/format-count.ts";
import { formatJson } from "../../../model/text/format-json.ts";
import { findPrivateRepository } from "../../../theme/subscriber/private-repository.ts";
import { getSubscriberOptions } from "../../compile/site-modules.ts";
import { createNoSiteError } from "../../diagnostics/user-error.ts";
import { isBuildOutput } from "../../output/manifest.ts";
import { readJsonObject } from "../../read-json-object.ts";
import { inParallel } from "../../threads/in-parallel.ts";

interface LinksCommand {
  outDir: string;
  config: SiteConfig;
  cacheFile: string;
  json: boolean;
  onProgress(done: number, total: number): void;
}

/** @throws UserError if the folder has no built site */
export async function runLinksCommand({
  outDir,
  config,
  cacheFile,
  json,
  onProgress,
}: LinksCommand): Promise<{ ok: boolean; text: string }> {
  if (!isBuildOutput(outDir)) throw createNoSiteError(outDir);
  const pages = collectLinks(outDir, config);
  const results = await checkExternalLinks(pages.keys(), {
    previous: readJsonObject(cacheFile) ?? {},
    requestStatus,
    now: Date.now,
    wait,
    onProgress,
  });
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(results));
  const broken = Object.entries(results).filter(([, { ok }]) => !ok);
  const ok = broken.length === 0;
  if (json) {
    const brokenAddresses = broken.map(([address, { reason }]) => {
      return { address, reason, pages: [...(pages.get(address) ?? [])] };
    });
    return { ok, text: formatJson({ links: pages.size, broken: brokenAddresses }) };
  }
  const lines = broken.map(([address, { reason }]) => {
    const pageLines = [...(pages.get(address) ?? [])].map((page) => `  on ${page}\n`);
    return `${address}: ${reason}\n${pageLines.join("")}`;
  });
  const count = formatCount(pages.size, "external link");
  const text = `${lines.join("")}${count}, ${broken.length} broken\n`;
  return { ok, text };
}

/** The pages with a link, by its address without the anchor. */
function collectLinks(outDir: string, config: SiteConfig): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const path of listFullPaths(outDir).filter((name) => name.endsWith(".html"))) {
    const page = relative(outDir, path);
    const { links, images } = extractLinkData(readFileSync(path, "utf8"));
    for (const href of [...links, ...images]) {
      const [address = ""] = href.split("#", 1);
      if (isChecked(address, config))
        pages.set(address, (pages.get(address) ?? new Set()).add(page));
    }
  }
  return pages;
}

function isChecked(
  address: string,
  { url, subscriberLinks, editUrl, feedback }: SiteConfig,
): boolean {
  return (
    /^https?:/.test(address) &&
    !isOwnUrl(address, url) &&
    !isPrivateRepository(address, subscriberLinks) &&
    !isEditLink(address, editUrl) &&
    !isFeedbackLink(address, feedback)
  );
}

export async function requestStatus(address: string, method: "HEAD" | "GET"): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(20_000) });
  await response.body?.cancel();
  return response.status;
}

/** Edit links require a login. */
export function isEditLink(address: string, editUrl: SiteConfig["editUrl"]): boolean {
  const patterns = editUrl === null ? [] : [editUrl.file, editUrl.folder];
  return patterns.some((pattern) => address.startsWith(pattern.split("{path}", 1)[0] ?? pattern));
}

/** The links for feedback on each page differ by page and require a login. */
export function isFeedbackLink(address: string, feedback: SiteConfig["feedback"]): boolean {
  if (!feedback) return false;
  const { repository, address: pattern } = feedback;
  if (pattern !== undefined) return address.startsWith(pattern.split("{", 1)[0] ?? pattern);
  return address.startsWith(`${repository}/`) && /\/issues\/new\?/.test(address);
}

/** Code hosts return 404 for private repositories. */
export function isPrivateRepository(
  address: string,
  links: SiteConfig["subscriberLinks"],
): boolean {
  const { organization, ...rules } = getSubscriberOptions(links);
  if (organization === "" || !address.toLowerCase().startsWith(organization)) return false;
  return findPrivateRepository(address, rules) !== undefined;
}

/** A prefix check is not enough: `https://example.com.evil` starts with `https://example.com`. */
export function isOwnUrl(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin;
}

interface LinkResult {
  /** Also true if the host blocks bots. */
  ok: boolean;
  reason: string;
  /** Time of the request in milliseconds since 1970. */
  checked: number;
}

type LinkResults = Record<string, LinkResult>;

export interface LinkCheck {
  /** Earlier results; successful ones are valid for a week. */
  previous: LinkResults;
  requestStatus(address: string, method: "HEAD" | "GET"): Promise<number>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  onProgress(done: number, total: number): void;
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const PAUSE_MS = 1000;

const maxHosts = 4;

/** Hosts send these statuses to bots although the page may exist. */
const blockingStatuses = [401, 403, 405, 406, 429, 999];

/** Requests each address once, with a pause between requests to the same host. */
export async function checkExternalLinks(
  addresses: Iterable<string>,
  check: LinkCheck,
): Promise<LinkResults> {
  const results: LinkResults = {};
  const byHost = new Map<string, string[]>();
  const uniqueAddresses = new Set(addresses);
  for (const address of uniqueAddresses) {
    const previous = check.previous[address];
    // A time in the future comes from a wrong clock.
    const age = check.now() - (previous?.checked ?? 0);
    if (!URL.canParse(address)) {
      results[address] = { ok: false, reason: "not a valid URL", checked: check.now() };
    } else if (previous?.ok && age >= 0 && age < MAX_AGE_MS) results[address] = previous;
    else {
      const { host } = new URL(address);
      byHost.set(host, [...(byHost.get(host) ?? []), address]);
    }
  }
  await inParallel(byHost.values(), maxHosts, async (list) => {
    for (const [index, address] of list.entries()) {
      if (index > 0) await check.wait(PAUSE_MS);
      results[address] = await requestWithFallback(address, check);
      check.onProgress(Object.keys(results).length, uniqueAddresses.size);
    }
  });
  return results;
}

/** Some hosts do not support HEAD. */
async function requestWithFallback(address: string, check: LinkCheck): Promise<LinkResult> {
  const head = await requestOnce(address, "HEAD", check);
  return head.ok ? head : requestOnce(address, "GET", check);
}

async function requestOnce(
  address: string,
  method: "HEAD" | "GET",
  { requestStatus, now }: LinkCheck,
): Promise<LinkResult> {
  try {
    const status = await requestStatus(address, method);
    const ok = status < 400 || (method === "GET" && blockingStatuses.includes(status));
    return { ok, reason: String(status), checked: now() };
  } catch (error) {
    return {
      ok: false,
      reason: getErrorMessage(error),
      checked: now(),
    };
  }
}

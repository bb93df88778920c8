import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import { extractFacts } from "../../../content/check/links/extract-links.ts";
import { privateRepository } from "../../../theme/subscriber/private-repository.ts";
import { listFiles } from "../../cache/hash.ts";
import { subscriberOptions } from "../../compile/site-modules.ts";
import { checkAddresses, type LinkAnswers } from "./check-addresses.ts";

export interface LinksCommand {
  outDir: string;
  config: SiteConfig;
  /** Where answers are kept from one run to the next. */
  cacheFile: string;
  /** Answer with JSON in place of text. */
  json: boolean;
  /** Is told how many addresses have an answer. */
  onAnswer(done: number, of: number): void;
}

/** Asks for every address outside the site that a built page links to; answers with the report. */
export async function runLinksCommand({
  outDir,
  config,
  cacheFile,
  json,
  onAnswer,
}: LinksCommand): Promise<{ ok: boolean; text: string }> {
  const pages = collectLinks(outDir, config);
  const answers = await checkAddresses(pages.keys(), {
    known: readAnswers(cacheFile),
    ask,
    now: Date.now,
    wait,
    onAnswer,
  });
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify(answers));
  const broken = Object.entries(answers).filter(([, { ok }]) => !ok);
  const ok = broken.length === 0;
  if (json) {
    const listed = broken.map(([address, { reason }]) => {
      return { address, reason, pages: pages.get(address) ?? [] };
    });
    return { ok, text: `${JSON.stringify({ links: pages.size, broken: listed }, null, 2)}\n` };
  }
  const lines = broken.map(([address, { reason }]) => {
    const on = (pages.get(address) ?? []).map((page) => `  on ${page}\n`);
    return `${address}: ${reason}\n${on.join("")}`;
  });
  const text = `${lines.join("")}${pages.size} external links, ${broken.length} broken\n`;
  return { ok, text };
}

/** What cannot be read is asked for again. */
export function readAnswers(cacheFile: string): LinkAnswers {
  try {
    return Object(JSON.parse(readFileSync(cacheFile, "utf8"))) as LinkAnswers;
  } catch {
    return {};
  }
}

/** Addresses outside the site with the pages that link to them. */
function collectLinks(outDir: string, config: SiteConfig): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  for (const path of listFiles(outDir).filter((name) => name.endsWith(".html"))) {
    const page = relative(outDir, path);
    const { links, images } = extractFacts(readFileSync(path, "utf8"));
    for (const address of [...links, ...images]) {
      const bare = address.split("#", 1)[0] ?? "";
      if (!/^https?:/.test(bare) || isOwnAddress(bare, config.url)) continue;
      if (isForSubscribers(bare, config.subscriberLinks) || isEditAddress(bare, config.editUrl))
        continue;
      pages.set(bare, [...(pages.get(bare) ?? []), page]);
    }
  }
  return pages;
}

async function ask(address: string, method: "HEAD" | "GET"): Promise<number> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(20_000) });
  await response.body?.cancel();
  return response.status;
}

/** True for an address at which a page is changed: it asks for a login, and it is made, not written. */
export function isEditAddress(address: string, editUrl: SiteConfig["editUrl"]): boolean {
  const patterns = editUrl === null ? [] : [editUrl.file, editUrl.folder];
  return patterns.some((pattern) => address.startsWith(pattern.split("{path}", 1)[0] ?? pattern));
}

/** True for a private repository: to whoever is not a subscriber its host says that it is not there. */
export function isForSubscribers(address: string, links: SiteConfig["subscriberLinks"]): boolean {
  const { organization, ...rules } = subscriberOptions(links);
  if (organization === "" || !address.toLowerCase().startsWith(organization)) return false;
  return privateRepository(address, rules) !== undefined;
}

/** Whether an address lies on the site itself: another host may begin with the same characters. */
export function isOwnAddress(address: string, siteUrl: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteUrl).origin;
}

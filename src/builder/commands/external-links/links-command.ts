import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { SiteConfig } from "../../../config/schemas/site-config.ts";
import { extractFacts } from "../../../content/check/links/extract-links.ts";
import { listFullPaths } from "../../../files/walk-files.ts";
import { privateRepository } from "../../../theme/subscriber/private-repository.ts";
import { subscriberOptions } from "../../compile/site-modules.ts";
import { inParallel } from "../../threads/in-parallel.ts";

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

/** Asks for every address outside the site that a built page links to; returns the report. */
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
  for (const path of listFullPaths(outDir).filter((name) => name.endsWith(".html"))) {
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

/** Status of an address; throws where no answer comes in 20 seconds. */
export async function ask(address: string, method: "HEAD" | "GET"): Promise<number> {
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

/** What a host answered; `ok` also where it answers people but not programs. */
interface LinkAnswer {
  ok: boolean;
  /** Status, or why there was none. */
  reason: string;
  /** Milliseconds since 1970. */
  checked: number;
}

type LinkAnswers = Record<string, LinkAnswer>;

export interface LinkCheck {
  /** Answers from before; good ones are believed for a week. */
  known: LinkAnswers;
  /** Asks a host; throws where there is no answer. */
  ask(address: string, method: "HEAD" | "GET"): Promise<number>;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Is told how many of the addresses have an answer. */
  onAnswer(done: number, of: number): void;
}

const believed = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds between two questions to one host. */
const pause = 1000;

/** Hosts asked at a time. */
const concurrency = 4;

/** Statuses of hosts that refuse programs: the page may well be there. */
const refusals = [401, 403, 405, 406, 429, 999];

/** Asks for every address once, each host slowly. */
export async function checkAddresses(
  addresses: Iterable<string>,
  check: LinkCheck,
): Promise<LinkAnswers> {
  const answers: LinkAnswers = {};
  const byHost = new Map<string, string[]>();
  const all = new Set(addresses);
  for (const address of all) {
    const known = check.known[address];
    // An answer with a time to come was written when the clock was wrong.
    const age = check.now() - (known?.checked ?? 0);
    if (known?.ok && age >= 0 && age < believed) answers[address] = known;
    else {
      const { host } = new URL(address);
      byHost.set(host, [...(byHost.get(host) ?? []), address]);
    }
  }
  await inParallel(byHost.values(), concurrency, async (list) => {
    for (const [index, address] of list.entries()) {
      if (index > 0) await check.wait(pause);
      answers[address] = await askTwice(address, check);
      check.onAnswer(Object.keys(answers).length, all.size);
    }
  });
  return answers;
}

/** Some hosts know no HEAD. */
async function askTwice(address: string, check: LinkCheck): Promise<LinkAnswer> {
  const head = await askOnce(address, "HEAD", check);
  return head.ok ? head : askOnce(address, "GET", check);
}

async function askOnce(
  address: string,
  method: "HEAD" | "GET",
  { ask, now }: LinkCheck,
): Promise<LinkAnswer> {
  try {
    const status = await ask(address, method);
    const isThere = status < 400 || (method === "GET" && refusals.includes(status));
    return { ok: isThere, reason: String(status), checked: now() };
  } catch (error) {
    return {
      ok: false,
      reason: error instanceof Error ? error.message : String(error),
      checked: now(),
    };
  }
}

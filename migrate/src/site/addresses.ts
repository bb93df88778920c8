import { kebabCase } from "es-toolkit/compat";
import type { TagsFile } from "../../../src/config/schemas/front-matter.ts";
import { tagSlug } from "../../../src/content/graph/collect-tags.ts";
import { routeKey, safeDecode } from "../../../src/model/url/route.ts";
import type { Article, Collection } from "../document/article.ts";
import { getServableAddress } from "../document/servable-address.ts";
import { type AddressRow, addDiagnostic, type Plan } from "../model.ts";
import { asRecord, asString, isRecord, type Json } from "../text/values.ts";

export interface AddressTable {
  /** Adds an address of the old site with its new address. */
  add(old: string, current: string | null): void;
  addNew(address: string): void;
  exists(address: string): boolean;
  /** The new address for an old address; null if it is lost. */
  newAddress(address: string): string | null;
  old(): string[];
  finish(plan: Plan): void;
}

export function createAddressTable(): AddressTable {
  const rows = new Map<string, { old: string; current: string | null }>();
  const pages = new Set<string>();
  const getKey = (address: string) => routeKey(safeDecode(address.replace(/[?#].*$/, "")));
  return {
    add(old, target) {
      const current = target?.startsWith("/") ? getServableAddress(target) : target;
      const key = getKey(old);
      if (!rows.has(key)) rows.set(key, { old, current });
      if (current !== null && current !== target) pages.add(getKey(current));
      if (current !== null && getKey(current) === key) pages.add(key);
    },
    addNew(address) {
      pages.add(getKey(address));
    },
    exists(address) {
      const key = getKey(address);
      return pages.has(key) || rows.get(key)?.current != null;
    },
    newAddress(address) {
      const key = getKey(address);
      return pages.has(key) ? address : (rows.get(key)?.current ?? null);
    },
    old: () => [...rows.values()].map(({ old }) => old),
    finish(plan) {
      const lines: string[] = [];
      for (const [key, { old, current }] of rows) {
        const outcome = pages.has(key) || isFile(old, plan) ? "same" : getOutcome(old, current);
        plan.addresses.push({ old, current: outcome === "same" ? old : current, outcome });
        if (outcome === "redirect") lines.push(`${old.replaceAll(" ", "%20")}\t${current}`);
        if (outcome === "lost") {
          addDiagnostic(plan, "lost-address", old, "redirects.tsv");
        }
      }
      if (lines.length === 0) return;
      const text = `# Addresses of the old site\n${lines.sort().join("\n")}\n`;
      plan.files.set("redirects.tsv", { text });
    },
  };
}

/** The engine redirects from paths without quotes to pages and to `https:`. */
function getOutcome(old: string, current: string | null): AddressRow["outcome"] {
  const isSource = /^(?:[^\s"'<>\\]| )+$/.test(safeDecode(old));
  const isTarget = current !== null && /^(?:\/|https:\/\/[^\s"'<>\\*]+$)/.test(current);
  return isSource && isTarget ? "redirect" : "lost";
}

/** A redirect must not replace a file, or the page that the engine writes for missing addresses. */
function isFile(address: string, { files }: Plan): boolean {
  const path = safeDecode(address).replace(/\/+$/, "");
  return (
    path === "/404.html" || files.has(`public${path}`) || files.has(`public${path}/index.html`)
  );
}

function isListed({ split }: Article): boolean {
  const { draft, unlisted } = split.frontMatter.values;
  return draft !== true && unlisted !== true;
}

export function addTags(
  addressTable: AddressTable,
  articles: readonly Article[],
  { collection, file }: { collection: Collection; file: Json },
): void {
  const names = new Map<string, string | undefined>();
  for (const { split } of articles.filter(isListed)) {
    for (const tag of [split.frontMatter.values.tags ?? []].flat() as Json[]) {
      const name = asString(tag) ?? asString(asRecord(tag).label);
      if (name !== undefined) names.set(name, isRecord(tag) ? asString(tag.permalink) : undefined);
    }
  }
  if (names.size === 0) return;
  const tags = getTagsFile(file);
  const oldBase = `${collection.oldRoute.replace(/\/$/, "")}/tags`;
  const newBase = `${collection.route.replace(/\/$/, "")}/tags`;
  addressTable.add(oldBase, newBase);
  addressTable.addNew(newBase);
  for (const [name, permalink] of names) {
    const entry = asRecord(asRecord(file)[name]);
    const oldPermalink = permalink ?? asString(entry.permalink);
    const old =
      oldPermalink === undefined
        ? `/${kebabCase(asString(entry.label) ?? name) || name}`
        : `/${oldPermalink.replace(/^\/+/, "")}`;
    const newAddress = `${newBase}/${tagSlug(name, tags)}`;
    addressTable.addNew(newAddress);
    addressTable.add(oldBase + old, newAddress);
  }
}

export function getTagsFile(file: Json): TagsFile | null {
  if (!isRecord(file)) return null;
  const entries = Object.entries(file).map(([name, entry]) => {
    const { label, description } = asRecord(entry);
    const [text, words] = [asString(label), asString(description)];
    return [
      name,
      {
        ...(text !== undefined && { label: text }),
        ...(words !== undefined && { description: words }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

export function addBlogLists(
  addressTable: AddressTable,
  posts: readonly Article[],
  {
    collection,
    postsPerPage,
    authors,
  }: { collection: Collection; postsPerPage: number | "ALL"; authors: Json },
): void {
  const base = collection.oldRoute.replace(/\/$/, "");
  const listedPosts = posts.filter(isListed);
  if (listedPosts.length === 0) return;
  const pages = postsPerPage === "ALL" ? 1 : Math.ceil(listedPosts.length / postsPerPage);
  for (let page = 1; page <= pages; page++) {
    const address = page === 1 ? base || "/" : `${base}/page/${page}`;
    addressTable.add(address, address);
  }
  addressTable.add(`${base}/archive`, `${base}/archive`);
  const withPages = Object.entries(asRecord(authors)).filter(([, author]) =>
    Boolean(asRecord(author).page),
  );
  if (withPages.length > 0) addressTable.add(`${base}/authors`, base || "/");
  for (const [key, author] of withPages) {
    const { permalink } = asRecord(asRecord(author).page);
    const authorPath = asString(permalink)?.replace(/^\/+/, "") ?? kebabCase(key);
    addressTable.add(`${base}/authors/${authorPath}`, base || "/");
  }
}

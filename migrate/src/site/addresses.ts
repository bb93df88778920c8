import { kebabCase } from "es-toolkit/compat";
import type { TagsFile } from "../../../src/config/schemas/front-matter.ts";
import { getTagSlug } from "../../../src/content/graph/collect-tags.ts";
import { getRouteKey, safeDecode } from "../../../src/model/url/route.ts";
import type { Article, Collection } from "../document/article.ts";
import { getServableAddress } from "../document/servable-address.ts";
import { type AddressRow, addDiagnostic, type Plan } from "../model.ts";
import { asRecord, asString, isRecord, type Json, type JsonRecord } from "../text/values.ts";

type PostsPerPage = number | "ALL";
type ListedArticle = Pick<Article, "split">;
type Routes = Pick<Collection, "oldRoute" | "route">;

export interface AddressTable {
  /** Adds an address of the old site with its new address; null if it is lost. */
  add(oldAddress: string, newAddress: string | null): void;
  /** Adds an address of a page that the new site has. */
  addPage(address: string): void;
  exists(address: string): boolean;
  /** The new address for an old address; null if it is lost. */
  getNewAddress(address: string): string | null;
  getOldAddresses(): string[];
  /** Adds the outcome of each old address, and the redirects, to the plan. */
  addToPlan(plan: Plan): void;
}

export function createAddressTable(): AddressTable {
  const rows = new Map<string, { old: string; current: string | null }>();
  const pages = new Set<string>();
  const getKey = (address: string) => getRouteKey(safeDecode(address.replace(/[?#].*$/, "")));
  return {
    add(old, newAddress) {
      const current = newAddress?.startsWith("/") ? getServableAddress(newAddress) : newAddress;
      const key = getKey(old);
      if (!rows.has(key)) rows.set(key, { old, current });
      // Only addresses of pages change, so the changed one is that of a page.
      if (current !== null && current !== newAddress) pages.add(getKey(current));
      if (current !== null && getKey(current) === key) pages.add(key);
    },
    addPage(address) {
      pages.add(getKey(address));
    },
    exists(address) {
      const key = getKey(address);
      return pages.has(key) || rows.get(key)?.current != null;
    },
    getNewAddress(address) {
      const key = getKey(address);
      return pages.has(key) ? address : (rows.get(key)?.current ?? null);
    },
    getOldAddresses: () => [...rows.values()].map(({ old }) => old),
    addToPlan(plan) {
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

function isListed({ split }: ListedArticle): boolean {
  const { draft, unlisted } = split.frontMatter.values;
  return draft !== true && unlisted !== true;
}

export function addTags(
  addressTable: AddressTable,
  articles: readonly ListedArticle[],
  {
    collection,
    file,
    postsPerPage = "ALL",
  }: { collection: Routes; file: Json; postsPerPage?: PostsPerPage },
): void {
  /** By the last segments of the old address. */
  const oldTags = new Map<string, { name: string; articles: Set<ListedArticle> }>();
  for (const article of articles.filter(isListed)) {
    for (const tag of [article.split.frontMatter.values.tags ?? []].flat() as Json[]) {
      const name = asString(tag) ?? asString(asRecord(tag).label);
      if (name === undefined) continue;
      const path = getOldTagPath(name, asRecord(tag), asRecord(asRecord(file)[name]));
      const oldTag = oldTags.get(path) ?? { name, articles: new Set() };
      oldTags.set(path, oldTag);
      oldTag.articles.add(article);
    }
  }
  if (oldTags.size === 0) return;
  const tags = convertTagsFile(file);
  const oldBase = `${collection.oldRoute.replace(/\/$/, "")}/tags`;
  const newBase = `${collection.route.replace(/\/$/, "")}/tags`;
  addressTable.add(oldBase, newBase);
  addressTable.addPage(newBase);
  for (const [path, { name, articles }] of oldTags) {
    const newAddress = `${newBase}/${getTagSlug(name, tags)}`;
    for (const suffix of getPageSuffixes(articles.size, postsPerPage, "page")) {
      addressTable.addPage(newAddress + suffix);
      addressTable.add(oldBase + path + suffix, newAddress + suffix);
    }
  }
}

function getOldTagPath(name: string, tag: JsonRecord, entry: JsonRecord): string {
  const permalink = asString(tag.permalink) ?? asString(entry.permalink);
  return permalink === undefined
    ? `/${kebabCase(asString(entry.label) ?? name) || name}`
    : `/${permalink.replace(/^\/+/, "")}`;
}

/** Ends of the addresses of a list with several pages: an empty one, then `/page/2` and so on. */
function getPageSuffixes(count: number, perPage: PostsPerPage, folder: string): string[] {
  const pages = perPage === "ALL" ? 1 : Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? "" : `/${folder}/${index + 1}`,
  );
}

function getAuthorKeys({ split }: ListedArticle): string[] {
  const authors = [split.frontMatter.values.authors ?? []].flat() as Json[];
  return authors.flatMap((author) => asString(author) ?? asString(asRecord(author).key) ?? []);
}

export function convertTagsFile(file: Json): TagsFile | null {
  if (!isRecord(file)) return null;
  const entries = Object.entries(file).map(([name, entry]) => {
    const { label, description } = asRecord(entry);
    const [labelText, descriptionText] = [asString(label), asString(description)];
    return [
      name,
      {
        ...(labelText !== undefined && { label: labelText }),
        ...(descriptionText !== undefined && { description: descriptionText }),
      },
    ];
  });
  return Object.fromEntries(entries);
}

export function addBlogLists(
  addressTable: AddressTable,
  posts: readonly ListedArticle[],
  {
    collection,
    postsPerPage,
    authors,
  }: { collection: Routes; postsPerPage: PostsPerPage; authors: Json },
): void {
  const base = collection.oldRoute.replace(/\/$/, "");
  const listedPosts = posts.filter(isListed);
  if (listedPosts.length === 0) return;
  for (const suffix of getPageSuffixes(listedPosts.length, postsPerPage, "page")) {
    const address = base + suffix || "/";
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
    const count = listedPosts.filter((post) => getAuthorKeys(post).includes(key)).length;
    // Docusaurus numbers these pages below `authors` instead of `page`.
    for (const suffix of getPageSuffixes(count, postsPerPage, "authors")) {
      addressTable.add(`${base}/authors/${authorPath}${suffix}`, base || "/");
    }
  }
}

import Slugger from "github-slugger";
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from "../../../../src/config/schemas/sidebars-config.ts";
import {
  humanize,
  numberPrefix,
  withoutNumberPrefix,
} from "../../../../src/content/load/file-names.ts";
import type { Article } from "../../document/article.ts";
import {
  asArray,
  asRecord,
  asString,
  isRecord,
  type Json,
  type JsonRecord,
  stripTags,
} from "../../text/values.ts";

export interface GeneratedIndex {
  /** Relative to the route of the version. */
  slug: string;
  title: string;
  description: string | undefined;
  keywords: string[];
  first: Article | null;
  children: IndexCard[];
  /**
   * The folder whose `_category_` file requests it; undefined for a category of the sidebar file.
   */
  folder: string | undefined;
  item: Extract<SidebarItemConfig, { type: "category" }> | undefined;
}

interface IndexCard {
  label: string | undefined;
  article: Article | undefined;
  isPage: boolean;
  href?: string;
  slug?: string;
}

export interface ConvertedSidebars {
  sidebars: SidebarsConfig;
  indexes: GeneratedIndex[];
  firsts: Map<string, Article>;
  /** The pages of each category, by the page that introduces it. */
  children: Map<Article, Article[]>;
  unsupported: string[];
}

interface SidebarSources {
  byOldId: ReadonlyMap<string, Article>;
  categories: ReadonlyMap<string, JsonRecord>;
  prefix: string;
  isOpen: boolean;
  /** Translates a key such as `sidebar.docs.category.Guides` to the language of the site. */
  translate(key: string): string | undefined;
}

interface SidebarConversion {
  sources: SidebarSources;
  result: ConvertedSidebars;
  slugger: Slugger;
  sidebar: string;
}

interface Items {
  items: SidebarItemConfig[];
  articles: Article[];
  cards: IndexCard[];
}

export function translated(
  kind: "category" | "link" | "doc",
  label: string,
  work: SidebarConversion,
  more = "",
): string | undefined {
  return work.sources.translate(`sidebar.${work.sidebar}.${kind}.${label}${more}`);
}

interface IndexPlace extends Pick<GeneratedIndex, "slug" | "children" | "first"> {
  label: string;
  link: JsonRecord;
}

function generatedIndex(
  { slug, label, link, children, first }: IndexPlace,
  work: SidebarConversion,
): Omit<GeneratedIndex, "folder" | "item"> {
  const inLanguage = (key: string) =>
    translated("category", label, work, `.link.generated-index.${key}`);
  const title =
    inLanguage("title") ?? asString(link.title) ?? translated("category", label, work) ?? label;
  const description = inLanguage("description") ?? asString(link.description);
  const keywords = asArray(link.keywords).flatMap((word) => asString(word) ?? []);
  return { slug, title, description, keywords, first, children };
}

function indexSlug(link: JsonRecord, label: string, { slugger }: SidebarConversion): string {
  const own = asString(link.slug);
  return own === undefined ? `/category/${slugger.slug(label)}` : `/${own.replace(/^\/+/, "")}`;
}

export function convertSidebars(value: Json, sources: SidebarSources): ConvertedSidebars {
  const result: ConvertedSidebars = {
    sidebars: {},
    indexes: [],
    firsts: new Map(),
    children: new Map(),
    unsupported: [],
  };
  const slugger = new Slugger();
  for (const [given, items] of Object.entries(asRecord(value))) {
    const name = given.replace(/^version-[^/]+\//, "");
    const work: SidebarConversion = { sources, result, slugger, sidebar: name };
    const list = convertItems(isRecord(items) ? shorthand(items) : items, work);
    result.sidebars[name] = list.items;
    const [first] = list.articles;
    if (first) result.firsts.set(name, first);
  }
  return result;
}

function shorthand(items: JsonRecord): Json[] {
  if (items.type !== undefined) return [items];
  return Object.entries(items).map(([label, inner]) => ({
    type: "category",
    label,
    items: isRecord(inner) ? shorthand(inner) : inner,
  }));
}

function convertItems(items: Json, work: SidebarConversion): Items {
  const parts = asArray(items).map((item) => convertItem(item, work));
  return {
    items: parts.flatMap((part) => part.items),
    articles: parts.flatMap((part) => part.articles),
    cards: parts.flatMap((part) => part.cards),
  };
}

function unsupported(subject: string, work: SidebarConversion): Items {
  work.result.unsupported.push(subject);
  return { items: [], articles: [], cards: [] };
}

function convertItem(item: Json, work: SidebarConversion): Items {
  const id = asString(item);
  if (id !== undefined) return docItem("doc", id, undefined, work);
  const record = asRecord(item);
  const label = asString(record.label);
  switch (record.type) {
    case undefined:
      return convertItems(shorthand(record), work);
    case "doc":
    case "ref":
      return docItem(record.type, asString(record.id) ?? "", label, work);
    case "link":
      return linkItem(record, work);
    case "category":
      return categoryItem(record, work);
    case "autogenerated":
      return folderItem(asString(record.dirName) ?? ".", work);
    case "html":
      return htmlItem(asString(record.value) ?? "", work);
    default:
      return unsupported(`${record.type} ${stripTags(asString(record.value) ?? "")}`.trim(), work);
  }
}

/** Finds a page by id. Ids of old versions include the version. */
function findArticle(id: string, { sources }: SidebarConversion): Article | undefined {
  return sources.byOldId.get(id) ?? sources.byOldId.get(id.replace(/^version-[^/]+\//, ""));
}

function docItem(
  type: "doc" | "ref",
  id: string,
  label: string | undefined,
  work: SidebarConversion,
): Items {
  const article = findArticle(id, work);
  if (!article?.page) {
    return unsupported(`the page \`${id}\`, which does not exist`, work);
  }
  const { newId } = article.page;
  const isPlain = type === "doc" && label === undefined;
  const shown = label === undefined ? undefined : (translated("doc", label, work) ?? label);
  const item: SidebarItemConfig = isPlain
    ? newId
    : { type, id: newId, ...(shown !== undefined && { label: shown }) };
  const cards = [{ label: shown, article, isPage: true }];
  return { items: [item], articles: type === "doc" ? [article] : [], cards };
}

function linkItem({ label, href }: JsonRecord, work: SidebarConversion): Items {
  const [text, address] = [asString(label), asString(href)];
  if (text === undefined || address === undefined) {
    return unsupported(`a link ${text ?? address ?? ""}`.trim(), work);
  }
  const shown = translated("link", text, work) ?? text;
  const plain = address.replace(/^pathname:\/\//, "");
  return {
    items: [{ type: "link", label: shown, href: plain }],
    articles: [],
    cards: [{ label: shown, article: undefined, isPage: false, href: plain }],
  };
}

function htmlItem(html: string, work: SidebarConversion): Items {
  const [, href, inner = ""] =
    /^\s*(?:<(?!a\b)[^>]*>\s*)*<a\b[^>]*\bhref=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>\s*(?:<\/[^>]*>\s*)*$/i.exec(
      html,
    ) ?? [];
  const label = stripTags(inner);
  if (href !== undefined && label !== "") return linkItem({ label, href }, work);
  const subject = `html ${stripTags(html)}`.trim();
  return unsupported(subject, work);
}

function categoryItem(record: JsonRecord, work: SidebarConversion): Items {
  const label = asString(record.label) ?? "";
  const link = asRecord(record.link);
  // Indexes are numbered from the top, so this one is created before its items.
  const slug = link.type === "generated-index" ? indexSlug(link, label, work) : undefined;
  const inner = convertItems(record.items, work);
  const page = link.type === "doc" ? findArticle(asString(link.id) ?? "", work) : undefined;
  if (page) work.result.children.set(page, inner.articles);
  if (inner.items.length === 0 && !page) {
    return unsupported(`the category \`${label}\`, which is empty`, work);
  }
  const shown = translated("category", label, work) ?? label;
  const item: Extract<SidebarItemConfig, { type: "category" }> = {
    type: "category",
    label: shown,
    ...(page?.page && { page: page.page.newId }),
    ...(record.collapsible === false && { collapsible: false }),
    ...((record.collapsed ?? !work.sources.isOpen) === false && { collapsed: false }),
    items: inner.items,
  };
  if (slug !== undefined) {
    const place = { slug, label, link, children: inner.cards, first: inner.articles[0] ?? null };
    work.result.indexes.push({ ...generatedIndex(place, work), folder: undefined, item });
  }
  const articles = [...(page ? [page] : []), ...inner.articles];
  const cards = [
    { label: shown, article: articles[0], isPage: false, ...(slug !== undefined && { slug }) },
  ];
  return { items: [item], articles, cards };
}

function folderItem(dirName: string, work: SidebarConversion): Items {
  const path = dirName.replace(/^\.?\/*|\/+$/g, "");
  const { articles, cards } = listFolder(path, work);
  if (articles.length === 0) {
    return unsupported(`the folder \`${dirName}\`, which has no pages`, work);
  }
  const dir = `${work.sources.prefix}${path}`.replace(/\/+$/, "") || ".";
  return { items: [{ type: "autogenerated", dir }], articles, cards };
}

interface Ranked {
  position: number;
  name: string;
  articles: Article[];
  card: IndexCard;
}

function listFolder(folder: string, work: SidebarConversion): Omit<Items, "items"> {
  const below = [...work.sources.byOldId.values()].filter(
    ({ path }) => folder === "" || path.startsWith(`${folder}/`),
  );
  const entries = new Map<string, Ranked>();
  for (const article of below) {
    const rest = folder === "" ? article.path : article.path.slice(folder.length + 1);
    const [name = "", ...more] = rest.split("/");
    if (more.length === 0) {
      const position = Number(
        article.split.frontMatter.values.sidebar_position ??
          numberPrefix(name) ??
          Number.POSITIVE_INFINITY,
      );
      const card = { label: undefined, article, isPage: true };
      entries.set(name, { position, name: withoutNumberPrefix(name), articles: [article], card });
    } else if (!entries.has(`${name}/`)) {
      const path = folder === "" ? name : `${folder}/${name}`;
      entries.set(`${name}/`, listCategory(path, name, work));
    }
  }
  const ranked = [...entries.values()].sort((a, b) =>
    a.position === b.position
      ? a.name.localeCompare(b.name, "en", { numeric: true })
      : a.position - b.position,
  );
  return {
    articles: ranked.flatMap(({ articles }) => articles),
    cards: ranked.map(({ card }) => card),
  };
}

function listCategory(path: string, name: string, work: SidebarConversion): Ranked {
  const metadata = work.sources.categories.get(path) ?? {};
  const label = asString(metadata.label) ?? humanize(name);
  const link = asRecord(metadata.link);
  const slug = link.type === "generated-index" ? indexSlug(link, label, work) : undefined;
  const { articles, cards } = listFolder(path, work);
  const index = articles.find((article) =>
    /(?:^|\/)(?:index|readme)\.mdx?$/i.test(article.path.slice(path.length)),
  );
  if (index)
    work.result.children.set(
      index,
      articles.filter((article) => article !== index),
    );
  if (slug !== undefined) {
    const place = { slug, label, link, children: cards, first: articles[0] ?? null };
    work.result.indexes.push({ ...generatedIndex(place, work), folder: path, item: undefined });
  }
  const position = Number(metadata.position ?? numberPrefix(name) ?? Number.POSITIVE_INFINITY);
  const shown = translated("category", label, work) ?? label;
  const card = {
    label: shown,
    article: index ?? articles[0],
    isPage: false,
    ...(slug !== undefined && { slug }),
  };
  return { position, name: withoutNumberPrefix(name), articles, card };
}

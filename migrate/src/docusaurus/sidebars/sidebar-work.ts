import type Slugger from "github-slugger";
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from "../../../../src/config/schemas/sidebars-config.ts";
import type { Article } from "../../document/article.ts";
import type { CauseId } from "../../model.ts";
import { type JsonRecord, listOf, textOf } from "../../text/json.ts";

/** A generated index page of a category of the old site. */
export interface GeneratedIndex {
  /** Below the route of the version. */
  slug: string;
  title: string;
  description: string | undefined;
  keywords: string[];
  /** First page of the category; null where it has none. */
  first: Article | null;
  /** What the page lists. */
  children: IndexCard[];
  /** The folder whose `_category_` file asks for it; undefined for a category that is written in the sidebar. */
  folder: string | undefined;
  /** The category of the new sidebar, which such a page belongs to. */
  item: Extract<SidebarItemConfig, { type: "category" }> | undefined;
}

/** A page, a category or a link of a generated index. */
export interface IndexCard {
  /** Undefined for the title of the page. */
  label: string | undefined;
  /** The page that it leads to, unless it has an address. */
  article: Article | undefined;
  /** Whether it is that page, and not a category that begins with it. */
  isPage: boolean;
  href?: string;
  /** Of a category with a generated index of its own: its address below the route of the version. */
  slug?: string;
}

export interface ConvertedSidebars {
  sidebars: SidebarsConfig;
  indexes: GeneratedIndex[];
  /** First page of each sidebar. */
  firsts: Map<string, Article>;
  /** The pages of the category that each page is the page of. */
  children: Map<Article, Article[]>;
  findings: { cause: CauseId; subject: string }[];
}

export interface SidebarSources {
  /** Pages of the version, by their id in the old site. */
  byOldId: ReadonlyMap<string, Article>;
  /** Metadata of folders, by their path on disk. */
  categories: ReadonlyMap<string, JsonRecord>;
  /** Path below the docs folder of the new site; for folders of generated sidebars. */
  prefix: string;
  /** Whether categories that say nothing about it are open at first. */
  isOpen: boolean;
  /** The text of a key in the language of the site, such as `sidebar.docs.category.Guides`. */
  translate(key: string): string | undefined;
}

export interface Work {
  sources: SidebarSources;
  result: ConvertedSidebars;
  slugger: Slugger;
  /** Name of the sidebar. */
  sidebar: string;
}

export interface Items {
  items: SidebarItemConfig[];
  /** The pages in their order. */
  articles: Article[];
  /** What an index of the category lists: each item once. */
  cards: IndexCard[];
}

export function translated(
  kind: "category" | "link" | "doc",
  label: string,
  work: Work,
  more = "",
): string | undefined {
  return work.sources.translate(`sidebar.${work.sidebar}.${kind}.${label}${more}`);
}

interface IndexPlace extends Pick<GeneratedIndex, "slug" | "children" | "first"> {
  label: string;
  link: JsonRecord;
}

export function generatedIndex(
  { slug, label, link, children, first }: IndexPlace,
  work: Work,
): Omit<GeneratedIndex, "folder" | "item"> {
  const inLanguage = (key: string) =>
    translated("category", label, work, `.link.generated-index.${key}`);
  const title =
    inLanguage("title") ?? textOf(link.title) ?? translated("category", label, work) ?? label;
  const description = inLanguage("description") ?? textOf(link.description);
  const keywords = listOf(link.keywords).flatMap((word) => textOf(word) ?? []);
  return { slug, title, description, keywords, first, children };
}

export function indexSlug(link: JsonRecord, label: string, { slugger }: Work): string {
  const own = textOf(link.slug);
  return own === undefined ? `/category/${slugger.slug(label)}` : `/${own.replace(/^\/+/, "")}`;
}

import type Slugger from "github-slugger";
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from "../../../../src/config/schemas/sidebars-config.ts";
import type { Article } from "../../document/article.ts";
import { asString, asStrings, type JsonRecord } from "../../text/values.ts";

export interface GeneratedIndex {
  /** Relative to the route of the version. */
  slug: string;
  title: string;
  description: string | undefined;
  keywords: string[];
  first: Article | null;
  children: IndexCard[];
  /** The folder whose `_category_` file requests it; undefined if the sidebar file does. */
  folder: string | undefined;
  item: Extract<SidebarItemConfig, { type: "category" }> | undefined;
}

export interface IndexCard {
  label: string | undefined;
  article: Article | undefined;
  isPage: boolean;
  href?: string;
  slug?: string;
}

export interface ConvertedSidebars {
  sidebars: SidebarsConfig;
  indexes: GeneratedIndex[];
  /** The first page of each sidebar, by its name. */
  firstPages: Map<string, Article>;
  /** The pages of each category, by the page that introduces it. */
  children: Map<Article, Article[]>;
  /** Labels of folders whose files name none, where this engine would write other ones. */
  folderNames: Map<string, string>;
  unsupported: string[];
}

export interface SidebarSources {
  byOldId: ReadonlyMap<string, Article>;
  categories: ReadonlyMap<string, JsonRecord>;
  prefix: string;
  /** Whether categories are expanded by default. */
  isExpanded: boolean;
  /** Translates a key such as `sidebar.docs.category.Guides` to the language of the site. */
  translate(key: string): string | undefined;
}

export interface SidebarConversion {
  sources: SidebarSources;
  result: ConvertedSidebars;
  slugger: Slugger;
  sidebar: string;
}

export interface Items {
  items: SidebarItemConfig[];
  articles: Article[];
  cards: IndexCard[];
}

export function translateLabel(
  kind: "category" | "link" | "doc",
  label: string,
  conversion: SidebarConversion,
  suffix = "",
): string | undefined {
  return conversion.sources.translate(`sidebar.${conversion.sidebar}.${kind}.${label}${suffix}`);
}

interface CategorySource extends Pick<Items, "articles" | "cards"> {
  label: string;
  link: JsonRecord;
  /** The slug of its generated index, if it has one. */
  slug: string | undefined;
}

/** The card of a category. Its generated index is added to the result. */
export function createCategoryCard(
  { label, link, slug, articles, cards }: CategorySource,
  owner: Pick<GeneratedIndex, "folder" | "item">,
  conversion: SidebarConversion,
): IndexCard & { label: string } {
  const translate = (suffix = "") => translateLabel("category", label, conversion, suffix);
  const shownLabel = translate() ?? label;
  const card = { label: shownLabel, article: articles[0], isPage: false };
  if (slug === undefined) return card;
  const inLanguage = (key: string) => translate(`.link.generated-index.${key}`);
  conversion.result.indexes.push({
    ...owner,
    slug,
    title: inLanguage("title") ?? asString(link.title) ?? shownLabel,
    description: inLanguage("description") ?? asString(link.description),
    keywords: asStrings(link.keywords),
    first: articles[0] ?? null,
    children: cards,
  });
  return { ...card, slug };
}

export function getIndexSlug(
  link: JsonRecord,
  label: string,
  { slugger }: SidebarConversion,
): string {
  const slug = asString(link.slug);
  return slug === undefined ? `/category/${slugger.slug(label)}` : `/${slug.replace(/^\/+/, "")}`;
}

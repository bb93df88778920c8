import type Slugger from "github-slugger";
import type {
  SidebarItemConfig,
  SidebarsConfig,
} from "../../../../src/config/schemas/sidebars-config.ts";
import type { Article } from "../../document/article.ts";
import { asArray, asString, type JsonRecord } from "../../text/values.ts";

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

interface IndexSource extends Pick<GeneratedIndex, "slug" | "children" | "first"> {
  label: string;
  link: JsonRecord;
}

export function getGeneratedIndex(
  { slug, label, link, children, first }: IndexSource,
  conversion: SidebarConversion,
): Omit<GeneratedIndex, "folder" | "item"> {
  const inLanguage = (key: string) =>
    translateLabel("category", label, conversion, `.link.generated-index.${key}`);
  const title =
    inLanguage("title") ??
    asString(link.title) ??
    translateLabel("category", label, conversion) ??
    label;
  const description = inLanguage("description") ?? asString(link.description);
  const keywords = asArray(link.keywords).flatMap((word) => asString(word) ?? []);
  return { slug, title, description, keywords, first, children };
}

export function indexSlug(link: JsonRecord, label: string, { slugger }: SidebarConversion): string {
  const slug = asString(link.slug);
  return slug === undefined ? `/category/${slugger.slug(label)}` : `/${slug.replace(/^\/+/, "")}`;
}

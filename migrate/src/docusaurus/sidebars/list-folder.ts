import {
  humanize,
  numberPrefix,
  withoutNumberPrefix,
} from "../../../../src/content/load/file-names.ts";
import type { Article } from "../../document/article.ts";
import { recordOf, textOf } from "../../text/json.ts";
import {
  generatedIndex,
  type IndexCard,
  type Items,
  indexSlug,
  translated,
  type Work,
} from "./sidebar-work.ts";

interface Ranked {
  position: number;
  name: string;
  articles: Article[];
  card: IndexCard;
}

/** The pages of a folder in the order of a generated sidebar; notes the indexes of its folders. */
export function listFolder(folder: string, work: Work): Omit<Items, "items"> {
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

function listCategory(path: string, name: string, work: Work): Ranked {
  const metadata = work.sources.categories.get(path) ?? {};
  const label = textOf(metadata.label) ?? humanize(name);
  const link = recordOf(metadata.link);
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

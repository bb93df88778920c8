import { type Category, type FeedViewOptions, feedMapRows } from "../../catalog/index.ts";
import { drawFeeds } from "../../figures/feeds/draw-feeds.ts";
import { fillIn } from "../../model/messages/fill-in.ts";
import type { CatalogMessages } from "../../model/reference/catalog-messages.ts";
import type { FeedMapCategory } from "../../model/reference/feed.ts";

export function feedMapCategories(
  categories: readonly Category[],
  { messages, ...options }: FeedViewOptions & { messages: CatalogMessages },
): FeedMapCategory[] {
  const { services } = options;
  return categories
    .filter(({ name }) => services.some(({ category }) => category === name))
    .map(({ name, label }) => {
      const rows = feedMapRows(name, options);
      const links = rows.flatMap(({ text, sources }) =>
        sources.map((source) => ({ from: source.text, to: text })),
      );
      const order = [...new Set(links.flatMap(({ from, to }) => [from, to]))];
      const alt = fillIn(messages.mapAlt, { category: label });
      const hrefs = new Map(
        rows.flatMap((row) => [row, ...row.sources]).map(({ text, href }) => [text, href]),
      );
      const map = { links, order, heads: messages.mapHeads, hrefs };
      const figure = rows.length > 0 ? drawFeeds(map, { title: "", alt }) : null;
      return { id: name, title: label, figure, rows };
    });
}

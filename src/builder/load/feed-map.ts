import { type Category, type FeedViewOptions, feedMapRows } from "../../catalog/index.ts";
import type { FeedMapCategory } from "../../model/reference/feed.ts";

export function feedMapCategories(
  categories: readonly Category[],
  options: FeedViewOptions,
): FeedMapCategory[] {
  return categories
    .filter(({ name }) => options.services.some(({ category }) => category === name))
    .map(({ name, label }) => ({ id: name, title: label, rows: feedMapRows(name, options) }));
}

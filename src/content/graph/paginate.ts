import type { Pagination } from "../../model/page/page.ts";
import type { Route } from "../../model/url/route.ts";

/** A part of a long list with its address. */
export interface ListPart<T> {
  route: Route;
  items: T[];
  pagination: Pagination;
}

interface ListOptions {
  perPage: number;
  /** Finished route of a part, by its number. */
  routeOf(page: number): Route;
  /** Puts the base URL before a route. */
  hrefOf(route: Route): string;
}

/** Cuts a list into pages; an empty list has one. */
export function paginate<T>(
  all: readonly T[],
  { perPage, routeOf, hrefOf }: ListOptions,
): ListPart<T>[] {
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const href = (page: number) => (page < 1 || page > pages ? null : hrefOf(routeOf(page)));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      route: routeOf(page),
      items: all.slice(index * perPage, page * perPage),
      pagination: { page, pages, newer: href(page - 1), older: href(page + 1) },
    };
  });
}

import { expect, test } from "vitest";
import { paginate } from "./assemble-blog-lists.ts";

const options = {
  perPage: 2,
  getRoute: (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`),
  getHref: (route: string) => `/base${route}`,
};

test("pages link to their neighbors", () => {
  expect(paginate(["a", "b", "c", "d", "e"], options)).toEqual([
    {
      route: "/blog",
      items: ["a", "b"],
      pagination: { page: 1, pages: 3, newer: null, older: "/base/blog/page/2" },
    },
    {
      route: "/blog/page/2",
      items: ["c", "d"],
      pagination: { page: 2, pages: 3, newer: "/base/blog", older: "/base/blog/page/3" },
    },
    {
      route: "/blog/page/3",
      items: ["e"],
      pagination: { page: 3, pages: 3, newer: "/base/blog/page/2", older: null },
    },
  ]);
});

test("a full last page is not followed by an empty one, and an empty list has one page", () => {
  expect(paginate(["a", "b"], options)).toHaveLength(1);
  expect(paginate([], options)).toMatchObject([{ items: [], pagination: { pages: 1 } }]);
});

import { expect, it } from "vitest";
import { createPlan } from "../model.ts";
import { splitFile } from "../text/front-matter.ts";
import { addBlogLists, addTags, createAddressTable } from "./addresses.ts";

it("redirects from addresses with spaces, but not from those with quotes", () => {
  const plan = createPlan();
  const table = createAddressTable();
  table.addPage("/quay");
  for (const old of ["/old quay", "/first%20quay", "/'quay'"]) table.add(old, "/quay");
  table.addToPlan(plan);
  expect(plan.addresses.map(({ outcome }) => outcome)).toEqual(["redirect", "redirect", "lost"]);
  expect(plan.files.get("redirects.tsv")).toEqual({
    text: "# Addresses of the old site\n/first%20quay\t/quay\n/old%20quay\t/quay\n",
  });
});

const collection = { oldRoute: "/blog", route: "/blog" };
const post = (frontMatter: string) => ({ split: splitFile(`---\n${frontMatter}\n---\n`) });

it("keeps the permalink of a tag that other posts name without it", () => {
  const table = createAddressTable();
  const posts = [post("tags: [{ label: Ops, permalink: /runbooks }]"), post("tags: [Ops]")];
  addTags(table, posts, { collection, file: undefined });
  expect(table.getNewAddress("/blog/tags/runbooks")).toBe("/blog/tags/ops");
  expect(table.getNewAddress("/blog/tags/ops")).toBe("/blog/tags/ops");
});

it("knows the numbered pages of tags and authors", () => {
  const table = createAddressTable();
  const posts = Array.from({ length: 5 }, () => post("tags: [Ops]\nauthors: [ada]"));
  const authors = { ada: { name: "Ada", page: true } };
  addTags(table, posts, { collection, file: undefined, postsPerPage: 2 });
  addBlogLists(table, posts, { collection, postsPerPage: 2, authors });
  expect(table.getNewAddress("/blog/tags/ops/page/3")).toBe("/blog/tags/ops/page/3");
  expect(table.getNewAddress("/blog/authors/ada/authors/3")).toBe("/blog");
  expect(table.exists("/blog/tags/ops/page/4")).toBe(false);
});

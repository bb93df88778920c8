import { expect, it } from "vitest";
import { emptySearch, readSearch, writeSearch } from "./search-query.ts";

it.each([
  [{}, ""],
  [{ text: "  " }, ""],
  [{ text: "nat gateways & more" }, "?q=nat%20gateways%20%26%20more"],
  [{ text: "🚀<script>" }, "?q=%F0%9F%9A%80%3Cscript%3E"],
  [{ text: "\ud800" }, "?q=%EF%BF%BD"],
  [
    { text: "vpc", section: "Service Catalog", version: "current", kind: "input" as const },
    "?q=vpc&section=Service%20Catalog&version=current&kind=input",
  ],
  [{ text: "vpc", scope: "inputs" as const }, "?q=vpc&scope=inputs"],
  [{ text: "vpc", pages: 30 }, "?q=vpc&pages=30"],
  [{ text: "password=hunter2secret" }, ""],
  [{ text: "password=hunter2secret refused" }, "?q=%20%20refused"],
])("writes %j as %s", (given, query) => {
  expect(writeSearch({ ...emptySearch, ...given })).toBe(query);
});

it.each([
  ["", {}],
  ["?q=a+b%20c", { text: "a b c" }],
  ["?q=%E0%A4%A", { text: "\ufffd%A" }],
  ["?kind=nonsense&pages=-4", {}],
  ["?q=vpc&scope=blog", { text: "vpc", scope: "blog" }],
  ["?q=vpc&scope=nonsense", { text: "vpc" }],
  ["?pages=1e9", { pages: 300 }],
  ["?q=vpc&kind=output&pages=30&x=1", { text: "vpc", kind: "output", pages: 30 }],
])("reads %s", (query, expected) => {
  expect(readSearch(query)).toEqual({ ...emptySearch, ...expected });
});

import { expect, it } from "vitest";
import { drawFeeds } from "./draw-feeds.ts";
import { groupFeeds } from "./feed-groups.ts";

const order = ["VPC", "Topics", "Bastion", "VPN", "Cluster", "Database", "Cache"];
const links = [
  { from: "VPC", to: "Cluster" },
  { from: "VPC", to: "Database" },
  { from: "VPC", to: "Cache" },
  { from: "Bastion", to: "Cluster" },
  { from: "VPN", to: "Cluster" },
  { from: "Cluster", to: "Cache" },
  { from: "Cluster", to: "Database" },
];

it("joins what has the same partners, in the given order", () => {
  const { sources, targets } = groupFeeds(links, order);
  expect(sources.map(({ members }) => members)).toEqual([["Bastion", "VPN"], ["VPC"], ["Cluster"]]);
  expect(targets.map(({ members }) => members)).toEqual([["Cluster"], ["Database", "Cache"]]);
});

it("has a line for each link between groups, and no other", () => {
  const { sources, targets } = groupFeeds(links, order);
  const drawn = sources.flatMap(({ members, partners }) =>
    partners.flatMap((index) =>
      members.flatMap((from) => (targets[index]?.members ?? []).map((to) => ({ from, to }))),
    ),
  );
  expect(drawn).toHaveLength(links.length);
  expect(drawn).toEqual(expect.arrayContaining(links));
  for (const [index, { partners }] of targets.entries()) {
    const lines = sources.filter((source) => source.partners.includes(index));
    expect(partners).toHaveLength(lines.length);
  }
});

it("draws every name once on its side, for both widths, and escapes it", () => {
  const map = {
    links: [...links, { from: "<b>", to: "Cache" }],
    order: [...order, "<b>"],
    heads: { from: "Outputs of", to: "Inputs of" },
    hrefs: new Map([["Cluster", "/cluster"]]),
  };
  const figure = drawFeeds(map, { title: "", alt: "What feeds the cache" });
  expect(figure.match(/<svg/g)).toHaveLength(2);
  expect(figure.match(/aria-label="What feeds the cache"/g)).toHaveLength(2);
  expect(figure.match(/>Cluster</g)).toHaveLength(4);
  expect(figure.match(/<a href="\/cluster"><text[^>]*>Cluster</g)).toHaveLength(4);
  expect(figure.match(/>&lt;b&gt;</g)).toHaveLength(2);
  expect(figure).not.toContain("style=");
});

import { expect, it } from "vitest";
import type { Feed } from "../../model/reference/feed.ts";
import { feedsOfInput, feedsUnder, outputReference } from "./fed-code.ts";

function feed(input: string, more: Partial<Feed> = {}): Feed {
  return {
    from: "networking/vpc-app",
    output: "id",
    outputType: "string",
    to: "a/b",
    input,
    inputType: "string",
    form: "whole",
    keys: [],
    reason: "",
    ...more,
  };
}

const feeds = [
  feed("vpc_id"),
  feed("ids", { form: "item" }),
  feed("groups.*.vpc.id", { output: "ids", form: "one", keys: ["0"] }),
];

it("writes an output in the form that the place takes", () => {
  const write = (fed: string, at: string[], tool: "terraform" | "terragrunt" = "terraform") =>
    outputReference(fed, { feeds, at, tool });
  expect(write("networking/vpc-app.id", ["vpc_id"])).toBe("module.vpc_app.id");
  expect(write("networking/vpc-app.id", ["ids"], "terragrunt")).toBe(
    "[dependency.vpc_app.outputs.id]",
  );
  expect(write("networking/vpc-app.ids", ["groups", "3", "vpc", "id"])).toBe(
    "module.vpc_app.ids[0]",
  );
  expect(write("other/dns.zone.id", ["vpc_id"])).toBe("module.dns.zone.id");
});

it("finds the feeds of an input and of its parts", () => {
  const paths = (below: readonly { path: string }[]) => below.map(({ path }) => path);
  expect(paths(feedsOfInput(feeds, "vpc_id"))).toEqual([""]);
  const groups = feedsOfInput(feeds, "groups");
  expect(paths(groups)).toEqual(["*.vpc.id"]);
  expect(paths(feedsUnder(feedsUnder(feedsUnder(groups, "*"), "vpc"), "id"))).toEqual([""]);
  expect(feedsUnder(groups, "name")).toEqual([]);
});

import type { Feed } from "../../model/reference/feed.ts";
import { blockLabel, feedExpression, type UsageTool } from "../history/usage-code.ts";

export function fedName({ from, output }: Pick<Feed, "from" | "output">): string {
  return `${from}.${output}`;
}

export function fedFrom(name: string): Pick<Feed, "from" | "output"> {
  const dot = name.indexOf(".");
  return { from: name.slice(0, dot), output: name.slice(dot + 1) };
}

export function labelOf(service: string): string {
  return blockLabel(service.split("/").at(-1) ?? service);
}

export interface FeedBelow {
  feed: Feed;
  way: string;
}

export function feedsOfInput(feeds: readonly Feed[], name: string): FeedBelow[] {
  return feedsAt(
    feeds.map((feed) => ({ feed, way: feed.input })),
    name,
  );
}

/** @param step an attribute name, or `*` for an item of a list or map */
export function feedsAt(feeds: readonly FeedBelow[], step: string): FeedBelow[] {
  return feeds.flatMap(({ feed, way }) => {
    if (way === step) return [{ feed, way: "" }];
    return way.startsWith(`${step}.`) ? [{ feed, way: way.slice(step.length + 1) }] : [];
  });
}

/**
 * HCL for an output of another service.
 *
 * @param at name of the input and the steps to the attribute that takes the value
 */
export function fedCode(
  fed: string,
  { feeds, at, tool }: { feeds: readonly Feed[]; at: readonly string[]; tool: UsageTool },
): string {
  const { from, output } = fedFrom(fed);
  const fits = feeds.find((feed) => {
    const steps = feed.input.split(".");
    return (
      feed.from === from &&
      feed.output === output &&
      steps.length === at.length &&
      steps.every((step, index) => step === "*" || step === at[index])
    );
  });
  const label = labelOf(from);
  const outputs = tool === "terraform" ? `module.${label}` : `dependency.${label}.outputs`;
  return feedExpression(fits ?? { output, form: "whole", keys: [] }, outputs);
}

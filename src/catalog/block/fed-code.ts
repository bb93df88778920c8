import type { Feed } from "../../model/reference/feed.ts";
import { blockLabel, feedExpression, type UsageTool } from "../history/usage-code.ts";

export function outputName({ from, output }: Pick<Feed, "from" | "output">): string {
  return `${from}.${output}`;
}

export function parseOutputName(name: string): Pick<Feed, "from" | "output"> {
  const dot = name.indexOf(".");
  return { from: name.slice(0, dot), output: name.slice(dot + 1) };
}

export function labelOf(service: string): string {
  return blockLabel(service.split("/").at(-1) ?? service);
}

export interface FeedPath {
  feed: Feed;
  path: string;
}

export function feedsOfInput(feeds: readonly Feed[], name: string): FeedPath[] {
  return feedsUnder(
    feeds.map((feed) => ({ feed, path: feed.input })),
    name,
  );
}

/** @param step an attribute name, or `*` for an item of a list or map */
export function feedsUnder(feeds: readonly FeedPath[], step: string): FeedPath[] {
  return feeds.flatMap(({ feed, path }) => {
    if (path === step) return [{ feed, path: "" }];
    return path.startsWith(`${step}.`) ? [{ feed, path: path.slice(step.length + 1) }] : [];
  });
}

/**
 * HCL for an output of another service.
 *
 * @param at name of the input and the steps to the attribute that takes the value
 */
export function outputReference(
  fed: string,
  { feeds, at, tool }: { feeds: readonly Feed[]; at: readonly string[]; tool: UsageTool },
): string {
  const { from, output } = parseOutputName(fed);
  const match = feeds.find((feed) => {
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
  return feedExpression(match ?? { output, form: "whole", keys: [] }, outputs);
}

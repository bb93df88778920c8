import type { Feed } from "../../model/reference/feed.ts";
import { feedExpression } from "../history/feed-expression.ts";
import { blockLabel, type UsageTool } from "../history/usage-code.ts";

/** The text by which `f` of a draft names an output of another service. */
export function fedName({ from, output }: Pick<Feed, "from" | "output">): string {
  return `${from}.${output}`;
}

/** The service and the output that `f` of a draft names. */
export function fedFrom(name: string): Pick<Feed, "from" | "output"> {
  const dot = name.indexOf(".");
  return { from: name.slice(0, dot), output: name.slice(dot + 1) };
}

/** The label of a block for a service: of its module, or of the dependency on it. */
export function labelOf(service: string): string {
  return blockLabel(service.split("/").at(-1) ?? service);
}

/** A feed of a part of an input, with the way to the part that is left to go. */
export interface FeedBelow {
  feed: Feed;
  /** Steps with dots between, `*` for each item; empty at the part itself. */
  way: string;
}

/** The feeds of an input and of its parts. */
export function feedsOfInput(feeds: readonly Feed[], name: string): FeedBelow[] {
  return feedsAt(
    feeds.map((feed) => ({ feed, way: feed.input })),
    name,
  );
}

/**
 * The feeds of a part.
 *
 * @param step name of an attribute, or `*` for an item of a list or map
 */
export function feedsAt(feeds: readonly FeedBelow[], step: string): FeedBelow[] {
  return feeds.flatMap(({ feed, way }) => {
    if (way === step) return [{ feed, way: "" }];
    return way.startsWith(`${step}.`) ? [{ feed, way: way.slice(step.length + 1) }] : [];
  });
}

/**
 * The HCL for an output of another service, in the form that the input takes.
 *
 * @param at name of the input, and the steps to the part of it that takes the value
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

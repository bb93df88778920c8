export type FeedForm = "whole" | "item" | "one" | "values";

/** An input that usually takes an output of another service. */
export interface Feed {
  from: string;
  /** Attributes or map keys follow, separated by dots. */
  output: string;
  outputType: string;
  to: string;
  /** Attributes follow, separated by dots; `*` stands for each item: `groups.*.role_arns`. */
  input: string;
  /** In one short line. */
  inputType: string;
  form: FeedForm;
  /** For the form `one`: example map keys, `0` for lists. */
  keys: string[];
  reason: string;
}

export interface FeedSource {
  /** Links to the output on its page. */
  service: { href: string; text: string };
  output: string;
  reason: string;
}

/** An input and its sources. */
export interface FedInput {
  href: string;
  name: string;
  /** The usual one first. */
  sources: FeedSource[];
}

export interface FeedPartner {
  href: string;
  text: string;
}

export interface FedService extends FeedPartner {
  pairs: { output: string; input: string }[];
}

/** The sources and targets of a service. */
export interface ServiceFeeds {
  sources: FeedPartner[];
  inputs: FedInput[];
  targets: FedService[];
}

export interface FeedMapCategory {
  id: string;
  title: string;
  rows: FeedMapRow[];
}

/** A service between those that feed it and those that it feeds. */
export interface FeedMapRow extends FeedPartner {
  /** Of its heading on the map. */
  id: string;
  sources: FeedNeighbor[];
  targets: FeedNeighbor[];
}

export interface FeedNeighbor extends FeedPartner {
  /** The number of inputs that are fed. */
  count: number;
}

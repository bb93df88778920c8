/**
 * How the value of an output becomes the value of an input:
 *
 * - `whole`: as it is.
 * - `item`: as an item of a list.
 * - `one`: one value of a list or map.
 * - `values`: the values of a map as a list.
 */
export type FeedForm = "whole" | "item" | "one" | "values";

/** An input that usually gets its value from an output of another service. */
export interface Feed {
  /** Category and name of the service that has the output: `networking/vpc`. */
  from: string;
  /** Name of the output; with dots the way to an attribute of an object or a key of a map. */
  output: string;
  /** Type of the value in one line. Outputs of modules have no types of their own. */
  outputType: string;
  /** Category and name of the service that has the input. */
  to: string;
  /**
   * Name of the input; with dots the way to an attribute of an object, where `*` stands for each
   * item of a list or map: `network.subnets`, `groups.*.role_arns`.
   */
  input: string;
  /** Type of the input or attribute in one short line. */
  inputType: string;
  form: FeedForm;
  /** The way to the value of the form `one`: examples of keys of maps, `0` for lists; else empty. */
  keys: string[];
  /** Why one usually feeds the other, as a sentence. */
  reason: string;
}

/** An output of another service that feeds an input, on the page of the input's service. */
export interface FeedSource {
  /** The other service; the address is that of the output on its page. */
  service: { href: string; text: string };
  output: string;
  reason: string;
}

/** An input and what usually feeds it. */
export interface FedInput {
  /** Address on the same page. */
  href: string;
  name: string;
  /** The usual one first. */
  sources: FeedSource[];
}

/** A service with outputs or inputs that are joined to those of the page's service. */
export interface FeedPartner {
  href: string;
  text: string;
}

/** A service whose inputs the page's service feeds. */
export interface FedService extends FeedPartner {
  /** Output of the page's service, and input of the other one. */
  pairs: { output: string; input: string }[];
}

/** What feeds a service, and what it feeds. */
export interface ServiceFeeds {
  /** The services that feed it, in the order of the catalog. */
  sources: FeedPartner[];
  inputs: FedInput[];
  targets: FedService[];
}

/** A category on the map of all services. */
export interface FeedMapCategory {
  id: string;
  title: string;
  /** Markup of the picture; null where nothing feeds a service of the category. */
  figure: string | null;
  rows: FeedMapRow[];
}

/** A service with the services that feed it, and how many of its inputs each of them feeds. */
export interface FeedMapRow extends FeedPartner {
  sources: (FeedPartner & { count: number })[];
}

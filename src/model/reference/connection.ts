/**
 * How the output becomes the input: unchanged (`whole`), as the only item of a list (`item`), as one
 * value of a list or map (`one`), or as the list of all values of a map (`values`).
 */
export type ValueForm = "whole" | "item" | "one" | "values";

/** An input that usually takes an output of another service. */
export interface Connection {
  /** Id of the service with the output. */
  from: string;
  /** The name of an output, and attributes or map keys after it: `subnets.a.id`. */
  output: string;
  outputType: string;
  /** Id of the service with the input. */
  to: string;
  /** The name of an input, and attributes after it. `*` is each item: `groups.*.role_arns`. */
  input: string;
  /** The type on one short line. */
  inputType: string;
  form: ValueForm;
  /** For the form `one`: example keys of the map, or `0` for a list. */
  keys: string[];
  reason: string;
}

interface ConnectionSource {
  /** Links to the output on its page. */
  service: ServiceLink;
  output: string;
  reason: string;
}

/** An input and its sources. */
export interface ConnectedInput {
  href: string;
  name: string;
  /** The usual one first. */
  sources: ConnectionSource[];
}

export interface ServiceLink {
  href: string;
  text: string;
}

export interface ConnectedService extends ServiceLink {
  pairs: { output: string; input: string }[];
}

/** The sources and targets of a service. */
export interface ServiceConnections {
  sources: ServiceLink[];
  inputs: ConnectedInput[];
  targets: ConnectedService[];
}

export interface ServiceMapCategory {
  id: string;
  title: string;
  rows: ServiceMapRow[];
}

/** A service between its sources and its targets. */
export interface ServiceMapRow extends ServiceLink {
  /** Id of its heading on the map. */
  id: string;
  sources: ServiceMapNeighbor[];
  targets: ServiceMapNeighbor[];
}

export interface ServiceMapNeighbor extends ServiceLink {
  /** The number of connected inputs. */
  count: number;
}

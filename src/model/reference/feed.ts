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

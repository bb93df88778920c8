/**
 * Type of a value in a service model, as text: `string`, `number`, `boolean`, `timestamp`, `blob`, `document` (any JSON),
 * `[T]` for a list, `{T}` for a map (`{Key:T}` for one whose keys are those of an enumeration), or the name of a shape.
 */
export type TypeText = string;

/** A structure: types by member; a required member's name ends with `!`. */
export type StructureShape = Record<string, TypeText>;

/** The values of an enumeration. */
export type EnumerationShape = string[];

/** What the model of a service says about an operation. */
export interface OperationModel {
  /** Shape of the parameters; without one the operation takes none. */
  input?: string;
  /** Shape of the answer; without one it is empty. */
  output?: string;
}

/** A service as its SDK package describes it, cut to what commands need. Written by `tools/extract-aws-models.ts`. */
export interface ServiceModel {
  package: string;
  version: string;
  /** Day of that version's publication. */
  date: string;
  /** Names of all operations; those not in `used` have no shapes here. */
  all: string[];
  /** Operation by waiter. */
  waiters: Record<string, string>;
  /** Member of the input that limits a page (empty: none), by operation with pages. */
  pages: Record<string, string>;
  /** Names of filters by operation, where its documentation lists them; `tag:*` stands for any name of a tag. */
  filters: Record<string, string[]>;
  /** Operations whose shapes are kept. */
  used: Record<string, OperationModel>;
  shapes: Record<string, StructureShape | EnumerationShape>;
}

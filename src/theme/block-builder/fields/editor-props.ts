import type { ComponentType } from "react";
import type { Draft } from "../../../catalog/block/draft.ts";
import type { FeedBelow } from "../../../catalog/block/fed-code.ts";
import type { DraftProblem } from "../../../catalog/block/read-draft.ts";
import type { JsonValue, TypeNode } from "../../../model/reference/module.ts";

/** What the control for a value has to know. */
export interface EditorProps {
  type: TypeNode;
  /** Undefined where nothing is set. */
  draft: Draft | undefined;
  /** Called with undefined only where `optional` is true. */
  onChange(draft: Draft | undefined): void;
  /** What a screen reader calls it. */
  name: string;
  id?: string | undefined;
  /** As in problems. */
  path: string;
  problems: readonly DraftProblem[];
  /** Id of the text that says what is allowed and what is wrong. */
  problemId: string;
  placeholder?: string;
  /** Whether it may be left out of what it belongs to. */
  optional: boolean;
  /** Whether the block is not finished without it. */
  required?: boolean;
  /** What it has when it is left out. */
  fallback?: JsonValue | undefined;
  feeds: readonly FeedBelow[];
  secret: boolean;
  /** The texts that are allowed, where these are all. */
  choices?: readonly string[] | undefined;
  /** Whether the field says which numbers are allowed. */
  hasLimits?: boolean;
}

/** What the control for a value with parts has to know. */
export interface StructureProps extends EditorProps {
  /** The control for a part. */
  Part: ComponentType<EditorProps>;
}

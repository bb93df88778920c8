import type { ComponentType } from "react";
import type { Draft } from "../../../catalog/block/draft.ts";
import type { FeedBelow } from "../../../catalog/block/fed-code.ts";
import type { DraftProblem } from "../../../catalog/block/read-draft.ts";
import type { JsonValue, TypeNode } from "../../../model/reference/module.ts";

export interface EditorProps {
  type: TypeNode;
  draft: Draft | undefined;
  /** Called with undefined only if `optional`. */
  onChange(draft: Draft | undefined): void;
  /** Accessible name. */
  name: string;
  id?: string | undefined;
  /** Path within the value, as in problems. */
  path: string;
  problems: readonly DraftProblem[];
  problemId: string;
  placeholder?: string;
  optional: boolean;
  required?: boolean;
  /** The value if it is left out. */
  fallback?: JsonValue | undefined;
  feeds: readonly FeedBelow[];
  secret: boolean;
  choices?: readonly string[] | undefined;
  hasLimits?: boolean;
}

export interface StructureProps extends EditorProps {
  Part: ComponentType<EditorProps>;
}

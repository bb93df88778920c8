import type { CallArgument } from "../parse-calls.ts";
import type { ModuleAddress } from "../parse-source.ts";
import type { CodePosition } from "./code-tree.ts";
import type { LocalModule } from "./local-modules.ts";

export interface ModuleCall {
  address: ModuleAddress | null;
  /** Whether the source or version is not constant. */
  isComputed?: boolean | undefined;
  isLocal: boolean;
  source: CodePosition;
  version?: CodePosition | undefined;
  /** The source that pins the version, if another call downloads the module. */
  pin?: CodePosition | undefined;
  local?: LocalModule | undefined;
  arguments: LocatedArgument[];
  /** Whether arguments may be set elsewhere, so that none counts as missing. */
  isPartial: boolean;
  /** Set for a Terragrunt unit, whose inputs become `TF_VAR_` variables. */
  unit?: {
    path: string;
    variables: ReadonlySet<string>;
    /** Whether it includes a file that is not in the tree. */
    hasUnreadInclude: boolean;
    /** Whether code that Terragrunt adds to the module may declare a variable. */
    declares(name: string): boolean;
  };
}

export interface LocatedArgument extends Omit<CallArgument, "offset"> {
  position: CodePosition;
}

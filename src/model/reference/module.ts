/** Objects may have any own key, even `__proto__`. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

/** One-based lines of a block. */
export interface SourceRange {
  /** Relative to the module's folder. */
  file: string;
  line: number;
  endLine: number;
}

export interface EntrySource extends SourceRange {
  /** Position of its description, if any. */
  description: { line: number; column: number } | null;
}

export type TypeNode =
  | { kind: "primitive"; name: "string" | "number" | "bool" | "any" }
  | { kind: "collection"; name: "list" | "set" | "map"; of: TypeNode }
  | { kind: "tuple"; of: TypeNode[] }
  | { kind: "object"; attributes: TypeAttribute[] }
  /** Text that is not a type of Terraform. */
  | { kind: "unknown"; text: string };

export interface TypeAttribute {
  name: string;
  type: TypeNode;
  optional: boolean;
  default: Default | null;
  comment: string;
}

/** `known` is false if it is not constant. */
export interface Default {
  text: string;
  value: JsonValue;
  known: boolean;
}

export interface Validation {
  condition: string;
  /** The error message; source text if it is not constant. */
  message: string;
}

export interface Input {
  name: string;
  /** Line ends are `\n`. Without a description, the comment before the block. */
  description: string;
  /** The comments inside the block. */
  comment: string;
  type: string;
  typeTree: TypeNode;
  default: Default | null;
  required: boolean;
  sensitive: boolean;
  nullable: boolean;
  ephemeral: boolean;
  deprecated: string | null;
  validations: Validation[];
  source: EntrySource;
}

export interface Output {
  name: string;
  description: string;
  value: string;
  sensitive: boolean;
  ephemeral: boolean;
  deprecated: string | null;
  source: EntrySource;
}

export interface RequiredProvider {
  name: string;
  source: string | null;
  versions: string[];
}

export interface Resource {
  mode: "managed" | "data" | "ephemeral";
  type: string;
  name: string;
  /** Local name of the provider. */
  provider: string;
  /** Alias of the provider's configuration. */
  alias: string | null;
  description: string;
  source: SourceRange;
}

export interface ModuleCall {
  name: string;
  /** The source, or the expression that computes it. */
  from: string;
  version: string;
  description: string;
  source: SourceRange;
}

/** An address that changed: existing resources move without being replaced. */
export interface MovedBlock {
  from: string;
  to: string;
}

export interface Module {
  inputs: Input[];
  outputs: Output[];
  requiredVersions: string[];
  requiredProviders: RequiredProvider[];
  resources: Resource[];
  moduleCalls: ModuleCall[];
  moved: MovedBlock[];
}

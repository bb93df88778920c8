/** A value that JSON can hold. Objects may have any own key, `__proto__` too. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

/** The place of a block: a file of the module, one-based lines of its first and last character. */
export interface SourceRange {
  /** Name relative to the module's folder. */
  file: string;
  line: number;
  endLine: number;
}

/** The place of an input or output. */
export interface EntrySource extends SourceRange {
  /** The first character of its description; null where it has none of its own. */
  description: { line: number; column: number } | null;
}

/** A type constraint as a tree. */
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
  /** Declared with `optional()`. */
  optional: boolean;
  /** Second argument of `optional()`. */
  default: Default | null;
  /** The comment before or after it; empty without one. */
  comment: string;
}

/** A default as it is written and as a value; `known` is false where it is not constant. */
export interface Default {
  text: string;
  value: JsonValue;
  known: boolean;
}

export interface Validation {
  /** Source of the condition. */
  condition: string;
  /** What Terraform prints when the condition is false; source text where it is not constant. */
  message: string;
}

export interface Input {
  name: string;
  /** Empty without one; line ends are `\n`. Where it is missing, the comment before the block. */
  description: string;
  /** The constraint exactly as written, or the kind of the default where there is none. */
  type: string;
  typeTree: TypeNode;
  /** Null where the input is required. */
  default: Default | null;
  required: boolean;
  sensitive: boolean;
  nullable: boolean;
  ephemeral: boolean;
  /** Why not to use it, or null. */
  deprecated: string | null;
  validations: Validation[];
  source: EntrySource;
}

export interface Output {
  name: string;
  description: string;
  /** Source of the expression. */
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
  mode: "managed" | "data";
  type: string;
  name: string;
  /** Local name of the provider. */
  provider: string;
  /** Comment before the block. */
  description: string;
  source: SourceRange;
}

export interface ModuleCall {
  name: string;
  /** Address, or how it is computed. */
  from: string;
  version: string;
  description: string;
  source: SourceRange;
}

/** The interface of a Terraform module, in source order. */
export interface Module {
  inputs: Input[];
  outputs: Output[];
  /** Constraints on the version of Terraform or OpenTofu. */
  requiredVersions: string[];
  requiredProviders: RequiredProvider[];
  resources: Resource[];
  moduleCalls: ModuleCall[];
}

import type { Diagnostic } from "../../src/model/diagnostics/diagnostic.ts";
import type { SourceLocation } from "../../src/model/diagnostics/rule.ts";
import type { Position } from "../../src/model/text/positions.ts";

export interface Block {
  file: string;
  /** One-based line of the first line of code. */
  line: number;
  /** Number of columns before the code, in a list or quotation. */
  indent: number;
  language: string;
  /** `title="..."`: the path of a file, or what the block shows ("Expected output"). */
  title: string | null;
  code: string;
  /** The tabs that contain it, outermost first. */
  tabs: { group: string; value: string }[];
  /** Id of the last heading before it. */
  section: string;
}

/** Converts a one-based line and column in a block's code to a position in the page. */
export type Locate = (line: number, column: number) => SourceLocation;

export function createLocate({ file, line: firstLine, indent }: Block): Locate {
  return (line, column) => ({ file, line: firstLine + line - 1, column: indent + column });
}

export function getLocationInBlock(block: Block, { line, column }: Position): SourceLocation {
  return createLocate(block)(line, column);
}

export const resourceKinds = [
  "file",
  "folder",
  "variable",
  "profile",
  "role",
  "key",
  "output",
  "tool",
  "bucket",
  "vpc",
  "image",
  "repository",
  "user",
] as const;

export type ResourceKind = (typeof resourceKinds)[number];

export interface Resource {
  kind: ResourceKind;
  name: string;
}

/** An instruction for the simulator in a comment of the page. */
export type Declaration =
  | { verb: "provides"; resources: Resource[] }
  | { verb: "skip"; reason: string };

type Step =
  | { kind: "block"; block: Block }
  | {
      kind: "declaration";
      declaration: Declaration;
      tabs: Block["tabs"];
      location: SourceLocation;
    };

interface ProseLine {
  file: string;
  line: number;
  text: string;
}

export interface Guide {
  file: string;
  steps: Step[];
  prose: ProseLine[];
  diagnostics: Diagnostic[];
}

export function getBlocks(guide: Guide): Block[] {
  return guide.steps.flatMap((step) => (step.kind === "block" ? [step.block] : []));
}

/** What a block does to the file that its title names. `excerpt` shows lines that the file has. */
type FileAction = "write" | "append" | "excerpt" | "change";

export interface FileTitle {
  path: string;
  action: FileAction;
}

const namesWithoutExtension = /(?:^|\/)(?:Dockerfile|Makefile|CODEOWNERS|Jenkinsfile)$/;

/** Parses a title as a path with an action, such as `root.hcl (excerpt)`; null for other titles. */
export function parseFileTitle(title: string): FileTitle | null {
  const [, path = "", action] = /^(\S+)(?: \((append|excerpt|change)\))?$/.exec(title) ?? [];
  if (path === "" || /[:,()<>"]|\/$/.test(path)) return null;
  const isPath =
    /\.[\w-]+$/.test(path) || namesWithoutExtension.test(path) || path.startsWith("~/");
  return isPath ? { path, action: (action as FileAction | undefined) ?? "write" } : null;
}

export function isOutputTitle(title: string | null): boolean {
  return title !== null && /^expected\b/i.test(title);
}

const shells = new Set(["bash", "sh", "shell", "console", "zsh"]);

export function isShellInput({ language, title }: Block): boolean {
  return shells.has(language) && (title === null || parseFileTitle(title) === null);
}

export interface Command {
  words: Word[];
  assignments: { name: string; value: Word }[];
  redirects: { operator: string; target: Word }[];
  /** One-based position in the code of the block. */
  line: number;
  column: number;
  /** The index of the statement in the block. A list such as `a && b` is one statement. */
  statement: number;
  /** Commands in substitutions, such as `$(pwd)`. */
  nested: Command[];
}

export interface Word {
  /** The text without quotes. Variables and substitutions are kept as they are written. */
  text: string;
  /** Whether the text is known only at run time. */
  isDynamic: boolean;
  /** Names of the variables that must be set. */
  variables: string[];
  line: number;
  column: number;
}

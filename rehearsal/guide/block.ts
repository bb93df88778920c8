/** A fenced code block of a page. */
export interface Block {
  /** The page's file, from the root of the repository. */
  file: string;
  /** Line of the first line of code, counted from 1. */
  line: number;
  /** Columns that the code is indented in the file. */
  indent: number;
  language: string;
  /** Text of `title="..."`: name of the file, or what the block shows ("Expected output"). */
  title: string | null;
  code: string;
  /** The tabs that it stands in, outermost first. */
  tabs: { group: string; value: string }[];
  /** Id of the heading above. */
  section: string;
}

/** A simple command of a shell block: a name with its words. */
export interface Command {
  /** Words as bash would see them; parts that only a run can know are the object's `dynamic`. */
  words: Word[];
  /** Variables set for this command alone (`AWS_PROFILE=x aws ...`). */
  assignments: { name: string; value: Word }[];
  redirects: { operator: string; target: Word }[];
  /** Place of each command in the block: line and column within the code, from 1. */
  line: number;
  column: number;
  /** Commands in `$(...)` within its words, in order. */
  nested: Command[];
}
export interface Word {
  /** The literal text; a `$NAME` stands as it is written where `dynamic` is true. */
  text: string;
  dynamic: boolean;
  /** Names of variables read. */
  variables: string[];
  line: number;
  column: number;
}

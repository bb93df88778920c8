/** What a block with a path as title does with the file. */
export type TitleAction =
  /** Writes it, in place of what was there. */
  | "write"
  /** Adds to its end. */
  | "append"
  /** Shows a part that must be in it. */
  | "excerpt"
  /** Gives attributes of it another value. */
  | "change";

export interface FileTitle {
  path: string;
  action: TitleAction;
}

const withoutExtension = /(?:^|\/)(?:Dockerfile|Makefile|CODEOWNERS|Jenkinsfile)$/;

/**
 * Reads the title of a block as the path of a file; null where it says something else. A path has no
 * spaces, and a folder, an extension or one of the names that need none.
 */
export function filePathOf(title: string): FileTitle | null {
  const [, path = "", action] = /^(\S+)(?: \((append|excerpt|change)\))?$/.exec(title) ?? [];
  if (path === "" || /[:,()<>"]|\/$/.test(path)) return null;
  if (!/\.[\w-]+$/.test(path) && !withoutExtension.test(path) && !path.startsWith("~/"))
    return null;
  return { path, action: (action as TitleAction | undefined) ?? "write" };
}

/** Whether a title says that the block is what the command before it prints. */
export function isOutputTitle(title: string | null): boolean {
  return title !== null && /^expected\b/i.test(title);
}

/** The file or page does not exist. */
export interface Missing {
  missing: true;
  /** The path below the same folder that the writer probably meant. */
  near?: string;
  /** True: the page exists, but drafts are left out of this build. */
  draft?: true;
}

export interface Size {
  width?: number;
  height?: number;
}

/** Everything that an article depends on beyond its own text, by topic. */
export interface Answers {
  /** A page by its path below the source folder: its finished address. */
  doc: { href: string } | Missing;
  /** A file below the source folder: its path below the output folder, and its size where it is a picture. */
  asset: ({ to: string; unreadable?: true } & Size) | Missing;
  /** A file below `public`. */
  public: ({ found: true } & Size) | Missing;
  /** The text of a Markdown file below the source folder that is included, as a hash. */
  partial: { hash: string } | Missing;
}

export type Topic = keyof Answers;

/** Resolves what an article refers to. Every answer is plain data, so that a cache can compare it. */
export interface Outside {
  ask<T extends Topic>(topic: T, path: string): Answers[T];
  /** The text of a file below the source folder that exists. */
  read(path: string): string;
}

export function isMissing(answer: Answers[Topic]): answer is Missing {
  return "missing" in answer;
}

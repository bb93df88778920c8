import { slug } from "github-slugger";

/** A heading of a Markdown copy. */
export interface CopiedHeading {
  /** Its text as Markdown, without the mark. */
  heading: string;
  /** Its text without Markdown. */
  plain: string;
  /** Its anchor on the page. */
  id: string;
}

/** Reads the text of a heading of a copy: `Accounts {#account}`, or a text that its id follows from. */
export function readHeading(text: string): CopiedHeading {
  const [mark = "", id] = / \{#([^}\s]+)\}$/.exec(text) ?? [];
  const heading = text.slice(0, text.length - mark.length);
  const plain = heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(?<!\\)[*`]/g, "")
    .replaceAll(/\\([\\`*<[\]])/g, "$1");
  return { heading, plain, id: id ?? slug(plain) };
}

/** Names the id of a heading where its text does not tell it. */
export function markHeading(text: string, id: string | undefined): string {
  return id && readHeading(text).id !== id ? `${text} {#${id}}` : text;
}

import { slug } from "github-slugger";

export interface MarkdownHeading {
  heading: string;
  plainHeading: string;
  id: string;
}

/** Parses `Accounts {#account}`, or a heading whose text determines its id. */
export function readHeading(text: string): MarkdownHeading {
  const [mark = "", id] = / \{#([^}\s]+)\}$/.exec(text) ?? [];
  const heading = text.slice(0, text.length - mark.length);
  const plainHeading = heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(?<!\\)[*`]/g, "")
    .replaceAll(/\\([\\`*<[\]])/g, "$1");
  return { heading, plainHeading, id: id ?? slug(plainHeading) };
}

/** Adds an id that the text does not determine. */
export function markHeading(text: string, id: string | undefined): string {
  return id && readHeading(text).id !== id ? `${text} {#${id}}` : text;
}

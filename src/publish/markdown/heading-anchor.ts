import { slug } from "github-slugger";

export interface MarkdownHeading {
  heading: string;
  plainHeading: string;
  id: string;
}

/** Parses `Accounts {#account}`, or a heading whose text determines its id. */
export function readHeading(text: string): MarkdownHeading {
  const [idMark = "", id] = / \{#([^}\s]+)\}$/.exec(text) ?? [];
  const heading = text.slice(0, text.length - idMark.length);
  const plainHeading = toPlainText(heading);
  return { heading, plainHeading, id: id ?? slug(plainHeading) };
}

const image = /(?<!\\)!\[((?:\\.|[^\\\]])*)\]\((?:<[^>]*>|[^)]*)\)/g;
const link = /\[((?:\\.|`+[^`]*`+|[^\\\]`])*)\]\((?:<[^>]*>|[^)]*)\)/g;
const codeEscapeOrMark = /(`+)(.+?)(?<!`)\1(?!`)|\\([\\`*_~&<[\]!])|\*+|~~|<\/?su[bp]>/g;

/** Removes the Markdown that `getInlineText` writes. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(image, "$1")
    .replace(link, "$1")
    .replace(codeEscapeOrMark, (_, fence: string, code = "", escaped = "") =>
      fence?.length > 1 ? code.replace(/^ (?=`)|(?<=`) $/g, "") : code + escaped,
    );
}

/** Adds an id that the text does not determine. */
export function markHeading(text: string, id: string | undefined): string {
  return id && readHeading(text).id !== id ? `${text} {#${id}}` : text;
}

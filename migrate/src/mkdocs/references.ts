import { posix } from "node:path";
import { isMarkdown, listFilesBelow } from "../document/article.ts";
import { readText } from "../text/values.ts";

/**
 * Finds the page that documents a name such as `boat.Hull.paint`, which mkdocstrings generates from
 * a line such as `::: boat.Hull`. The pages are read at the first call.
 */
export function createReferences(
  pagesFolder: string,
): (name: string, from: string) => string | undefined {
  let pages: Map<string, string> | undefined;
  return (name, from) => {
    pages ??= getDocumentedNames(pagesFolder);
    for (let known = name; known !== ""; known = known.replace(/(?:^|\.)[^.]*$/, "")) {
      const page = pages.get(known);
      if (page !== undefined) return posix.relative(posix.dirname(from), page);
    }
    return undefined;
  };
}

function getDocumentedNames(pagesFolder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const path of listFilesBelow(pagesFolder).filter(isMarkdown)) {
    for (const [, name = ""] of readText(`${pagesFolder}/${path}`).matchAll(
      /^:::[ \t]+([\w.]+)/gm,
    )) {
      pages.set(name, path);
    }
  }
  return pages;
}

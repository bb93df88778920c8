import { posix } from "node:path";
import { isMarkdown, listFilesBelow } from "../document/article.ts";
import type { CreateIdGenerator } from "../document/heading-ids.ts";
import { matchesOutsideCode } from "../text/code-ranges.ts";
import { readText } from "../text/values.ts";

/**
 * Finds what the plugin autorefs links a name to: the page that documents a name such as
 * `boat.Hull.paint`, which mkdocstrings generates from a line such as `::: boat.Hull`, or the
 * heading with the id of the name. The pages are read at the first call.
 */
export function createReferenceFinder(
  pagesFolder: string,
  createIdGenerator: CreateIdGenerator,
): (name: string, from: string) => string | undefined {
  let targets: Targets | undefined;
  return (name, from) => {
    targets ??= readTargets(pagesFolder, createIdGenerator);
    const relative = (path: string) => posix.relative(posix.dirname(from), path);
    for (let known = name; known !== ""; known = known.replace(/(?:^|\.)[^.]*$/, "")) {
      const page = targets.names.get(known);
      if (page !== undefined) return relative(page);
    }
    const page = targets.headings.get(name);
    return page === undefined ? undefined : `${relative(page)}#${name}`;
  };
}

/** Paths of pages. */
interface Targets {
  /** By the names that they document. */
  names: Map<string, string>;
  /** By the ids of their headings. The first page with an id wins. */
  headings: Map<string, string>;
}

function readTargets(pagesFolder: string, createIdGenerator: CreateIdGenerator): Targets {
  const targets: Targets = { names: new Map(), headings: new Map() };
  for (const path of listFilesBelow(pagesFolder).filter(isMarkdown)) {
    const text = readText(`${pagesFolder}/${path}`);
    for (const [, name = ""] of matchesOutsideCode(text, /^:::[ \t]+([\w.]+)/gm)) {
      targets.names.set(name, path);
    }
    const getId = createIdGenerator();
    const ids = matchesOutsideCode(
      text,
      /^#{1,6}[ \t]+(.+?)[ \t]*(?:\{:?[ \t]*#([\w.-]+)[^}\n]*\})?[ \t]*$|\]\(\)\{:?[ \t]*#([\w.-]+)[ \t]*\}/gm,
    ).map(([, label = "", ownId, anchor]) => {
      const words = label.replace(/\]\([^)]*\)|[[\]`*]/g, "");
      return ownId ?? anchor ?? getId(words);
    });
    for (const id of ids) if (!targets.headings.has(id)) targets.headings.set(id, path);
  }
  return targets;
}

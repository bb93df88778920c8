import type { MovedAnchor } from "../../model/page/page.ts";
import { escapeAttribute } from "../../model/text/escape-html.ts";
import { escapeRegExp } from "../../model/text/escape-reg-exp.ts";
import { safeDecode } from "../../model/url/route.ts";

const anchorableTags = "h[1-6]|p|div|section|article|li|dt|dd|td|th|span";

/** Inserts empty anchors with old names: browsers scroll there without scripts. */
export function insertOldAnchors(
  anchors: readonly MovedAnchor[],
  address: string,
): (html: string) => string {
  const anchorsOfPage = anchors.flatMap(([name, href]): [name: string, id: string][] =>
    href.startsWith(`${address}#`) ? [[name, safeDecode(href.slice(address.length + 1))]] : [],
  );
  return (html) => anchorsOfPage.reduce(addName, html);
}

function addName(html: string, [name, id]: [name: string, id: string]): string {
  const quoted = escapeRegExp(escapeAttribute(id));
  const start = new RegExp(`<(?:${anchorableTags})(?: [^<>]*)? id="${quoted}"[^<>]*>`);
  return html.replace(start, (tag) => `${tag}<a name="${escapeAttribute(name)}" data-moved></a>`);
}

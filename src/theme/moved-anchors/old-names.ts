import type { MovedAnchor } from "../../model/page/page.ts";
import { safeDecode } from "../../model/url/route.ts";

/** Elements that may begin with an empty link. */
const holder = "h[1-6]|p|div|section|article|li|dt|dd|td|th|span";

/**
 * Returns the function that puts an empty element with the old name into each element of a page that
 * old anchors of the same page lead to: browsers scroll there without scripts.
 *
 * @param address of the page, with base URL
 */
export function oldNames(
  anchors: readonly MovedAnchor[],
  address: string,
): (html: string) => string {
  const own = anchors.flatMap(([name, href]): [name: string, id: string][] =>
    href.startsWith(`${address}#`) ? [[name, safeDecode(href.slice(address.length + 1))]] : [],
  );
  return (html) => own.reduce(addName, html);
}

function addName(html: string, [name, id]: [name: string, id: string]): string {
  const quoted = escapeAttribute(id).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const start = new RegExp(`<(?:${holder})(?: [^<>]*)? id="${quoted}"[^<>]*>`);
  return html.replace(start, (tag) => `${tag}<a name="${escapeAttribute(name)}" data-moved></a>`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

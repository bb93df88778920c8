import { type ElementNode, hasClass } from "./nodes.ts";

const furniture = new Set(
  "button footer header nav script search select style svg template".split(" "),
);

/** Parts of a page that lead around in it or that only scripts bring to life. */
export function isFurniture(element: ElementNode): boolean {
  return (
    furniture.has(element.name) ||
    element.attribs.role === "tablist" ||
    element.attribs["data-twin"] === "off" ||
    ["anchor", "ref-source"].some((name) => hasClass(element, name))
  );
}

import { DomUtils, parseDocument } from "htmlparser2";

export interface HtmlLink {
  href: string;
  text: string;
  /** For a link without text: its name for screen readers, its title, or that of its image. */
  name: string | undefined;
  /** Offsets of the element. `end` is exclusive. */
  start: number;
  end: number;
}

export function findLinks(html: string): HtmlLink[] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return DomUtils.getElementsByTagName("a", document).flatMap((link) => {
    const { href = "", title, "aria-label": ariaLabel } = link.attribs;
    if (href === "") return [];
    const image = DomUtils.getElementsByTagName("img", link)[0];
    return {
      href,
      text: DomUtils.textContent(link).replace(/\s+/g, " ").trim(),
      name: ariaLabel || title || image?.attribs.alt || undefined,
      start: link.startIndex ?? 0,
      end: (link.endIndex ?? html.length - 1) + 1,
    };
  });
}

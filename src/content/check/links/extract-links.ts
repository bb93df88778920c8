import { Parser } from "htmlparser2";

/** Ids and addresses of a finished page, each once, as plain data that can be cached. */
export interface PageFacts {
  ids: string[];
  /** Addresses of links. */
  links: string[];
  /** Addresses of pictures and other media. */
  images: string[];
}

/** Reads a finished page in one pass. */
export function extractFacts(html: string): PageFacts {
  const { onopentag, facts } = factsReader();
  new Parser({ onopentag }).end(html);
  return facts();
}

/** The parser handler of `extractFacts`, for callers that parse a page once for several readers. */
export function factsReader() {
  const ids = new Set<string>();
  const links = new Set<string>();
  const images = new Set<string>();
  return {
    onopentag(tag: string, attributes: Record<string, string>): void {
      if (attributes.id) ids.add(attributes.id);
      // What has moved has a name for browsers; links should lead to the new address.
      const isOld = "data-moved" in attributes;
      if (tag === "a" && attributes.name && !isOld) ids.add(attributes.name);
      const link = linkOf(tag, attributes);
      if (link !== undefined) links.add(link);
      for (const image of imagesOf(tag, attributes)) images.add(image);
    },
    facts: (): PageFacts => ({ ids: [...ids], links: [...links], images: [...images] }),
  };
}

/** Facts of a page from those of its parts. */
export function joinFacts(parts: readonly PageFacts[]): PageFacts {
  const joined = (key: keyof PageFacts) => [...new Set(parts.flatMap((part) => part[key]))];
  return { ids: joined("ids"), links: joined("links"), images: joined("images") };
}

function linkOf(tag: string, { href, src }: Record<string, string>): string | undefined {
  if (tag === "script") return src;
  return tag === "a" || tag === "area" || tag === "link" ? href : undefined;
}

const media = new Set(["img", "source", "video", "audio", "track"]);

function imagesOf(tag: string, { src, srcset, poster }: Record<string, string>): string[] {
  if (!media.has(tag)) return [];
  const named = [src, poster].filter((address) => address !== undefined);
  return [...named, ...candidatesOf(srcset ?? "")];
}

/** Addresses of a `srcset`: each is followed by a size, and a comma ends the entry. */
function candidatesOf(srcset: string): string[] {
  const entries = srcset.split(/,\s+|,$/);
  return entries.map((entry) => entry.trim().split(/\s+/)[0] ?? "").filter(Boolean);
}

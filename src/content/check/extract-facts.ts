import { Parser } from "htmlparser2";

/** An address that a finished page uses. */
export interface UsedAddress {
  kind: "link" | "image";
  address: string;
}

/** What the checks need to know of a finished page. Plain data, fit for a cache. */
export interface PageFacts {
  ids: string[];
  addresses: UsedAddress[];
  /** Number of first-level headings. */
  h1: number;
}

/** Reads a finished page in one pass. */
export function extractFacts(html: string): PageFacts {
  const { onopentag, facts } = factsReader();
  new Parser({ onopentag }).end(html);
  return facts();
}

/** The handler of `extractFacts`, for a pass that others share. */
export function factsReader() {
  const ids = new Set<string>();
  const addresses = new Map<string, UsedAddress>();
  let h1 = 0;
  return {
    onopentag(tag: string, attributes: Record<string, string>): void {
      if (attributes.id) ids.add(attributes.id);
      if (tag === "a" && attributes.name) ids.add(attributes.name);
      if (tag === "h1") h1 += 1;
      for (const used of addressesOf(tag, attributes)) {
        addresses.set(`${used.kind} ${used.address}`, used);
      }
    },
    facts: (): PageFacts => ({ ids: [...ids], addresses: [...addresses.values()], h1 }),
  };
}

function addressesOf(tag: string, attributes: Record<string, string>): UsedAddress[] {
  const { href, src, srcset, poster } = attributes;
  switch (tag) {
    case "a":
    case "area":
    case "link":
      return href === undefined ? [] : [{ kind: "link", address: href }];
    case "script":
      return src === undefined ? [] : [{ kind: "link", address: src }];
    case "img":
    case "source":
    case "video":
    case "audio":
    case "track": {
      const named = [src, poster].filter((address) => address !== undefined);
      return [...named, ...candidatesOf(srcset ?? "")].map((address) => ({
        kind: "image",
        address,
      }));
    }
    default:
      return [];
  }
}

/** Addresses of a `srcset`: each is followed by a size, and a comma ends the entry. */
function candidatesOf(srcset: string): string[] {
  const entries = srcset.split(/,\s+|,$/);
  return entries.map((entry) => entry.trim().split(/\s+/)[0] ?? "").filter(Boolean);
}

import { Parser } from "htmlparser2";
import { formatLineHash, getUniqueBlockId } from "../../../model/url/line-address.ts";
import { parseSrcset } from "../../../model/url/srcset.ts";

/** Anchors that links can lead to. */
export interface PageTargets {
  ids: string[];
  /** Id of the last line of each numbered code block, such as `code-main-tf-L9`. */
  lastLineIds: string[];
}

/** Addresses that the page uses. */
export interface PageAddresses {
  links: string[];
  images: string[];
}

export interface PageLinkData extends PageTargets, PageAddresses {}

export function extractLinkData(html: string): PageLinkData {
  const { getLinkData, ...handler } = createLinkDataReader();
  new Parser(handler).end(html);
  return getLinkData();
}

/** Returns handlers for a parser, which can be shared with other readers. */
export function createLinkDataReader() {
  const ids = new Set<string>();
  const links = new Set<string>();
  const images = new Set<string>();
  const { getLastLineIds, ...lineCounter } = createLineCounter();
  return {
    ...lineCounter,
    onopentag(tag: string, attributes: Record<string, string>): void {
      lineCounter.onopentag(tag, attributes);
      if (attributes.id) ids.add(attributes.id);
      // Moved anchors keep their name for browsers, but new links should use the new address.
      const hasMoved = "data-moved" in attributes;
      if (tag === "a" && attributes.name && !hasMoved) ids.add(attributes.name);
      const link = getLink(tag, attributes);
      if (link !== undefined) links.add(link);
      for (const image of getImages(tag, attributes)) images.add(image);
    },
    getLinkData: (): PageLinkData => ({
      ids: [...ids],
      links: [...links],
      images: [...images],
      lastLineIds: getLastLineIds(),
    }),
  };
}

/** Counts the lines of numbered code blocks. */
function createLineCounter() {
  const blocks: { title: string; language: string; lines: number }[] = [];
  let block: (typeof blocks)[number] | undefined;
  let isInTitle = false;
  return {
    onopentag(_tag: string, attributes: Record<string, string>): void {
      const names = attributes.class?.split(" ") ?? [];
      if (names[0] === "code") {
        const language = attributes["data-lang"] ?? "";
        block = names.includes("numbered") ? { title: "", language, lines: 0 } : undefined;
        if (block) blocks.push(block);
      } else if (names[0] === "code-title") isInTitle = true;
      else if (names[0] === "line" && block) block.lines += 1;
    },
    ontext(text: string): void {
      if (isInTitle && block) block.title += text;
    },
    onclosetag(tag: string): void {
      if (tag === "div") isInTitle = false;
    },
    getLastLineIds(): string[] {
      const lineCounts = new Map<string, number>();
      for (const { title, language, lines } of blocks) {
        lineCounts.set(getUniqueBlockId(lineCounts, title || language), lines);
      }
      return [...lineCounts].map(([block, last]) =>
        formatLineHash({ block, first: last, last }).slice(1),
      );
    },
  };
}

export function joinLinkData(parts: readonly PageLinkData[]): PageLinkData {
  const joined = (key: keyof PageLinkData) => [...new Set(parts.flatMap((part) => part[key]))];
  return {
    ids: joined("ids"),
    links: joined("links"),
    images: joined("images"),
    lastLineIds: joined("lastLineIds"),
  };
}

function getLink(tag: string, { href, src }: Record<string, string>): string | undefined {
  if (tag === "script") return src;
  return tag === "a" || tag === "area" || tag === "link" ? href : undefined;
}

const media = new Set(["img", "source", "video", "audio", "track"]);

function getImages(tag: string, { src, srcset, poster }: Record<string, string>): string[] {
  if (!media.has(tag)) return [];
  const addresses = [src, poster].filter((address) => address !== undefined);
  return [...addresses, ...parseSrcset(srcset ?? "").map(({ address }) => address)];
}

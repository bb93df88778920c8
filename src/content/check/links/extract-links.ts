import { Parser } from "htmlparser2";
import { formatLineHash, getUniqueBlockId } from "../../../model/url/line-address.ts";
import { parseSrcset } from "../../parse/links/resolve-address.ts";

export interface PageTargets {
  ids: string[];
  lastLineIds: string[];
}

export interface PageAddresses {
  links: string[];
  images: string[];
}

export interface PageFacts extends PageTargets, PageAddresses {}

export function extractFacts(html: string): PageFacts {
  const { facts, ...handler } = createFactsReader();
  new Parser(handler).end(html);
  return facts();
}

export function createFactsReader() {
  const ids = new Set<string>();
  const links = new Set<string>();
  const images = new Set<string>();
  const code = createLineCounter();
  return {
    ontext: code.ontext,
    onclosetag: code.onclosetag,
    onopentag(tag: string, attributes: Record<string, string>): void {
      code.onopentag(attributes);
      if (attributes.id) ids.add(attributes.id);
      // Moved anchors keep their name for browsers, but new links should use the new address.
      const isOld = "data-moved" in attributes;
      if (tag === "a" && attributes.name && !isOld) ids.add(attributes.name);
      const link = getLink(tag, attributes);
      if (link !== undefined) links.add(link);
      for (const image of getImages(tag, attributes)) images.add(image);
    },
    facts: (): PageFacts => ({
      ids: [...ids],
      links: [...links],
      images: [...images],
      lastLineIds: code.lastLineIds(),
    }),
  };
}

function createLineCounter() {
  const blocks: { title: string; language: string; lines: number }[] = [];
  let block: (typeof blocks)[number] | undefined;
  let isTitle = false;
  return {
    onopentag(attributes: Record<string, string>): void {
      const names = attributes.class?.split(" ") ?? [];
      if (names[0] === "code") {
        const language = attributes["data-lang"] ?? "";
        block = names.includes("numbered") ? { title: "", language, lines: 0 } : undefined;
        if (block) blocks.push(block);
      } else if (names[0] === "code-title") isTitle = true;
      else if (names[0] === "line" && block) block.lines += 1;
    },
    ontext(text: string): void {
      if (isTitle && block) block.title += text;
    },
    onclosetag(tag: string): void {
      if (tag === "div") isTitle = false;
    },
    /** Such as `code-main-tf-L9`, one for each numbered block. */
    lastLineIds(): string[] {
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

export function joinFacts(parts: readonly PageFacts[]): PageFacts {
  const joined = (key: keyof PageFacts) => [...new Set(parts.flatMap((part) => part[key]))];
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

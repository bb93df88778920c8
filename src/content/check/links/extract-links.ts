import { Parser } from "htmlparser2";
import { blockIdAmong, hashOf } from "../../../model/url/line-address.ts";

/** What an address can lead to on a page. */
export interface PageTargets {
  ids: string[];
  /** The address of the last line of each code block with numbered lines. */
  lastLines: string[];
}

/** What a page uses. */
export interface PageAddresses {
  /** Addresses of links. */
  links: string[];
  /** Addresses of pictures and other media. */
  images: string[];
}

/** Ids and addresses of a finished page, each once, as plain data that can be cached. */
export interface PageFacts extends PageTargets, PageAddresses {}

/** Reads a finished page in one pass. */
export function extractFacts(html: string): PageFacts {
  const { facts, ...handler } = factsReader();
  new Parser(handler).end(html);
  return facts();
}

/** The parser handler of `extractFacts`, for callers that parse a page once for several readers. */
export function factsReader() {
  const ids = new Set<string>();
  const links = new Set<string>();
  const images = new Set<string>();
  const code = numberedCode();
  return {
    ontext: code.ontext,
    onclosetag: code.onclosetag,
    onopentag(tag: string, attributes: Record<string, string>): void {
      code.onopentag(attributes);
      if (attributes.id) ids.add(attributes.id);
      // What has moved has a name for browsers; links should lead to the new address.
      const isOld = "data-moved" in attributes;
      if (tag === "a" && attributes.name && !isOld) ids.add(attributes.name);
      const link = linkOf(tag, attributes);
      if (link !== undefined) links.add(link);
      for (const image of imagesOf(tag, attributes)) images.add(image);
    },
    facts: (): PageFacts => ({
      ids: [...ids],
      links: [...links],
      images: [...images],
      lastLines: code.lastLines(),
    }),
  };
}

/** Reads code blocks with numbered lines, whose ids browsers make of the titles as they do here. */
function numberedCode() {
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
    lastLines(): string[] {
      const ids = new Map<string, number>();
      for (const { title, language, lines } of blocks) {
        ids.set(blockIdAmong(ids, title || language), lines);
      }
      return [...ids].map(([block, last]) => hashOf({ block, first: last, last }).slice(1));
    },
  };
}

/** Facts of a page from those of its parts. */
export function joinFacts(parts: readonly PageFacts[]): PageFacts {
  const joined = (key: keyof PageFacts) => [...new Set(parts.flatMap((part) => part[key]))];
  return {
    ids: joined("ids"),
    links: joined("links"),
    images: joined("images"),
    lastLines: joined("lastLines"),
  };
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

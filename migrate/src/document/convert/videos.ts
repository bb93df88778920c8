// cspell:ignore playlabel

import { parseVideoAddress } from "../../../../src/model/url/video-address.ts";
import { matchesOutsideCode } from "../../text/code-ranges.ts";
import { escapeMarkdown } from "../../text/escape-markdown.ts";
import {
  findAttribute,
  findLiteral,
  type OpeningTag,
  quoteAttribute,
  readTag,
} from "../../text/jsx-tag.ts";
import {
  type Element,
  findModuleExport,
  type PageConversion,
  replaceElement,
} from "./conversion.ts";

/** Components and custom elements that play videos, by package. */
const players =
  /^(?:react-player(?:\/.*)?|react-lite-youtube-embed|react-youtube|react-lite-yt-embed|@u-wave\/react-(?:youtube|vimeo)|@astro-community\/astro-embed-(?:youtube|vimeo)|(?:@astro-community\/)?astro-embed|starlight-videos\/components|lite-youtube-embed|lite-vimeo-embed)$/;

export function isPlayerPackage(specifier: string): boolean {
  return players.test(specifier);
}

/** Whether a page of plain Markdown has a video, which only MDX can show. */
export function hasVideo(body: string): boolean {
  return matchesOutsideCode(body, /<(?:iframe|video|lite-youtube|lite-vimeo)\b/gi).some(
    ({ index }) => {
      const tag = readTag(body, index);
      if (!tag) return false;
      return (
        tag.name !== "iframe" || parseVideoAddress(findLiteral(tag, "src") ?? "") !== undefined
      );
    },
  );
}

/** Replaces a frame or player with `<Video>`. Returns false for an element that is not a video. */
export function convertVideo(element: Element, isPlayer: boolean, page: PageConversion): boolean {
  const { tag, start, name } = element;
  const content = page.text.slice(tag.end, element.closing ?? tag.end);
  const address = getAddress(element, content, isPlayer, page);
  if (address === undefined) return false;
  const hosted = parseVideoAddress(address);
  const isFile = name === "video";
  if (!isPlayer && !hosted && !isFile) return false;
  const src = hosted?.page ?? page.context.resolveImage(address);
  if (src === undefined) {
    page.report("missing-image", address, start);
    replaceElement(element, "", page);
    return true;
  }
  const title = findLiteral(tag, "title", "playlabel", "name", "aria-label", "alt", "label");
  const picture = isFile || isPlayer ? findLiteral(tag, "poster", "thumbnail", "light") : undefined;
  const poster = picture && page.context.resolveImage(picture);
  const attributes = [
    ["src", src],
    ["title", title],
    // A poster of another host would be requested before a click.
    ["poster", poster && !/^(?:https?:)?\/\//.test(poster) ? poster : undefined],
  ].flatMap(([key, value]) => (value ? [`${key}=${quoteAttribute(value)}`] : []));
  page.report("video", `<${name}>`, start);
  const video = `<Video ${attributes.join(" ")} />`;
  if (isInSentence(element, page.text)) {
    const label = escapeMarkdown(title ?? src);
    replaceElement(element, `[${label}](${src})`, page);
  } else replaceElement(element, video, page);
  return true;
}

/** A block inside a sentence would end its paragraph. */
function isInSentence({ node, start }: Element, text: string): boolean {
  const before = text.slice(Math.max(0, start - 300), start);
  return (
    node.type === "mdxJsxTextElement" ||
    /<(?:p|span|a|b|i|em|strong|h\d)\b[^<>]*>\s*$/i.test(before)
  );
}

function getAddress(
  { tag, name }: Element,
  content: string,
  isPlayer: boolean,
  page: PageConversion,
): string | undefined {
  const src = getAttributeText(tag, ["src", "url", "data-src"], page);
  const start = content.search(/<source\b/i);
  const source = start < 0 ? undefined : readTag(content, start);
  const address = src || (source && findLiteral(source, "src"));
  if (address) return address;
  if (!isPlayer) return undefined;
  const id = getAttributeText(
    tag,
    ["id", "videoid", "videoId", "video-id", "video", "youtubeId"],
    page,
  );
  if (!id || /^https?:/.test(id)) return id || undefined;
  const isVimeo = /vimeo/i.test(`${name} ${findModuleExport(name, page)?.specifier ?? ""}`);
  if (isVimeo) return `https://vimeo.com/${id}`;
  const playlist = findAttribute(tag, "playlist");
  const isList = playlist !== undefined && playlist.expression?.trim() !== "false";
  return `https://www.youtube.com/${isList ? "playlist?list" : "watch?v"}=${id}`;
}

function getAttributeText(
  tag: OpeningTag,
  names: readonly string[],
  page: PageConversion,
): string | undefined {
  return names
    .map((name) => findAttribute(tag, name))
    .map(
      (attribute) => attribute?.literal ?? page.constants.get(attribute?.expression?.trim() ?? ""),
    )
    .find((value) => value && !value.startsWith("about:"));
}

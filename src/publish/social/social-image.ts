import { groupBy } from "../../model/group-by.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { getCurrentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { sum } from "../../model/sum.ts";
import { getDrawableText, getSocialImageTitle } from "../../model/text/drawable-text.ts";
import { getSocialImageFile, withBase } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import { escapeXml } from "../seo/xml.ts";

export const socialImagesOutput: Output = {
  name: "social images",
  paths: ({ listedPages, config, site }) =>
    config.socialImages
      ? getDrawnPages(listedPages, site).map(({ route }) => getSocialImageFile(route))
      : [],
  async write({ markdownPages, site, config: { socialImages: colors }, drawImages }, put) {
    if (!colors) return;
    const listedPages = markdownPages.map(({ page }) => page);
    const pagesByImage = groupBy(getDrawnPages(listedPages, site), (page) => {
      const area = getCurrentItem(site.navbar, withBase(site.baseUrl, page.route))?.label ?? "";
      return getSocialImage({
        title: getSocialImageTitle(page, site) ?? "",
        area: getDrawableText(area) ?? "",
        site: getDrawableText(site.title) ?? "",
        colors,
      });
    });
    await drawImages(pagesByImage.keys(), (svg, png) => {
      for (const { route } of pagesByImage.get(svg) ?? []) put(getSocialImageFile(route), png);
    });
  },
};

function getDrawnPages(pages: readonly StoredPage[], site: SiteShell): StoredPage[] {
  return pages.filter(
    (page) => page.image === null && getSocialImageTitle(page, site) !== undefined,
  );
}

interface SocialImage {
  title: string;
  /** Section of the site, above the title. */
  area: string;
  site: string;
  colors: { background: string; text: string; accent: string };
}

/** In pixels: the smallest size that sites show as a large image. */
export const socialImageSize = { width: 800, height: 420 };

/** Font sizes with the largest number of lines. */
const titleSizes = [
  { size: 64, maxLines: 3 },
  { size: 48, maxLines: 4 },
  { size: 36, maxLines: 5 },
];

const maxLineWidth = 700;

export function getSocialImage({ title, area, site, colors }: SocialImage): string {
  const { width, height } = socialImageSize;
  const { size, lines } = fitTitle(title);
  const text = (y: number, content: string, attributes: string) =>
    `<text x="56" y="${y}" fill="${escapeXml(colors.text)}" ${attributes}>${escapeXml(content)}</text>`;
  const lineHeight = size * 1.15;
  const firstLine = height / 2 - ((lines.length - 1) * lineHeight) / 2 + size / 3;
  const drawn = lines.map((line, index) =>
    text(firstLine + index * lineHeight, line, `font-size="${size}" font-weight="700"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Source Sans 3"><rect width="100%" height="100%" fill="${escapeXml(colors.background)}"/><rect y="${height - 12}" width="100%" height="12" fill="${escapeXml(colors.accent)}"/>${text(72, area, 'font-size="26" opacity="0.8"')}${drawn.join("")}${text(height - 48, site, 'font-size="26" opacity="0.8"')}</svg>`;
}

function fitTitle(title: string): { size: number; lines: string[] } {
  const words = title.split(/\s+/).filter(Boolean);
  for (const { size, maxLines } of titleSizes) {
    const lines = wrap(words, size);
    if (lines.length <= maxLines && words.every((word) => fitsWidth(word, size)))
      return { size, lines };
  }
  const { size, maxLines } = titleSizes.at(-1) ?? { size: 36, maxLines: 5 };
  const lines = wrap(words, size);
  if (lines.length <= maxLines) return { size, lines };
  return { size, lines: [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]} …`] };
}

function wrap(words: readonly string[], size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fitsWidth(`${last} ${word}`, size)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(cutWord(word, size));
  }
  return lines;
}

function cutWord(word: string, size: number): string {
  if (fitsWidth(word, size)) return word;
  const chars = [...word];
  while (chars.length > 1 && !fitsWidth(`${chars.join("")}…`, size)) chars.pop();
  return `${chars.join("")}…`;
}

function fitsWidth(line: string, size: number): boolean {
  return sum(Array.from(line, getWidth)) * size <= maxLineWidth;
}

const wideLetters = "m w M W @ % — … Æ Œ Ж М Ф Ш Щ Ы Ю ж м ф ш щ ы ю";

/** The approximate width of a bold character in em. */
function getWidth(char: string): number {
  if (char === " ") return 0.2;
  if (/[ijlI.,:;'’|!]/.test(char)) return 0.3;
  if (/[frt()[\]/-]/.test(char)) return 0.37;
  if (wideLetters.includes(char)) return 0.88;
  return /\p{Lu}/u.test(char) ? 0.6 : 0.53;
}

import { groupBy } from "../../model/group-by.ts";
import type { StoredPage } from "../../model/page/stored-page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import { socialImageFile, withBase } from "../../model/url/route.ts";
import type { Output } from "../output.ts";
import { escapeXml } from "../seo/xml.ts";

export const socialImagesOutput: Output = {
  name: "social images",
  paths: ({ listed, config }) =>
    config.socialImages ? withoutImage(listed).map(({ route }) => socialImageFile(route)) : [],
  async write({ listedPages, site, config: { socialImages: colors }, drawPictures }, put) {
    if (!colors) return;
    const pagesByImage = groupBy(
      withoutImage(listedPages.map(({ page }) => page)),
      ({ route, title }) => {
        const area = currentItem(site.navbar, withBase(site.baseUrl, route))?.label ?? "";
        return socialImage({ title, area, site: site.title, colors });
      },
    );
    await drawPictures(pagesByImage.keys(), (svg, png) => {
      for (const { route } of pagesByImage.get(svg) ?? []) put(socialImageFile(route), png);
    });
  },
};

function withoutImage(pages: readonly StoredPage[]): StoredPage[] {
  return pages.filter(({ image }) => image === null);
}

interface SocialImage {
  title: string;
  /** Section of the site, above the title. */
  area: string;
  site: string;
  colors: { background: string; text: string; accent: string };
}

/** In pixels: the smallest size that is shown as a large image. */
export const socialImageSize = { width: 800, height: 420 };

/** Font sizes with the letters of a line and the largest number of lines. */
const titleSizes = [
  { size: 64, letters: 23, maxLines: 3 },
  { size: 48, letters: 31, maxLines: 4 },
  { size: 36, letters: 42, maxLines: 5 },
];

export function socialImage({ title, area, site, colors }: SocialImage): string {
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
  for (const { size, letters, maxLines } of titleSizes) {
    const lines = wrap(title, letters);
    if (lines.length <= maxLines) return { size, lines };
  }
  const { size, letters, maxLines } = titleSizes.at(-1) ?? { size: 36, letters: 42, maxLines: 5 };
  const lines = wrap(title, letters).slice(0, maxLines);
  return { size, lines: lines.map((line, index) => (index === maxLines - 1 ? `${line} …` : line)) };
}

function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const short = word.length > letters ? `${word.slice(0, letters - 1)}…` : word;
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${short}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${short}`;
    } else lines.push(short);
  }
  return lines;
}

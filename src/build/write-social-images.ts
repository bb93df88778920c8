import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { SiteConfig } from "../config/site-config.ts";
import { currentItem } from "../model/current-item.ts";
import type { Page } from "../model/page.ts";
import { socialImageFile, withBase } from "../model/route.ts";
import type { SiteShell } from "../model/site.ts";
import { socialImage, socialImageSize } from "../publish/index.ts";
import { hashOf } from "./hash.ts";
import { inParallel } from "./in-parallel.ts";
import type { Staging } from "./output.ts";

interface ImageOptions {
  site: SiteShell;
  colors: NonNullable<SiteConfig["socialImages"]>;
  /** Folder that holds the engine's package.json. */
  root: string;
  /** Folder of pictures that were drawn before. */
  cacheDir: string;
}

/** Pictures drawn at once: the renderer has threads of its own. */
const concurrency = 4;

/** Pictures after which memory is collected. */
const batch = 16;

/** Draws the pictures for link previews of pages that name none; answers with their paths. */
export async function writeSocialImages(
  staging: Staging,
  pages: readonly Page[],
  options: ImageOptions,
): Promise<string[]> {
  const { site, colors, cacheDir } = options;
  await mkdir(cacheDir, { recursive: true });
  const draw = openRenderer(options.root);
  const wanted = pages.filter((page) => page.image === null);
  await inParallel(wanted, concurrency, async (page) => {
    const area = currentItem(site.navbar, withBase(site.baseUrl, page.route))?.label ?? "";
    const svg = socialImage({ title: page.title, area, site: site.title, colors });
    const cached = join(cacheDir, `${hashOf(svg)}.png`);
    const png = await readFile(cached).catch(async () => {
      const drawn = await draw(svg);
      await writeFile(cached, drawn);
      return drawn;
    });
    staging.write(socialImageFile(page.route), png);
  });
  return wanted.map(({ route }) => socialImageFile(route));
}

/** The renderer is loaded for the first picture that is not there yet. */
function openRenderer(root: string): (svg: string) => Promise<Uint8Array> {
  const { resolve } = createRequire(join(root, "package.json"));
  const fontFiles = ["400Regular", "700Bold"].map((face) =>
    resolve(`@expo-google-fonts/source-sans-3/${face}/SourceSans3_${face}.ttf`),
  );
  const collect = openCollector();
  let drawn = 0;
  return async (svg) => {
    if (drawn++ % batch === 0) collect();
    const { renderAsync } = await import("@resvg/resvg-js");
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: socialImageSize.width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Source Sans 3" },
    });
    return image.asPng();
  };
}

/**
 * A picture holds 1.3 MB that V8 does not know of, so it sees no reason to collect it: 350 of them
 * took half a gigabyte. Young objects are collected in a millisecond.
 */
function openCollector(): () => void {
  setFlagsFromString("--expose-gc");
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext("gc");
  return () => collect({ type: "minor" });
}

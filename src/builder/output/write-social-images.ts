import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import type { Page } from "../../model/page/page.ts";
import { currentItem } from "../../model/site/current-item.ts";
import type { SiteShell } from "../../model/site/site.ts";
import { type Route, socialImageFile, withBase } from "../../model/url/route.ts";
import { socialImage, socialImageSize } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { inParallel } from "../render/in-parallel.ts";
import type { Staging } from "./staging.ts";

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
  const { name, draw } = openRenderer(options.root);
  const wanted = pages.filter((page) => page.image === null);
  const routesOf = new Map<string, Route[]>();
  for (const { route, title } of wanted) {
    const area = currentItem(site.navbar, withBase(site.baseUrl, route))?.label ?? "";
    const svg = socialImage({ title, area, site: site.title, colors });
    routesOf.set(svg, [...(routesOf.get(svg) ?? []), route]);
  }
  await withStore(cacheDir, (cache) =>
    inParallel(routesOf, concurrency, async ([svg, routes]) => {
      const key = hashOf(name, svg);
      const known = cache.read(key);
      const png = known ?? (await draw(svg));
      if (!known) cache.write(key, png);
      for (const route of routes) staging.write(socialImageFile(route), png);
    }),
  );
  return wanted.map(({ route }) => socialImageFile(route));
}

/** The renderer is loaded for the first picture that is not there yet. Its name changes with it. */
function openRenderer(root: string): {
  name: string;
  draw(svg: string): Promise<Uint8Array>;
} {
  const { resolve } = createRequire(join(root, "package.json"));
  const packages = ["@resvg/resvg-js", "@expo-google-fonts/source-sans-3"];
  const name = hashOf(...packages.map((one) => readFileSync(resolve(`${one}/package.json`))));
  const fontFiles = ["400Regular", "700Bold"].map((face) =>
    resolve(`@expo-google-fonts/source-sans-3/${face}/SourceSans3_${face}.ttf`),
  );
  const collect = openCollector();
  let drawn = 0;
  const draw = async (svg: string) => {
    if (drawn++ % batch === 0) collect();
    const { renderAsync } = await import("@resvg/resvg-js");
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: socialImageSize.width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Source Sans 3" },
    });
    return image.asPng();
  };
  return { name, draw };
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

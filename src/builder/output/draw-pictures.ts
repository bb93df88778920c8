import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type RenderedSite, socialImageSize } from "../../publish/index.ts";
import { hashOf } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { inParallel } from "../render/in-parallel.ts";

/** Pictures that are drawn at once: the renderer has threads of its own. */
const concurrency = 4;

/** Pictures after which memory is collected. */
const batch = 16;

interface PictureOptions {
  /** Folder that holds the engine's package.json. */
  root: string;
  /** Folder of pictures that were drawn before. */
  cacheDir: string;
}

/** Returns the function that draws SVG documents, or takes them from the cache. */
export function openPictures({ root, cacheDir }: PictureOptions): RenderedSite["drawPictures"] {
  return async (svgs, onPicture) => {
    const { name, draw } = openRenderer(root);
    await withStore(cacheDir, (cache) =>
      inParallel(svgs, concurrency, async (svg) => {
        const key = hashOf(name, svg);
        const known = cache.read(key);
        const png = known ?? (await draw(svg));
        if (!known) cache.write(key, png);
        onPicture(svg, png);
      }),
    );
  };
}

/** The renderer is loaded for the first picture that is not cached. Its name changes with its version. */
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

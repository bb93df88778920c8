import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type RenderedSite, socialImageSize } from "../../publish/index.ts";
import { computeHash } from "../cache/hash.ts";
import { withStore } from "../cache/store.ts";
import { collectGarbage } from "../memory-watch.ts";
import { inParallel } from "../threads/in-parallel.ts";

const concurrency = 4;

/** An image uses 1.3 MB outside the V8 heap, which V8 does not collect in time. */
const imagesPerCollection = 16;

/** Returns a function that draws only images that are not in the cache. */
export function createImageDrawer(root: string, cacheDir: string): RenderedSite["drawImages"] {
  return async (svgs, onImage) => {
    const { rendererVersion, draw } = createRenderer(root);
    await withStore(cacheDir, (cache) =>
      inParallel(svgs, concurrency, async (svg) => {
        const key = computeHash(rendererVersion, svg);
        const cached = cache.read(key);
        const png = cached ?? (await draw(svg));
        if (!cached) cache.write(key, png);
        onImage(svg, png);
      }),
    );
  };
}

function createRenderer(root: string): {
  rendererVersion: string;
  draw(svg: string): Promise<Uint8Array>;
} {
  const { resolve } = createRequire(join(root, "package.json"));
  const packages = ["@resvg/resvg-js", "@expo-google-fonts/source-sans-3"];
  const rendererVersion = computeHash(
    ...packages.map((name) => readFileSync(resolve(`${name}/package.json`))),
  );
  const fontFiles = ["400Regular", "700Bold"].map((face) =>
    resolve(`@expo-google-fonts/source-sans-3/${face}/SourceSans3_${face}.ttf`),
  );
  let drawnImages = 0;
  const draw = async (svg: string) => {
    if (drawnImages++ % imagesPerCollection === 0) collectGarbage("minor");
    // Loaded only if an image is not cached.
    const { renderAsync } = await import("@resvg/resvg-js");
    const image = await renderAsync(svg, {
      fitTo: { mode: "width", value: socialImageSize.width },
      font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Source Sans 3" },
    });
    return image.asPng();
  };
  return { rendererVersion, draw };
}

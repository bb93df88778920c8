import { keepPage, writePage } from "../output/outputs.ts";
import type { Staging } from "../output/staging.ts";
import {
  type PageResult,
  type RenderFailure,
  type RenderPagesOptions,
  renderPages,
} from "./render-pages.ts";
import type { PageSource } from "./site-pages.ts";

interface PagesOptions extends Omit<RenderPagesOptions, "keepPage" | "onPage"> {
  onPage: ((source: PageSource, html: string) => void) | undefined;
  onProgress: ((pages: number, total: number) => void) | undefined;
}

export interface WrittenPages {
  finished: PageResult[];
  failed: RenderFailure[];
}

export async function writePages(
  staging: Staging,
  sources: PageSource[],
  { onPage, onProgress, ...options }: PagesOptions,
): Promise<WrittenPages> {
  let donePages = 0;
  return renderPages(sources, {
    ...options,
    keepPage(source, key) {
      // `onPage` needs the content.
      if (onPage || !keepPage(staging, source, key)) return false;
      onProgress?.(++donePages, sources.length);
      return true;
    },
    onPage(source, files) {
      onPage?.(source, new TextDecoder().decode(files.html));
      onProgress?.(++donePages, sources.length);
      writePage(staging, source, files);
    },
  });
}

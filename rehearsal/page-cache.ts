import type { CodeChecker } from "../src/catalog/usage/check-code.ts";
import type { Diagnostic } from "../src/model/diagnostics/diagnostic.ts";
import { FormatCache } from "./format-cache.ts";
import { blocksOf, type Guide } from "./guide/guide.ts";
import { type ReadText, readGuide } from "./guide/read-guide.ts";
import type { EndCache } from "./play/play-walkthroughs.ts";
import { checkPage, type PageChecks } from "./static-checks.ts";
import { checkWorld } from "./world/check-world.ts";
import type { World } from "./world/world.ts";

/** A page with what the checks that need no play found in it. */
export interface CheckedPage {
  guide: Guide;
  checks: PageChecks;
  /** Values that are none of the example company's. */
  world: Diagnostic[];
}

/** Pages that were read and checked, for rehearsals in which most of them are the same. */
export class PageCache {
  readonly #formats = new FormatCache();
  /** Ends of chains of guides that were played. */
  readonly ends: EndCache = new Map();
  readonly #known = new Map<
    string,
    { texts: ReadonlyMap<string, string | null>; page: CheckedPage }
  >();

  /** Reads and checks a page, unless all files that it is made of are as they were. */
  async page(
    file: string,
    read: ReadText,
    { code, world }: { code: CodeChecker; world: World },
  ): Promise<CheckedPage> {
    const known = this.#known.get(file);
    if (known && [...known.texts].every(([path, text]) => read(path) === text)) return known.page;
    const texts = new Map<string, string | null>();
    const guide = readGuide(file, (path) => {
      const text = read(path);
      texts.set(path, text);
      return text;
    });
    const page = {
      guide,
      checks: await checkPage(blocksOf(guide), { code, formats: this.#formats, read }),
      world: checkWorld(guide, world),
    };
    this.#known.set(file, { texts, page });
    return page;
  }
}

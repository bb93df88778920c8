import { resolve } from "node:path";

/** A site that the browser tests read: its source, its output folder, and its port. */
export interface ServedSite {
  source: string;
  outDir: string;
  port: number;
  baseUrl: string;
  /** A program of the tests that writes the source, or its history, before it is built. */
  prepare?: readonly [program: string, ...args: string[]];
  /** Where git finds the history of the source. */
  env?: Readonly<Record<string, string>>;
  /** Further options of the build. */
  options?: readonly string[];
}

function fixture(name: string, port: number, baseUrl = "/"): ServedSite {
  return { source: `tests/fixtures/${name}`, outDir: `.cache/tests/${name}`, port, baseUrl };
}

/** The fixture `other-language` in one of its languages. */
function language(code: string, port: number): ServedSite {
  const source = `.cache/tests/language-${code}`;
  const prepare = ["tests/browser/languages/write-site.ts", code, source] as const;
  return { source, outDir: `${source}-dist`, port, baseUrl: "/", prepare };
}

/** The sites, those that take longest first. */
export const servedSites = {
  real: { source: "site", outDir: "dist", port: 4173, baseUrl: "/" },
  /** With a history that is the same everywhere. */
  kitchenSink: {
    ...fixture("kitchen-sink", 4176, "/kitchen-sink/"),
    prepare: ["tests/browser/write-history.ts"],
    env: {
      GIT_DIR: resolve(".cache/tests/kitchen-sink.git"),
      GIT_WORK_TREE: resolve("tests/fixtures/kitchen-sink"),
    },
  },
  gallery: fixture("gallery", 4184),
  uk: language("uk", 4182),
  he: language("he", 4183),
  baseUrl: fixture("base-url", 4174, "/sub/site/"),
  analytics: fixture("analytics", 4178),
  hostileText: fixture("hostile-text", 4179),
  hostedSearch: fixture("hosted-search", 4177, "/hosted/"),
} satisfies Record<string, ServedSite>;

/** Answers when all of them are built and served. */
export const readyPort = 4185;

/** The address of a site's host. */
export function originOf({ port }: ServedSite): string {
  return `http://localhost:${port}`;
}

import { resolve } from "node:path";

/** A site of the browser tests. */
export interface ServedSite {
  source: string;
  outDir: string;
  port: number;
  baseUrl: string;
  /** A script that generates the source or its history before the build. */
  prepare?: readonly [program: string, ...args: string[]];
  /** Environment of the build, such as the location of git's history. */
  env?: Readonly<Record<string, string>>;
  /** Additional build options. */
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

/** The slowest builds come first. */
export const servedSites = {
  real: { source: "site", outDir: "dist", port: 4173, baseUrl: "/" },
  /** With a generated history. */
  kitchenSink: {
    ...fixture("kitchen-sink", 4176, "/kitchen-sink/"),
    prepare: ["tests/browser/kitchen-sink/write-kitchen-sink-history.ts"],
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

/** The test of analytics receives page views here. */
export const collectorPort = 4180;

/** This port responds when all sites are built and served. */
export const readyPort = 4185;

export function originOf({ port }: ServedSite): string {
  return `http://localhost:${port}`;
}

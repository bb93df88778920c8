import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import {
  type Article,
  filesBelow,
  isMarkdown,
  isPartialPath,
  loadArticle,
} from "../document/article.ts";
import type { ArticleSet } from "../document/article-set.ts";
import { diagramCheck } from "../document/draw-diagrams.ts";
import { emptyPlan, type Plan } from "../model.ts";
import type { Json } from "../text/json.ts";
import { readText } from "../text/read-text.ts";
import { openAuthors } from "./authors.ts";
import { openComponents } from "./components.ts";
import type { SiteWork } from "./site-work.ts";
import { openStyles } from "./styles.ts";

export interface SiteFolders {
  siteDir: string;
  url: string;
  baseUrl: string;
  sets: ArticleSet[];
  /** Folders whose files are public as they are. */
  staticDirs: readonly string[];
  /** File with the authors of the blog. */
  authorsFile: string | undefined;
}

/** Begins the migration of a site. */
export async function openWork(folders: SiteFolders): Promise<SiteWork> {
  const plan = emptyPlan();
  const publicFiles = new Map<string, string>();
  for (const folder of folders.staticDirs) {
    for (const path of filesBelow(folder)) publicFiles.set(`/${path}`, join(folder, path));
  }
  for (const [address, file] of publicFiles) plan.files.set(`public${address}`, { copyOf: file });
  const styles = openStyles();
  const authors = openAuthors(readYaml(folders.authorsFile), (address) => {
    const place = address.startsWith("/") ? address : `/${address}`;
    return publicFiles.has(place) ? place : undefined;
  });
  for (const { author, key } of authors.dropped) {
    const place = { file: "content/blog/authors.yml", line: 1, column: 1 };
    plan.findings.push({ cause: "author-changed", subject: `${author}: ${key}`, ...place });
  }
  const { siteDir, url, baseUrl, sets } = folders;
  return {
    plan,
    siteDir,
    url,
    baseUrl,
    sets,
    articles: [],
    byFile: new Map(),
    publicFiles,
    publicAddresses: new Map([...publicFiles].map(([address, file]) => [file, address])),
    styles,
    authors,
    components: openComponents({ plan, siteDir, sheet: () => styles.sheet() }),
    cardsOf: () => [],
    canDraw: await diagramCheck(),
  };
}

/** The value of a YAML file; undefined where there is none, or where it has a mistake. */
export function readYaml(file: string | undefined): Json {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return parse(readText(file));
  } catch {
    return undefined;
  }
}

/** Reads the Markdown files of every folder, and copies what lies beside them. */
export function addFolders(work: SiteWork): void {
  const taken = new Set<string>();
  for (const set of work.sets) {
    for (const path of filesBelow(set.root)) {
      if (isMarkdown(path)) addArticle(loadArticle(set, path), work, taken);
      else if (isAsset(path)) {
        const overlay = set.overlays.map((folder) => join(folder, path)).find(existsSync);
        const target = `${set.folder}/${set.prefix}${path}`;
        work.plan.files.set(target, { copyOf: overlay ?? join(set.root, path) });
      }
    }
  }
}

function addArticle(article: Article, work: SiteWork, taken: Set<string>): void {
  // `a.md` became `a.mdx` beside another `a.mdx`.
  while (taken.has(article.target)) {
    article.target = article.target.replace(/(\.mdx?)$/, "-2$1");
  }
  taken.add(article.target);
  work.articles.push(article);
  work.byFile.set(join(article.set.root, article.path), article);
}

/** Files beside pages that go along: pictures and other files, but neither code nor data of the old engine. */
function isAsset(path: string): boolean {
  const name = basename(path);
  if (/^_category_\.|^(?:authors|tags)\.ya?ml$|^README$/.test(name)) return false;
  if (/\.(?:[cm]?[jt]sx?|css|scss)$/.test(name)) return false;
  return !isPartialPath(path.replace(/[^/]*$/, ""));
}

/** The pages of a folder. */
export function pagesOf(work: SiteWork, set: ArticleSet): Article[] {
  return work.articles.filter((article) => article.set === set && article.page !== null);
}

/** Reports names that differ by case alone: they are one file on other systems. */
export function reportCase(plan: Plan): void {
  const seen = new Map<string, string>();
  for (const path of plan.files.keys()) {
    const lower = path.toLowerCase().normalize("NFC");
    const other = seen.get(lower);
    if (other !== undefined) {
      const place = { file: path, line: 1, column: 1 };
      plan.findings.push({ cause: "names-differ-by-case", subject: other, ...place });
    }
    seen.set(lower, path);
  }
}

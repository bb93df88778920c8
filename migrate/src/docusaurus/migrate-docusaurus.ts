import { join } from "node:path";
import { stringify } from "yaml";
import type { Article } from "../document/article.ts";
import type { ArticleSet } from "../document/article-set.ts";
import type { Plan, PlannedSite } from "../model.ts";
import {
  type AddressBook,
  addBlogLists,
  addTags,
  openAddresses,
  tagsFile,
} from "../site/addresses.ts";
import { convertArticles } from "../site/convert-articles.ts";
import { addFolders, openWork, pagesOf, readYaml, reportCase } from "../site/open-work.ts";
import { printModule } from "../site/print-module.ts";
import { openReporter } from "../site/reporter.ts";
import type { SiteWork } from "../site/site-work.ts";
import { addTextLogo } from "../site/text-logo.ts";
import { listOf, recordOf, textOf } from "../text/json.ts";
import { type DocsSet, placeSets, type Sets } from "./article-sets.ts";
import { addCategories, type Categories } from "./categories.ts";
import { convertConfig } from "./config/convert-config.ts";
import { addIndexPages } from "./index-pages.ts";
import { createdRedirects, type Project, readProject } from "./project.ts";
import { addReactPages } from "./react-pages.ts";
import {
  categoryLabel,
  readSidebars,
  textsOf,
  translateVersions,
  writeSidebars,
} from "./sidebars/read-sidebars.ts";
import type { ConvertedSidebars } from "./sidebars/sidebar-work.ts";
import { themeTexts } from "./theme-texts.ts";
import {
  leftTranslations,
  localize,
  openTranslations,
  pluginFolder,
  translationFolder,
} from "./translations.ts";

/**
 * Reads a site of Docusaurus 2 or 3 and plans one of this engine; one for each language.
 *
 * @param timeLimit see `EvaluateOptions`
 * @throws MigrationError where the folder is no such site, or its configuration cannot be evaluated
 */
export async function migrateDocusaurus(dir: string, timeLimit?: number): Promise<PlannedSite[]> {
  const project = await readProject(dir, timeLimit);
  const i18n = recordOf(project.config.i18n);
  const fallback = textOf(i18n.defaultLocale) ?? "en";
  const others = listOf(i18n.locales)
    .flatMap((code) => textOf(code) ?? [])
    .filter((code) => code !== fallback);
  const sites = [{ folder: "", plan: await migrateLanguage(project, fallback, true) }];
  for (const locale of others) {
    sites.push({
      folder: `languages/${locale}`,
      plan: await migrateLanguage(project, locale, false),
    });
  }
  return sites;
}

async function migrateLanguage(whole: Project, locale: string, isDefault: boolean): Promise<Plan> {
  const folder = translationFolder(whole, locale);
  const translations = openTranslations(folder);
  const project = localize(whole, translations);
  const sets = placeSets(project, locale);
  translateVersions(sets, translations);
  const blog = project.blogs[0];
  const work = await openWork({
    siteDir: project.dir,
    url: (textOf(project.config.url) ?? "").replace(/\/+$/, ""),
    baseUrl: textOf(project.config.baseUrl) ?? "/",
    sets: [...sets.docs, ...sets.others],
    staticDirs: project.staticDirs,
    authorsFile: blog && join(blog.dir, textOf(blog.options.authorsMapPath) ?? "authors.yml"),
  });
  const { plan } = work;
  const report = openReporter(project.dir, project.configFile, plan);
  const book = openAddresses();
  addFolders(work);
  const categories = new Map(
    sets.docs
      .filter(({ kind }) => kind === "docs")
      .map((set): [ArticleSet, Categories] => {
        const translate = (label: string) => categoryLabel(textsOf(set, translations), label);
        return [set, addCategories(set, plan, { report, translate })];
      }),
  );
  const sidebars = await readSidebars(project, { work, sets, categories, report, translations });
  const children = new Map([...sidebars.values()].flatMap((one) => [...one.children]));
  work.cardsOf = (article) =>
    (children.get(article) ?? []).flatMap(({ page, split, prepared }) =>
      page ? [{ label: labelOf({ split, prepared, page }), href: page.oldAddress }] : [],
    );
  addPages(work, book);
  addLists(project, { work, sets, sidebars, book });
  addReactPages(project, {
    plan,
    book,
    title: textOf(project.config.title) ?? "",
    translations: pluginFolder(folder, "content-pages", "default"),
  });
  convertArticles(work);
  work.components.finish();
  writeSidebars(plan, sidebars);
  await addRedirects(project, book, plan);
  const config = convertConfig(project, {
    sets,
    publicFiles: work.publicFiles,
    locale: isDefault ? undefined : locale,
    textLogo: (title) => addTextLogo(title, plan),
    firstPage: firstPageOf(work, sidebars),
    exists: (address) => book.exists(address) || work.publicFiles.has(address),
    docOf: (id, instance) => docOf(work, sets, { id, instance }),
    firstOf: (sidebar, instance) => firstOf(sets, sidebars, { sidebar, instance }),
    absolute: (address) => `${work.url}${work.baseUrl}${address.slice(1)}`,
    report,
    hasVersions: sets.versions.length > 0,
  });
  plan.files.set("config.ts", {
    text: printModule(
      "The site; its options are described in `src/config/schemas/site-config.ts`.",
      config,
    ),
  });
  for (const name of [...project.otherPlugins, ...sets.leftOut]) report("plugin", name);
  writeEntries(project, work);
  const words = themeTexts(locale, translations);
  for (const [path, file] of words.files) plan.files.set(path, file);
  const used = { texts: words.used, roots: [...sets.docs, ...sets.others] };
  for (const { file, subject } of leftTranslations(project, folder, used)) {
    report("translation-left", subject, file);
  }
  book.finish(plan);
  reportCase(plan);
  return plan;
}

/** The page that a site without a page at its root begins with. */
function firstPageOf(
  { articles }: SiteWork,
  sidebars: ReadonlyMap<DocsSet, ConvertedSidebars>,
): string | undefined {
  const [first] = [...sidebars.values()].flatMap(({ firsts }) => [...firsts.values()]);
  return (first ?? articles.find(({ page }) => page !== null))?.page?.oldAddress;
}

/** Every page, with its address then and now. */
function addPages({ articles }: SiteWork, book: AddressBook): void {
  for (const { page, split } of articles) {
    if (page && split.frontMatter.values.draft !== true) book.add(page.oldAddress, page.oldAddress);
  }
}

interface Lists {
  work: SiteWork;
  sets: Sets;
  sidebars: ReadonlyMap<DocsSet, ConvertedSidebars>;
  book: AddressBook;
}

/** Addresses that no file has: tags, lists of posts, generated indexes of categories. */
function addLists(project: Project, { work, sets, sidebars, book }: Lists): void {
  for (const set of [...sets.docs, ...sets.others]) {
    if (set.kind === "pages") continue;
    const file = readYaml(join(set.root, "tags.yml"));
    addTags(book, pagesOf(work, set), { set, file });
  }
  for (const [set, converted] of sidebars) {
    addIndexPages(set, converted, {
      plan: work.plan,
      book,
      pages: pagesOf(work, set),
      labelOf: ({ split, prepared, page }) => (page ? labelOf({ split, prepared, page }) : ""),
    });
  }
  const set = sets.others.find(({ kind }) => kind === "blog");
  const blog = project.blogs[0];
  if (!set || !blog) return;
  const { postsPerPage, authorsMapPath } = blog.options;
  addBlogLists(book, pagesOf(work, set), {
    set,
    postsPerPage:
      typeof postsPerPage === "number" ? postsPerPage : postsPerPage === "ALL" ? 1000 : 10,
    authors: readYaml(join(blog.dir, textOf(authorsMapPath) ?? "authors.yml")),
  });
}

async function addRedirects(project: Project, book: AddressBook, plan: Plan): Promise<void> {
  const pages = book.old();
  const made = project.createsRedirects ? await createdRedirects(project, pages) : [];
  for (const { from, to } of [...project.redirects, ...made]) {
    if (book.exists(from)) continue;
    const known = /^https?:/.test(to) || book.exists(to);
    if (!known)
      plan.findings.push({
        cause: "lost-address",
        subject: `${from} → ${to}`,
        file: "redirects.tsv",
        line: 1,
        column: 1,
      });
    book.add(from, known ? to : null);
  }
  addExtensions(project, book, pages);
}

/** `fromExtensions` and `toExtensions` of the redirects plugin. */
function addExtensions(
  { redirectedExtensions: { from, to } }: Project,
  book: AddressBook,
  pages: readonly string[],
): void {
  for (const address of pages) {
    const plain = address.replace(/\/$/, "");
    if (plain === "") continue;
    const ending = [...from, ...to].find((extension) => plain.endsWith(`.${extension}`));
    if (ending === undefined) {
      for (const extension of from) book.add(`${plain}.${extension}`, book.answer(address));
    } else if (to.includes(ending)) {
      book.add(plain.slice(0, -ending.length - 1), book.answer(address));
    }
  }
}

function labelOf({
  split,
  prepared,
  page,
}: Pick<Article, "split" | "prepared"> & { page: NonNullable<Article["page"]> }): string {
  const { sidebar_label: label, title } = split.frontMatter.values;
  const heading = /^#[ \t]+(.+)$/m.exec(prepared.text)?.[1];
  return textOf(label) ?? textOf(title) ?? heading ?? page.oldId;
}

function docOf(
  { articles }: SiteWork,
  sets: Sets,
  { id, instance }: { id: string; instance: string },
): Article | undefined {
  const owners = sets.docs.filter((set) => set.instance.id === instance || sets.docs.length === 1);
  return articles.find(({ set, page }) => page?.oldId === id && owners.some((one) => one === set));
}

function firstOf(
  sets: Sets,
  sidebars: ReadonlyMap<DocsSet, ConvertedSidebars>,
  { sidebar, instance }: { sidebar: string; instance: string },
): Article | undefined {
  const owners = sets.docs.filter((set) => set.instance.id === instance || sets.docs.length === 1);
  for (const set of owners) {
    const found = sidebars.get(set)?.firsts.get(sidebar);
    if (found) return found;
  }
  return undefined;
}

/** `authors.yml` and `tags.yml`, with the keys that the new engine knows. */
function writeEntries({ blogs }: Project, { plan, sets, authors }: SiteWork): void {
  if (blogs.length > 0 && authors.entries.size > 0) {
    plan.files.set("content/blog/authors.yml", {
      text: stringify(Object.fromEntries(authors.entries)),
    });
  }
  for (const set of sets) {
    const tags =
      set.kind === "pages" || set.prefix !== ""
        ? null
        : tagsFile(readYaml(join(set.root, "tags.yml")));
    if (tags) plan.files.set(`${set.folder}/tags.yml`, { text: stringify(tags) });
  }
}

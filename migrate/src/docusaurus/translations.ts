import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { admonitions } from "../../../src/content/messages.ts";
import { formatCount } from "../../../src/model/text/format-count.ts";
import { isMarkdown, listFilesBelow } from "../document/article.ts";
import type { PlannedFile } from "../model.ts";
import { printConstants } from "../site/print-code.ts";
import { asArray, asRecord, asString, type JsonRecord, readJson } from "../text/values.ts";
import type { Project } from "./project.ts";

export interface Translations {
  getText(file: string, key: string): string | undefined;
  getTexts(file: string): ReadonlyMap<string, string>;
}

export function getTranslationFolder({ dir, config }: Project, locale: string): string {
  const i18n = asRecord(config.i18n);
  const localeConfig = asRecord(asRecord(i18n.localeConfigs)[locale]);
  return join(dir, asString(i18n.path) ?? "i18n", asString(localeConfig.path) ?? locale);
}

export function getPluginFolder(folder: string, plugin: string, id: string): string {
  return join(folder, `docusaurus-plugin-${plugin}${id === "default" ? "" : `-${id}`}`);
}

export function loadTranslations(folder: string): Translations {
  const files = new Map<string, Map<string, string>>();
  const getTexts = (file: string) => {
    const texts = files.get(file) ?? readTexts(join(folder, `${file}.json`));
    files.set(file, texts);
    return texts;
  };
  return { getTexts, getText: (file, key) => getTexts(file).get(key) };
}

function readTexts(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, entry] of Object.entries(asRecord(readJson(file)))) {
    const text = asString(entry) ?? asString(asRecord(entry).message);
    if (text !== undefined && text !== "") texts.set(key, text);
  }
  return texts;
}

export function translateProject(project: Project, { getText }: Translations): Project {
  const navbar = asRecord(project.themeConfig.navbar);
  const footer = asRecord(project.themeConfig.footer);
  const inNavbar = (key: string) => getText("docusaurus-theme-classic/navbar", key);
  const inFooter = (key: string) => getText("docusaurus-theme-classic/footer", key);
  return {
    ...project,
    themeConfig: {
      ...project.themeConfig,
      navbar: {
        ...navbar,
        ...getIfDefined("title", inNavbar("title")),
        logo: { ...asRecord(navbar.logo), ...getIfDefined("alt", inNavbar("logo.alt")) },
        items: translateLabels(navbar.items, "item.label.", inNavbar),
      },
      footer: {
        ...footer,
        ...getIfDefined("copyright", inFooter("copyright")),
        links: translateLabels(footer.links, "link.item.label.", inFooter).map((group) => {
          const title = asString(group.title);
          const groupTitle = title === undefined ? undefined : inFooter(`link.title.${title}`);
          return { ...group, ...getIfDefined("title", groupTitle) };
        }),
      },
    },
    blogs: project.blogs.map((blog) => {
      const file = `${getPluginFolder("", "content-blog", blog.id)}/options`;
      const options = {
        ...blog.options,
        ...getIfDefined("blogTitle", getText(file, "title")),
        ...getIfDefined("blogDescription", getText(file, "description")),
      };
      return { ...blog, options };
    }),
  };
}

function getIfDefined(key: string, text: string | undefined): JsonRecord {
  return text === undefined ? {} : { [key]: text };
}

function translateLabels(
  items: unknown,
  prefix: string,
  text: (key: string) => string | undefined,
): JsonRecord[] {
  return asArray(items as JsonRecord[]).map((item) => {
    const record = asRecord(item);
    const label = asString(record.label);
    const translated = label === undefined ? undefined : text(prefix + label);
    const inner =
      record.items === undefined ? {} : { items: translateLabels(record.items, prefix, text) };
    return { ...record, ...getIfDefined("label", translated), ...inner };
  });
}

export function findUnusedTranslations(
  project: Project,
  folder: string,
  used: {
    texts: ReadonlySet<string>;
    roots: readonly { root: string; overlays: readonly string[] }[];
  },
): { file: string; subject: string }[] {
  if (!existsSync(folder)) return [];
  const unused: { file: string; subject: string }[] = [];
  const relativeToProject = (path: string) =>
    relative(project.dir, join(folder, path)).split("\\").join("/");
  const unusedKeys = [...loadTranslations(folder).getTexts("code").keys()].filter(
    (key) => !used.texts.has(key) && !key.startsWith("theme."),
  );
  if (unusedKeys.length > 0) {
    const subject = `${formatCount(unusedKeys.length, "text")} of components and of pages in React`;
    unused.push({ file: relativeToProject("code.json"), subject });
  }
  for (const { root, overlays } of used.roots) {
    for (const overlay of overlays) {
      for (const path of listFilesBelow(overlay)) {
        if (!isMarkdown(path) || existsSync(join(root, path))) continue;
        const file = relative(project.dir, join(overlay, path)).split("\\").join("/");
        unused.push({ file, subject: "a page that the default language does not have" });
      }
    }
  }
  const migratedFiles =
    /^(?:code\.json|docusaurus-theme-classic\/|docusaurus-plugin-content-(?:docs|blog|pages)[^/]*\/)/;
  for (const path of listFilesBelow(folder)) {
    const subject = "texts of a plugin or theme that is not migrated";
    if (!migratedFiles.test(path)) unused.push({ file: relativeToProject(path), subject });
  }
  return unused;
}

/** Messages of both themes: id and English text in Docusaurus, name in the new theme. */
const sharedMessages: readonly (readonly [id: string, english: string, name: string])[] = [
  ["theme.common.skipToMainContent", "Skip to main content", "skipToContent"],
  ["theme.common.editThisPage", "Edit this page", "editPage"],
  ["theme.docs.paginator.previous", "Previous", "previous"],
  ["theme.docs.paginator.next", "Next", "next"],
  ["theme.TOCCollapsible.toggleButtonLabel", "On this page", "toc"],
  ["theme.docs.breadcrumbs.navAriaLabel", "Breadcrumbs", "breadcrumbs"],
  ["theme.NotFound.title", "Page Not Found", "notFoundTitle"],
  ["theme.NotFound.p1", "We could not find what you were looking for.", "notFoundText"],
  ["theme.blog.post.readMore", "Read more", "readMore"],
  ["theme.blog.paginator.newerEntries", "Newer entries", "newerPosts"],
  ["theme.blog.paginator.olderEntries", "Older entries", "olderPosts"],
  ["theme.blog.post.paginator.newerPost", "Newer post", "newerPost"],
  ["theme.blog.post.paginator.olderPost", "Older post", "olderPost"],
  ["theme.blog.archive.title", "Archive", "archive"],
  ["theme.tags.tagsPageTitle", "Tags", "tags"],
  ["theme.ErrorPageContent.title", "This page crashed.", "crashed"],
  ["theme.ErrorPageContent.tryAgain", "Try again", "tryAgain"],
  ["theme.SearchBar.label", "Search", "search"],
  ["theme.AnnouncementBar.closeButtonAriaLabel", "Close", "closeAnnouncement"],
  [
    "theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel",
    "← Back to main menu",
    "backToMainMenu",
  ],
];

const countedMessages: readonly (readonly [
  id: string,
  english: string,
  name: string,
  number: string,
])[] = [
  [
    "theme.blog.post.readingTime.plurals",
    "One min read|{readingTime} min read",
    "readingTime",
    "{readingTime}",
  ],
  ["theme.blog.post.plurals", "One post|{count} posts", "postCount", "{count}"],
];

const categories = ["zero", "one", "two", "few", "many", "other"] as const;

/** Returns message files with the translated texts of the theme, and the used text ids. */
export function getThemeTexts(
  code: string,
  translations: Translations,
): { files: Map<string, PlannedFile>; used: Set<string> } {
  const texts = translations.getTexts("code");
  const used = new Set<string>();
  const words: Record<string, unknown> = {};
  for (const [id, english, name] of sharedMessages) {
    const text = texts.get(id);
    if (text === undefined) continue;
    used.add(id);
    if (text !== english) words[name] = text.replace(/^← /, "");
  }
  for (const [id, english, name, number] of countedMessages) {
    const text = texts.get(id);
    if (text === undefined) continue;
    used.add(id);
    if (text !== english) words[name] = getPluralForms(code, text.replaceAll(number, "{count}"));
  }
  const titles: Record<string, string> = { ...admonitions };
  let hasTitles = false;
  for (const kind of Object.keys(admonitions)) {
    const text = texts.get(`theme.admonition.${kind}`);
    if (text === undefined) continue;
    used.add(`theme.admonition.${kind}`);
    if (text === kind) continue;
    hasTitles = true;
    titles[kind] = text.charAt(0).toLocaleUpperCase(code) + text.slice(1);
  }
  const comment = "Words of the interface in the language of the site.";
  const files = new Map<string, PlannedFile>();
  const add = (namespace: string, values: Record<string, unknown>) => {
    files.set(`messages/${code}/${namespace}.ts`, { text: printConstants(comment, values) });
  };
  if (Object.keys(words).length > 0) add("default", words);
  if (hasTitles) add("content", { admonitions: titles });
  return { files, used };
}

/** Splits `One post|{count} posts`, in the order of the language's plural categories. */
function getPluralForms(code: string, text: string): Record<string, string> {
  const forms = text.split("|");
  const usedCategories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const ordered = categories.filter((category) => usedCategories.includes(category));
  const last = forms.at(-1) ?? text;
  return Object.fromEntries(
    ordered.map((category, index) => [
      category,
      category === "other" ? last : (forms[index] ?? last),
    ]),
  );
}

import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { filesBelow, isMarkdown } from "../document/article.ts";
import { type JsonRecord, listOf, recordOf, textOf } from "../text/json.ts";
import { readJson } from "./evaluate/evaluate-module.ts";
import type { Project } from "./project.ts";

/** The texts of one language, which lie beside the site. */
export interface Translations {
  /** The text of a key in a file, such as `code` or `docusaurus-theme-classic/navbar`. */
  text(file: string, key: string): string | undefined;
  /** All texts of a file, by their keys. */
  all(file: string): ReadonlyMap<string, string>;
}

/** Folder of the translations into a language. */
export function translationFolder({ dir, config }: Project, locale: string): string {
  const i18n = recordOf(config.i18n);
  const own = recordOf(recordOf(i18n.localeConfigs)[locale]);
  return join(dir, textOf(i18n.path) ?? "i18n", textOf(own.path) ?? locale);
}

/** Folder of the translations of one instance of a plugin, such as `content-docs`. */
export function pluginFolder(folder: string, plugin: string, id: string): string {
  return join(folder, `docusaurus-plugin-${plugin}${id === "default" ? "" : `-${id}`}`);
}

export function openTranslations(folder: string): Translations {
  const files = new Map<string, Map<string, string>>();
  const all = (file: string) => {
    const known = files.get(file) ?? readTexts(join(folder, `${file}.json`));
    files.set(file, known);
    return known;
  };
  return { all, text: (file, key) => all(file).get(key) };
}

/** `{ "key": { "message": "Text" } }`, or texts alone. */
function readTexts(file: string): Map<string, string> {
  const texts = new Map<string, string>();
  if (!existsSync(file)) return texts;
  for (const [key, entry] of Object.entries(recordOf(readJson(file)))) {
    const text = textOf(entry) ?? textOf(recordOf(entry).message);
    if (text !== undefined && text !== "") texts.set(key, text);
  }
  return texts;
}

/** The project with the navbar, the footer and the blog of a language. */
export function localize(project: Project, { text }: Translations): Project {
  const navbar = recordOf(project.themeConfig.navbar);
  const footer = recordOf(project.themeConfig.footer);
  const inNavbar = (key: string) => text("docusaurus-theme-classic/navbar", key);
  const inFooter = (key: string) => text("docusaurus-theme-classic/footer", key);
  return {
    ...project,
    themeConfig: {
      ...project.themeConfig,
      navbar: {
        ...navbar,
        ...given("title", inNavbar("title")),
        logo: { ...recordOf(navbar.logo), ...given("alt", inNavbar("logo.alt")) },
        items: labeled(navbar.items, "item.label.", inNavbar),
      },
      footer: {
        ...footer,
        ...given("copyright", inFooter("copyright")),
        links: labeled(footer.links, "link.item.label.", inFooter).map((group) => {
          const title = textOf(group.title);
          const own = title === undefined ? undefined : inFooter(`link.title.${title}`);
          return { ...group, ...given("title", own) };
        }),
      },
    },
    blogs: project.blogs.map((blog) => {
      const file = `${pluginFolder("", "content-blog", blog.id)}/options`;
      const options = {
        ...blog.options,
        ...given("blogTitle", text(file, "title")),
        ...given("blogDescription", text(file, "description")),
      };
      return { ...blog, options };
    }),
  };
}

function given(key: string, text: string | undefined): JsonRecord {
  return text === undefined ? {} : { [key]: text };
}

/** Items with the labels of a language, those inside them too. */
function labeled(
  items: unknown,
  prefix: string,
  text: (key: string) => string | undefined,
): JsonRecord[] {
  return listOf(items as JsonRecord[]).map((item) => {
    const record = recordOf(item);
    const label = textOf(record.label);
    const own = label === undefined ? undefined : text(prefix + label);
    const inner = record.items === undefined ? {} : { items: labeled(record.items, prefix, text) };
    return { ...record, ...given("label", own), ...inner };
  });
}

/** Translations of which nothing is taken over, each with its file below the old site. */
export function leftTranslations(
  project: Project,
  folder: string,
  used: {
    texts: ReadonlySet<string>;
    roots: readonly { root: string; overlays: readonly string[] }[];
  },
): { file: string; subject: string }[] {
  if (!existsSync(folder)) return [];
  const left: { file: string; subject: string }[] = [];
  const place = (path: string) => relative(project.dir, join(folder, path)).split("\\").join("/");
  const own = [...openTranslations(folder).all("code").keys()].filter(
    (key) => !used.texts.has(key),
  );
  const theme = own.filter((key) => key.startsWith("theme."));
  if (own.length > theme.length) {
    const subject = `${own.length - theme.length} texts of components and of pages in React`;
    left.push({ file: place("code.json"), subject });
  }
  for (const { root, overlays } of used.roots) {
    for (const overlay of overlays) {
      for (const path of filesBelow(overlay)) {
        if (!isMarkdown(path) || existsSync(join(root, path))) continue;
        const file = relative(project.dir, join(overlay, path)).split("\\").join("/");
        left.push({ file, subject: "a page that the default language does not have" });
      }
    }
  }
  const taken =
    /^(?:code\.json|docusaurus-theme-classic\/|docusaurus-plugin-content-(?:docs|blog|pages)[^/]*\/)/;
  for (const path of filesBelow(folder)) {
    const subject = "texts of a plugin or theme of which nothing is taken over";
    if (!taken.test(path)) left.push({ file: place(path), subject });
  }
  return left;
}

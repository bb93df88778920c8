import { admonitions } from "../../../src/content/messages.ts";
import type { PlannedFile } from "../model.ts";
import { printConstants } from "../site/print-module.ts";
import type { Translations } from "./translations.ts";

/** Texts of the old theme that the new one has too: their id, its English text, and the name of the new one. */
const shared: readonly (readonly [id: string, english: string, name: string])[] = [
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
  ["theme.tags.tagsPageLink", "View all tags", "allTags"],
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

/** Texts with a form for each number, and what stands for the number. */
const counted: readonly (readonly [id: string, english: string, name: string, number: string])[] = [
  [
    "theme.blog.post.readingTime.plurals",
    "One min read|{readingTime} min read",
    "readingTime",
    "{readingTime}",
  ],
  ["theme.blog.post.plurals", "One post|{count} posts", "postCount", "{count}"],
];

const categories = ["zero", "one", "two", "few", "many", "other"] as const;

/** The words of the interface that a language has of its own, as files of the new site, and the ids that they are from. */
export function themeTexts(
  code: string,
  translations: Translations,
): { files: Map<string, PlannedFile>; used: Set<string> } {
  const texts = translations.all("code");
  const used = new Set<string>();
  const words: Record<string, unknown> = {};
  for (const [id, english, name] of shared) {
    const text = texts.get(id);
    if (text === undefined) continue;
    used.add(id);
    if (text !== english) words[name] = text.replace(/^← /, "");
  }
  for (const [id, english, name, number] of counted) {
    const text = texts.get(id);
    if (text === undefined) continue;
    used.add(id);
    if (text !== english) words[name] = pluralForms(code, text.replaceAll(number, "{count}"));
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

/** `One post|{count} posts`: the forms in the order of the categories of the language. */
function pluralForms(code: string, text: string): Record<string, string> {
  const forms = text.split("|");
  const own = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const ordered = categories.filter((category) => own.includes(category));
  const last = forms.at(-1) ?? text;
  return Object.fromEntries(
    ordered.map((category, index) => [
      category,
      category === "other" ? last : (forms[index] ?? last),
    ]),
  );
}

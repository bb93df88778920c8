import type { MessagesOf, PluralForms } from "../../model/messages/messages-of.ts";

// Import this module as a namespace, so that the browser loads only the texts it uses.

export const search = "Search";
export const language = (label: string): string => `Language: ${label}`;
export const announcement = "Announcement";
export const closeAnnouncement = "Close announcement";
export const searchShortcut = { mac: "⌘K", others: "Ctrl+K" } as const;
export const skipToContent = "Skip to main content";
export const skipToInputs = "Skip to the inputs";
export const skipToSidebar = "Skip to the sidebar";
export const mainNavigation = "Main";
export const openMenu = "Open menu";
export const closeMenu = "Close menu";
export const backToMainMenu = "Back to main menu";
export const sectionMenu = "Pages of this section";
export const sidebar = "Pages of this section";
export const categoryToggle = (label: string): string => `Pages of ${label}`;
export const moreSidebarItems = (count: string): string => `${count} more`;
export const breadcrumbs = "Breadcrumbs";
export const docsVersion = (label: string): string => `Version: ${label}`;
export const versionStart = "start page";
export const versionNote = "About this version";
export const versionBanner = {
  unreleased: (label: string): string => `Version ${label} is not released yet.`,
  unmaintained: (label: string): string => `Version ${label} is no longer maintained.`,
} as const;
export const samePageLink = (label: string): string => `See this page in version ${label}.`;
export const versionStartLink = (label: string): string =>
  `Version ${label} does not have this page. Go to its start page.`;
export const toc = "On this page";
export const pager = "Previous and next page";
export const previous = "Previous";
export const next = "Next";
export const lastReviewed = "Reviewed";
export const lastUpdated = "Updated";
export const editPage = "Edit";
export const viewMarkdown = "Markdown";
export const copyPage = "Copy page";
export const helpful = "Was this page helpful?";
export const answers = {
  yes: { label: "Yes", feedback: "Helpful" },
  no: { label: "No", feedback: "Not helpful" },
} as const;
export const themeSwitch = { light: "Switch to dark mode", dark: "Switch to light mode" } as const;
export const themeSwitched = { light: "Light mode is on", dark: "Dark mode is on" } as const;
export const followSystem = "Use the system color mode";
export const systemFollowed = "The system color mode is on";
export const pageLoaded = (title: string): string => `Page opened: ${title}`;
export const loadFailed = "The page could not be loaded.";
export const loadFailedHint = "Check your connection. You are still on the previous page.";
export const retry = "Retry";
export const dismiss = "Dismiss";
export const crashed = "This page crashed.";
export const crashedPart = "This part of the page crashed.";
export const crashHint = "Try again, or reload the page.";
export const crashDetails = "Error message";
export const loading = "Loading";
export const tryAgain = "Try again";
export const pageOfPosts = (heading: string, part: number): string => `${heading}, page ${part}`;
export const blog = "Blog";
export const allPosts = "All posts";
export const archive = "Archive";
export const feed = (format: string): string => `Feed in ${format} format`;
export const noPosts = "There are no posts yet.";
export const authors = "Authors";
export const readMore = "Read more";
export const readMoreOf = (title: string): string => `Read more: ${title}`;
export const postPages = "Newer and older posts";
export const newerPosts = "Newer posts";
export const olderPosts = "Older posts";
export const neighborPosts = "Newer and older post";
export const newerPost = "Newer post";
export const olderPost = "Older post";
export const readingTime = {
  one: "{count} min read",
  other: "{count} min read",
} satisfies PluralForms;
export const postCount = { one: "{count} post", other: "{count} posts" } satisfies PluralForms;
export const postsTagged = {
  one: "{count} post tagged “{tag}”",
  other: "{count} posts tagged “{tag}”",
} satisfies PluralForms;
export const tags = "Tags";
export const tagsOf = (title: string): string => `Tags of “${title}”`;
export const pageCount = { one: "{count} page", other: "{count} pages" } satisfies PluralForms;
export const pagesTagged = {
  one: "{count} page tagged “{tag}”",
  other: "{count} pages tagged “{tag}”",
} satisfies PluralForms;
export const notFoundTitle = "Page not found";
export const notFoundText =
  "There is no page at this address. It may have moved, or the link is wrong.";
export const notFoundHome = "Go to the home page";
export const notFoundSearch = "Search for words from the address";
export const notFoundNearest = "Pages with a similar address:";
export const notFoundStart = "Start here:";
export const notFoundReportQuestion = "Did a link on this site bring you here?";
export const notFoundReport = "Report the broken link";
export const videos = {
  one: "{count} micro video",
  other: "{count} micro videos",
} satisfies PluralForms;
export const minutes = { one: "{count} minute", other: "{count} minutes" } satisfies PluralForms;
export const catalogVersion = "Version";
export const lastModified = (version: string): string => `Last changed in version ${version}`;
export const repository = "Repository";
export const formerly = (name: string): string => `formerly ${name}`;
export const tableOf = (columns: string): string => `Table: ${columns}`;
export const good = "Good";
export const bad = "Bad";
export const license = "License";
export const licensedUnder = "This page is licensed under";

export type Messages = MessagesOf<typeof import("./messages.ts")>;

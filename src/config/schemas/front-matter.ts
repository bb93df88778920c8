import * as v from "valibot";
import { type IconName, icons } from "../../figures/icons.ts";
import type { DocPage, FoldedHeadings } from "../../model/page/page.ts";
import { shownText } from "./shown-text.ts";
import { linkUrl } from "./url-schema.ts";

/** Whether an ISO date exists in the calendar: `Date` reads 31 February as 3 March. */
export function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const headingLevel = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6));

const timeOfDay = /[T ]\d\d?:\d\d(?::\d\d(?:\.\d+)?)?(?: ?Z| ?[+-]\d\d:?\d\d)?$/i;

/** A day, optionally with a time, which orders the posts of a day. The time zone is ignored. */
const isoDate = v.custom<string>(
  (date) => typeof date === "string" && isDay(date.replace(timeOfDay, "")),
  "a date is a day of the calendar, written as `2026-01-31`",
);

const isoDay = v.pipe(
  isoDate,
  v.transform((date) => date.slice(0, 10)),
);

const labeledTag = v.pipe(
  v.strictObject({ label: shownText, permalink: v.optional(v.string()) }),
  v.transform(({ label }) => label),
);

function isLabeled(tag: unknown): boolean {
  return typeof tag === "object" && tag !== null && "label" in tag;
}

const tagNames = v.array(
  v.pipe(
    v.lazy((tag) => (isLabeled(tag) ? labeledTag : v.string())),
    v.check((name) => name.trim() !== "", "name the tag, or leave it out"),
  ),
);

/** Rejects blank slugs, addresses with a host, and control characters, which may be encoded. */
const slugSchema = v.pipe(
  v.string(),
  v.check(
    (slug) => !/^\s*$|^[a-z][a-z\d+.-]*:\/\/|%[01][\da-f]|%7f|\p{Cc}/iu.test(slug),
    "a slug is a path of this site, for example `/guides/vpc`",
  ),
);

const articleEntries = {
  title: v.string(),
  description: v.optional(v.string(), ""),
  keywords: v.optional(v.array(v.string()), []),
  /** Other names of the subject: a search for one of them finds the page. */
  other_names: v.optional(v.array(v.string()), []),
  image: v.optional(v.string()),
  draft: v.optional(v.boolean(), false),
  /** Built, but not listed anywhere and hidden from search engines. */
  unlisted: v.optional(v.boolean(), false),
  hide_title: v.optional(v.boolean(), false),
  hide_table_of_contents: v.optional(v.boolean(), false),
  toc_min_heading_level: v.optional(headingLevel),
  toc_max_heading_level: v.optional(headingLevel),
};

const articleSchema = v.strictObject(articleEntries);

export type ArticleFrontMatter = v.InferOutput<typeof articleSchema>;

export type ArticleSchema<F extends ArticleFrontMatter> = v.GenericSchema<unknown, F>;

export const frontMatterSchema = v.strictObject({
  ...articleEntries,
  id: v.optional(v.string()),
  /** Replaces the path: relative to the folder, or absolute below the docs route with a leading slash. */
  slug: v.optional(slugSchema),
  sidebar_label: v.optional(shownText),
  sidebar_position: v.optional(v.number()),
  tags: v.optional(tagNames, []),
  pagination_label: v.optional(shownText),
  /** Name of the sidebar to show if several or none contain the page; null for none. */
  displayed_sidebar: v.optional(v.nullable(v.string())),
  last_reviewed: v.optional(isoDay),
  /** `faq` marks headings with a question mark as questions (https://schema.org/FAQPage). */
  structured_data: v.optional(v.picklist(["faq"])),
  /** The sections of the lowest level (2 or 3) open one by one, with a filter above them. */
  collapse_sections: v.optional(v.boolean(), false),
});

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>;

type FoldingKeys = Partial<Pick<FrontMatter, "structured_data" | "collapse_sections">>;

export function getFoldedHeadings(
  frontMatter: ArticleFrontMatter & FoldingKeys,
): FoldedHeadings | null {
  if (frontMatter.structured_data === "faq") return "questions";
  return frontMatter.collapse_sections ? "sections" : null;
}

export function getShownFields({ last_reviewed }: FrontMatter): Pick<DocPage, "lastReviewed"> {
  return { lastReviewed: last_reviewed ?? null };
}

export const pageFrontMatterSchema = v.strictObject({
  ...articleEntries,
  slug: v.optional(slugSchema),
});

export type PageFrontMatter = v.InferOutput<typeof pageFrontMatterSchema>;

const generatedIndexSchema = v.strictObject({
  type: v.literal("generated-index"),
  title: v.optional(shownText),
  description: v.optional(v.string()),
  slug: v.optional(slugSchema),
  keywords: v.optional(v.array(v.string())),
  image: v.optional(v.string()),
});

export const categorySchema = v.strictObject({
  label: v.optional(shownText),
  position: v.optional(v.number()),
  collapsible: v.optional(v.boolean(), true),
  collapsed: v.optional(v.boolean(), true),
  /** The page of a folder without an index file. */
  link: v.optional(v.nullable(v.variant("type", [generatedIndexSchema]))),
});

export type CategoryMetadata = v.InferOutput<typeof categorySchema>;

export const tagSchema = v.nullish(
  v.strictObject({
    label: v.optional(shownText),
    description: v.optional(v.string()),
    icon: v.optional(v.picklist(Object.keys(icons) as IconName[])),
  }),
  {},
);

export type TagsFile = Record<string, NonNullable<v.InferOutput<typeof tagSchema>>>;

export const authorSchema = v.strictObject({
  name: shownText,
  title: v.optional(v.string()),
  url: v.optional(linkUrl),
  image: v.optional(v.pipe(v.string(), v.startsWith("/"))),
});

export type AuthorsFile = Record<string, v.InferOutput<typeof authorSchema>>;

const authorSyntax =
  "add the author to `authors.yml`, for example `anna: { name: Anna }`, and write the key: `anna`";

export const postFrontMatterSchema = v.strictObject({
  ...articleEntries,
  slug: v.optional(slugSchema),
  /** Day of publication. Default: the date with which the name of the file or folder begins. */
  date: v.optional(isoDate),
  authors: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string(authorSyntax))]),
      v.transform((names) => [names].flat()),
    ),
    [],
  ),
  tags: v.optional(tagNames, []),
});

export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>;

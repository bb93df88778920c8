import * as v from "valibot";
import { articleEntries, isoDate, tagNames } from "./front-matter.ts";

/** Front matter of a blog post. */
export const postFrontMatterSchema = v.strictObject({
  ...articleEntries,
  /** Replaces the address below the blog's route. */
  slug: v.optional(v.string()),
  /** Day of publication. Default: the date with which the name of the file or folder begins. */
  date: v.optional(isoDate),
  /** Names from `authors.yml`, one or a list. */
  authors: v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((names) => [names].flat()),
    ),
    [],
  ),
  tags: v.optional(tagNames, []),
});

export type PostFrontMatter = v.InferOutput<typeof postFrontMatterSchema>;

/** An entry of `authors.yml`. */
export const authorSchema = v.strictObject({
  name: v.string(),
  /** What the author does, for example `Platform engineer`. */
  title: v.optional(v.string()),
  /** The author's own page. */
  url: v.optional(v.pipe(v.string(), v.url())),
  /** A square picture below `public/`. */
  image: v.optional(v.pipe(v.string(), v.startsWith("/"))),
});

/** `authors.yml`: the authors of blog posts. */
export type AuthorsFile = Record<string, v.InferOutput<typeof authorSchema>>;

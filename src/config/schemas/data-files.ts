import * as v from "valibot";

/** An entry of `tags.yml`. Its key is what front matter names; it may be empty. */
export const tagSchema = v.nullish(
  v.strictObject({
    /** What readers see. Default: the key. */
    label: v.optional(v.string()),
    /** One sentence at the top of the tag's page. */
    description: v.optional(v.string()),
  }),
  {},
);

/** `tags.yml`: the tags that pages of a folder may carry. */
export type TagsFile = Record<string, NonNullable<v.InferOutput<typeof tagSchema>>>;

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

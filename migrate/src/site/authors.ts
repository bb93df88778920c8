import { slug } from "github-slugger";
import { recordOf, textOf } from "../text/json.ts";
import type { AuthorRegistry } from "./site-work.ts";

export interface OpenAuthors extends AuthorRegistry {
  /** What of the authors was not taken over: key of the author, key of the entry. */
  dropped: { author: string; key: string }[];
}

/**
 * The authors of a blog: those of its `authors.yml`, and those that posts describe themselves.
 *
 * @param image gives the address below `public/` of a picture; undefined where it is elsewhere
 */
export function openAuthors(
  file: unknown,
  image: (address: string) => string | undefined,
): OpenAuthors {
  const entries = new Map<string, Record<string, unknown>>();
  const dropped: OpenAuthors["dropped"] = [];
  const add = (key: string, author: unknown) => {
    const { name, title, url, image_url, imageURL, email, ...rest } = recordOf(author);
    const entry: Record<string, unknown> = { name: textOf(name) ?? key };
    if (textOf(title) !== undefined) entry.title = textOf(title);
    const address = textOf(url);
    if (address !== undefined && URL.canParse(address)) entry.url = address;
    else if (address !== undefined) dropped.push({ author: key, key: "url" });
    const picture = textOf(image_url) ?? textOf(imageURL);
    const place = picture === undefined ? undefined : image(picture);
    if (place !== undefined) entry.image = place;
    else if (picture !== undefined) dropped.push({ author: key, key: "image_url" });
    for (const name of Object.keys({ ...rest, ...(email !== undefined && { email }) })) {
      dropped.push({ author: key, key: name });
    }
    entries.set(key, entry);
  };
  for (const [key, author] of Object.entries(recordOf(file))) add(key, author);
  return {
    entries,
    dropped,
    keyOf(author) {
      const named = textOf(author) ?? textOf(recordOf(author).key);
      if (named !== undefined) {
        if (!entries.has(named)) add(named, { name: named });
        return named;
      }
      const name = textOf(recordOf(author).name);
      if (name === undefined) return undefined;
      const same = [...entries].find(([, entry]) => entry.name === name);
      if (same) return same[0];
      const key = slug(name) || `author-${entries.size + 1}`;
      add(key, author);
      return key;
    },
  };
}

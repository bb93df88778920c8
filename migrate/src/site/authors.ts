import { slug } from "github-slugger";
import { asRecord, asString } from "../text/values.ts";

export interface AuthorRegistry {
  entries: Map<string, Record<string, unknown>>;
  /** Adds an author that a post names or defines, unless it is known. Returns the key. */
  addAuthor(author: unknown): string | undefined;
}

interface AuthorSources {
  /** The address of a picture; undefined if the old site does not have it. */
  resolveImage(address: string): string | undefined;
  /** Receives a key of an author that has no counterpart. */
  reportDropped(author: string, key: string): void;
}

/** Combines `authors.yml` and authors of posts. */
export function createAuthors(
  file: unknown,
  { resolveImage, reportDropped }: AuthorSources,
): AuthorRegistry {
  const entries = new Map<string, Record<string, unknown>>();
  const add = (key: string, author: unknown) => {
    const { name, title, url, image_url, imageURL, email, ...rest } = asRecord(author);
    const entry: Record<string, unknown> = { name: asString(name) ?? key };
    if (asString(title) !== undefined) entry.title = asString(title);
    const address = asString(url);
    if (address !== undefined && URL.canParse(address)) entry.url = address;
    else if (address !== undefined) reportDropped(key, "url");
    const picture = asString(image_url) ?? asString(imageURL);
    const pictureAddress = picture === undefined ? undefined : resolveImage(picture);
    if (pictureAddress !== undefined) entry.image = pictureAddress;
    else if (picture !== undefined) reportDropped(key, "image_url");
    for (const name of Object.keys({ ...rest, ...(email !== undefined && { email }) })) {
      reportDropped(key, name);
    }
    entries.set(key, entry);
  };
  for (const [key, author] of Object.entries(asRecord(file))) add(key, author);
  return {
    entries,
    addAuthor(author) {
      const authorKey = asString(author) ?? asString(asRecord(author).key);
      if (authorKey !== undefined) {
        if (!entries.has(authorKey)) add(authorKey, { name: authorKey });
        return authorKey;
      }
      const name = asString(asRecord(author).name);
      if (name === undefined) return undefined;
      const same = [...entries].find(([, entry]) => entry.name === name);
      if (same) return same[0];
      const key = slug(name) || `author-${entries.size + 1}`;
      add(key, author);
      return key;
    },
  };
}

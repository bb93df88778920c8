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
    const address = asString(url);
    const isUrl = URL.canParse(address ?? "");
    if (address !== undefined && !isUrl) reportDropped(key, "url");
    const picture = asString(image_url) ?? asString(imageURL);
    const pictureAddress = picture === undefined ? undefined : resolveImage(picture);
    if (picture !== undefined && pictureAddress === undefined) reportDropped(key, "image_url");
    for (const name of Object.keys({ ...rest, ...(email !== undefined && { email }) })) {
      reportDropped(key, name);
    }
    entries.set(key, {
      name: asString(name) ?? key,
      title: asString(title),
      url: isUrl ? address : undefined,
      image: pictureAddress,
    });
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

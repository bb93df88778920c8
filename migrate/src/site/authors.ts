import { slug } from "github-slugger";
import { asRecord, asString } from "../text/values.ts";

export interface AuthorRegistry {
  entries: Map<string, Record<string, unknown>>;
  getKey(author: unknown): string | undefined;
}

interface AuthorsWithLosses extends AuthorRegistry {
  dropped: { author: string; key: string }[];
}

/** Combines `authors.yml` and authors of posts. `image` is undefined for images of other sites. */
export function createAuthors(
  file: unknown,
  image: (address: string) => string | undefined,
): AuthorsWithLosses {
  const entries = new Map<string, Record<string, unknown>>();
  const dropped: AuthorsWithLosses["dropped"] = [];
  const add = (key: string, author: unknown) => {
    const { name, title, url, image_url, imageURL, email, ...rest } = asRecord(author);
    const entry: Record<string, unknown> = { name: asString(name) ?? key };
    if (asString(title) !== undefined) entry.title = asString(title);
    const address = asString(url);
    if (address !== undefined && URL.canParse(address)) entry.url = address;
    else if (address !== undefined) dropped.push({ author: key, key: "url" });
    const picture = asString(image_url) ?? asString(imageURL);
    const pictureAddress = picture === undefined ? undefined : image(picture);
    if (pictureAddress !== undefined) entry.image = pictureAddress;
    else if (picture !== undefined) dropped.push({ author: key, key: "image_url" });
    for (const name of Object.keys({ ...rest, ...(email !== undefined && { email }) })) {
      dropped.push({ author: key, key: name });
    }
    entries.set(key, entry);
  };
  for (const [key, author] of Object.entries(asRecord(file))) add(key, author);
  return {
    entries,
    dropped,
    getKey(author) {
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

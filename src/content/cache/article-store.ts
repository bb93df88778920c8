import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import { type CacheStore, readStored } from "../../model/cache.ts";
import type { Body, DocPage, Page, StoredBody } from "../../model/page/page.ts";
import { type ReadBody, restorePage } from "../../model/page/stored-page.ts";
import type { PageRecord, SiteData } from "../site-data.ts";

export function storeBody(store: CacheStore, body: Body): StoredBody {
  const bytes = serialize(body);
  const key = `article-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
  if (!store.has(key)) store.write(key, bytes);
  return { kind: "stored", key };
}

/** @throws LostEntryError if the entry was removed after it was stored */
export function readBody(store: CacheStore, { key }: StoredBody): Body {
  return deserialize(readStored(store, key)) as Body;
}

export type RestoredContent<D extends SiteData = SiteData> = Omit<D, "docs" | "pages"> & {
  docs: PageRecord<DocPage>[];
  pages: PageRecord<Page>[];
};

export function restoreContent<D extends SiteData>(data: D, store: CacheStore): RestoredContent<D> {
  return restoreBodies(data, (stored) => readBody(store, stored));
}

export function restoreBodies<D extends SiteData>(data: D, read: ReadBody): RestoredContent<D> {
  const restore = <P extends Page>(record: PageRecord): PageRecord<P> => {
    const page = restorePage(record.page, read) as P;
    return { ...record, page };
  };
  return {
    ...data,
    docs: data.docs.map<PageRecord<DocPage>>(restore),
    pages: data.pages.map<PageRecord<Page>>(restore),
  };
}

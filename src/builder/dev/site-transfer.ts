import type { CatalogSearchEntry } from "../../catalog/page/search-records.ts";
import type { SiteConfig } from "../../config/schemas/site-config.ts";
import { restoreBodies } from "../../content/cache/article-store.ts";
import type { PageRecord } from "../../content/index.ts";
import { memoize } from "../../model/memoize.ts";
import type { Body, StoredBody } from "../../model/page/page.ts";
import type { ReadBody } from "../../model/page/stored-page.ts";
import type { GeneratedFile, ReadData } from "../load/site-data.ts";
import type { ReadSite } from "./dev-site.ts";

/** Values that the other thread needs, without those that it has received before. */
interface Sent<T> {
  keys: string[];
  added: Map<string, T>;
}

/** Only keys and new values cross the threads: copying a whole site takes longer than reading it. */
export interface SentSite {
  config: SiteConfig;
  compilesOnRequest: boolean;
  data: Omit<ReadData, "files" | "searchRecords">;
  bodies: Sent<Body>;
  files: Sent<GeneratedFile>;
  searchRecords: Sent<CatalogSearchEntry>;
}

interface SiteToSend {
  config: SiteConfig;
  compilesOnRequest: boolean;
  data: ReadData;
}

/** Each message of a sender needs all messages before it. */
export function createSiteSender(): (site: SiteToSend, readBody: ReadBody) => SentSite {
  const getKey = createKeys();
  const sendBodies = createSender<Body>();
  const sendFiles = createSender<GeneratedFile>();
  const sendSearchRecords = createSender<CatalogSearchEntry>();
  return ({ data: { files, searchRecords, ...data }, ...site }, readBody) => {
    const bodies = new Map<string, Body | StoredBody>();
    const withStoredBody = <R extends PageRecord>(record: R): R => {
      const { page } = record;
      if (!("body" in page)) return record;
      const key = page.body.kind === "stored" ? page.body.key : getKey(page.body);
      bodies.set(key, page.body);
      return { ...record, page: { ...page, body: { kind: "stored", key } } };
    };
    const docs = data.docs.map(withStoredBody);
    const pages = data.pages.map(withStoredBody);
    return {
      ...site,
      data: { ...data, docs, pages },
      bodies: sendBodies([...bodies.keys()], (key) => {
        const body = getRequired(bodies, key);
        return body.kind === "stored" ? readBody(body) : body;
      }),
      files: sendObjects(files, getKey, sendFiles),
      searchRecords: sendObjects(searchRecords, getKey, sendSearchRecords),
    };
  };
}

export function createSiteReceiver(): (sent: SentSite) => ReadSite {
  const receiveBodies = createReceiver<Body>();
  const receiveFiles = createReceiver<GeneratedFile>();
  const receiveSearchRecords = createReceiver<CatalogSearchEntry>();
  return ({ data, bodies, files, searchRecords, ...site }) => {
    const getBody = receiveBodies(bodies);
    const received = {
      ...data,
      files: files.keys.map(receiveFiles(files)),
      searchRecords: searchRecords.keys.map(receiveSearchRecords(searchRecords)),
    };
    return { ...site, data: restoreBodies(received, ({ key }) => getBody(key)) };
  };
}

/** Returns a function that gives each object a key. */
function createKeys(): (object: object) => string {
  let count = 0;
  return memoize(() => `object-${++count}`, new WeakMap<object, string>());
}

type Send<T> = (keys: string[], read: (key: string) => T) => Sent<T>;

function createSender<T>(): Send<T> {
  let known: ReadonlySet<string> = new Set();
  return (keys, read) => {
    const added = new Map<string, T>();
    for (const key of keys) if (!known.has(key)) added.set(key, read(key));
    known = new Set(keys);
    return { keys, added };
  };
}

function sendObjects<T extends object>(
  objects: readonly T[],
  getKey: (object: T) => string,
  send: Send<T>,
): Sent<T> {
  const keys = objects.map(getKey);
  const byKey = new Map(objects.map((object, index) => [keys[index] ?? "", object]));
  return send(keys, (key) => getRequired(byKey, key));
}

function createReceiver<T>(): (sent: Sent<T>) => (key: string) => T {
  let known = new Map<string, T>();
  return ({ keys, added }) => {
    const previous = known;
    known = new Map(keys.map((key) => [key, getRequired(added.has(key) ? added : previous, key)]));
    const current = known;
    return (key) => getRequired(current, key);
  };
}

function getRequired<T>(values: ReadonlyMap<string, T>, key: string): T {
  const value = values.get(key);
  if (value === undefined) throw new Error(`the value ${key} was not sent`);
  return value;
}

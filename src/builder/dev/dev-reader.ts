import { serveCalls } from "../threads/thread.ts";
import type { DevArticle } from "./dev-articles.ts";
import type { DevSiteOptions } from "./dev-site.ts";
import { createSiteReader } from "./site-reader.ts";
import type { SentSite } from "./site-transfer.ts";

/** Reads the whole site if `file` is missing. */
export interface ReaderTask extends DevSiteOptions {
  file?: string;
}

export interface ReaderResponse {
  site?: SentSite;
  article?: DevArticle;
}

const reader = createSiteReader();

serveCalls<ReaderTask, ReaderResponse>(async ({ file, ...options }) => {
  if (file === undefined) return { site: await reader.readSite(options) };
  const article = await reader.readArticle(options.siteDir, file);
  return article ? { article } : {};
});

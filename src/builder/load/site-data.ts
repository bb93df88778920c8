import type { CatalogSearchEntry } from "../../catalog/index.ts";
import type { SiteData } from "../../content/index.ts";
import type { Route } from "../../model/url/route.ts";
import type { PageHistory } from "../history/changes-pages.ts";
import type { SourceDates } from "../history/read-history.ts";
import type { SiteMessages } from "./site-messages.ts";

export interface GeneratedFile {
  to: string;
  text: string;
}

export interface MergedData extends SiteData {
  /** Messages that are not compiled for the browser. */
  messages: SiteMessages;
  files: GeneratedFile[];
  /** Addresses of pages that do not exist yet but may be linked. */
  announced: Route[];
  searchRecords: CatalogSearchEntry[];
}

export interface ReadData extends MergedData {
  /** Dates of the last change; empty if unknown or not used. */
  dates: SourceDates;
  histories: PageHistory[];
}
